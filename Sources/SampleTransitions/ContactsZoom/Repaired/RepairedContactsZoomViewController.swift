import UIKit

/// The list, repaired: it is asked for a contact's picture, whatever is selected, and knows when there is none.
final class RepairedContactsZoomViewController: ContactListViewController {
    private var zoomDelegate: RepairedZoomNavigationDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let navigationController else { return }
        let zoomDelegate = RepairedZoomNavigationDelegate(navigationController: navigationController)
        navigationController.delegate = zoomDelegate
        self.zoomDelegate = zoomDelegate
    }

    override func open(_ contact: Contact) {
        navigationController?.pushUnlessBusy(RepairedContactDetailViewController(contact: contact))
    }

    /// The frame of a contact's picture in this controller's view; nil while it is scrolled out of sight.
    func imageFrame(of contact: Contact) -> CGRect? {
        view.layoutIfNeeded()
        guard let item = Contact.all.firstIndex(of: contact),
            let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? ContactCell
        else { return nil }
        cell.layoutIfNeeded()
        return cell.imageView.convert(cell.imageView.bounds, to: view)
    }
}

/// A contact, repaired: it asks for nothing while another transition is under way.
final class RepairedContactDetailViewController: ContactDetailViewController {
    override func pushNext() {
        navigationController?.pushUnlessBusy(RepairedContactDetailViewController(contact: nextContact))
    }

    override func goBack() {
        guard navigationController?.transitionCoordinator == nil else { return }
        navigationController?.popViewController(animated: true)
    }
}

extension UINavigationController {
    /// Pushes, unless a transition is under way: a push from within it would be shown after the next pop at best.
    fileprivate func pushUnlessBusy(_ viewController: UIViewController) {
        guard transitionCoordinator == nil else { return }
        pushViewController(viewController, animated: true)
    }
}
