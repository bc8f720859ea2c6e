import TransitionRunner
import UIKit

extension TransitionScene {
    /// A contacts overview and a modal controller that a swipe dismisses, as tutorials teach it.
    public static let contactsModal = contactsScene("contacts-modal", .fullScreen) { ModalViewController() }

    /// The same as a page sheet, which is what code that names no style gets since iOS 13.
    public static let contactsModalSheet = contactsScene("contacts-modal-sheet", .pageSheet) { ModalViewController() }

    /// `contactsModal` before the interaction was added: only the presentation has an animation of its own.
    public static let contactsModalFirstStage = contactsScene("contacts-modal-first-stage", .fullScreen) {
        FirstStageModalViewController()
    }

    /// `contactsModal` without its defects.
    public static let contactsModalRepaired = contactsScene("contacts-modal-repaired", .fullScreen) {
        RepairedModalViewController()
    }

    /// `contactsModalSheet` without its defects.
    public static let contactsModalSheetRepaired = contactsScene("contacts-modal-sheet-repaired", .pageSheet) {
        RepairedModalViewController()
    }

    private static func contactsScene(
        _ name: String, _ style: UIModalPresentationStyle, _ makeModal: @escaping @MainActor () -> UIViewController
    ) -> TransitionScene {
        TransitionScene(name) {
            ContactsOverviewViewController {
                let modal = makeModal()
                modal.modalPresentationStyle = style
                return modal
            }
        }
        .action("show modal", when: { $0.topViewController is ContactsOverviewViewController }) { app in
            (app.topViewController as? ContactsOverviewViewController)?.showModal()
        }
        .action("dismiss by button", when: { $0.topViewController?.presentingViewController != nil }) { app in
            app.topViewController?.dismiss(animated: true)
        }
    }
}
