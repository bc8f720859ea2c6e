import UIKit

/// The list whose cells grow into details, with the object that makes them do so.
final class ContactsZoomViewController: ContactListViewController {
    private var zoomDelegate: ZoomNavigationDelegate!

    /// The picture of the contact that was tapped.
    var selectedImageView: UIImageView? {
        guard let indexPath = collectionView.indexPathsForSelectedItems?.first else { return nil }
        return (collectionView.cellForItem(at: indexPath) as? ContactCell)?.imageView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        zoomDelegate = ZoomNavigationDelegate(navigationController: navigationController!)
        navigationController?.delegate = zoomDelegate
    }
}
