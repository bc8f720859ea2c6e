import UIKit

/// The list whose cells grow into details, with the object that makes them do so.
final class ContactsZoomViewController: ContactListViewController {
    private let followsFinger: Bool
    private var zoomDelegate: ZoomNavigationDelegate!

    /// The picture of the contact that was tapped.
    var selectedImageView: UIImageView? {
        guard let indexPath = collectionView.indexPathsForSelectedItems?.first else { return nil }
        return (collectionView.cellForItem(at: indexPath) as? ContactCell)?.imageView
    }

    /// - Parameter followsFinger: Whether a finger pops the details, which came last.
    init(followsFinger: Bool = true) {
        self.followsFinger = followsFinger
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("the list is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        zoomDelegate = ZoomNavigationDelegate(navigationController: navigationController!)
        if followsFinger { zoomDelegate.addPan() }
        navigationController?.delegate = zoomDelegate
    }
}
