import TransitionRunner
import UIKit

extension TransitionScene {
    /// A list of contacts whose pictures grow into details, and shrink again under a finger, as tutorials teach it.
    public static let contactsZoom = contactsZoomScene("contacts-zoom") { ContactsZoomViewController() }

    /// `contactsZoom` before the finger was added: the pictures grow and shrink by themselves.
    public static let contactsZoomFirstStage = contactsZoomScene("contacts-zoom-first-stage") {
        ContactsZoomViewController(followsFinger: false)
    }

    /// `contactsZoom` without its defects.
    public static let contactsZoomRepaired = contactsZoomScene("contacts-zoom-repaired") {
        RepairedContactsZoomViewController()
    }

    private static func contactsZoomScene(
        _ name: String, _ makeList: @escaping @MainActor () -> ContactListViewController
    ) -> TransitionScene {
        TransitionScene(name) { UINavigationController(rootViewController: makeList()) }
            .action("open contact", when: { $0.shownList != nil }) { $0.shownList?.select(Contact.all[0]) }
            .action("open another contact", when: { $0.shownList != nil }) { $0.shownList?.select(Contact.all[7]) }
            .action("back", when: { $0.shownDetail != nil }) { $0.shownDetail?.goBack() }
            .action("push from the detail", when: { $0.shownDetail != nil }) { $0.shownDetail?.pushNext() }
            .action("deselect") { $0.list?.deselect() }
            .action("scroll the cell away") { $0.list?.scrollToEnd() }
            .action("reload") { $0.list?.reload() }
    }
}

extension HeadlessApp {
    private var navigationController: UINavigationController? { topViewController as? UINavigationController }

    fileprivate var list: ContactListViewController? {
        navigationController?.viewControllers.first as? ContactListViewController
    }

    fileprivate var shownList: ContactListViewController? {
        navigationController?.topViewController as? ContactListViewController
    }

    fileprivate var shownDetail: ContactDetailViewController? {
        navigationController?.topViewController as? ContactDetailViewController
    }
}
