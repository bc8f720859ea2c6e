import TransitionRunner
import UIKit

extension TransitionScene {
    /// An app in which a page is shown by an act, and by a button of the first page; it goes by acts and by what is on
    /// screen.
    static func stock(
        _ name: String, size: CGSize = CGSize(width: 390, height: 844), animated: Bool = true,
        presenting page: @escaping @MainActor () -> UIViewController
    ) -> TransitionScene {
        TransitionScene("stock-\(name)", size: size) {
            ModalPage("First", ["Show": { $0.present(page(), animated: animated) }])
        }
        .presents("present", animated: animated, page)
        .dismisses(animated: animated)
    }

    /// An act that presents on whatever is on top.
    func presents(
        _ act: String, animated: Bool = true, _ page: @escaping @MainActor () -> UIViewController
    ) -> TransitionScene {
        action(act) { $0.topViewController?.present(page(), animated: animated) }
    }

    /// An act that has the topmost controller dismissed.
    func dismisses(animated: Bool = true) -> TransitionScene {
        action("dismiss") { $0.topViewController?.dismiss(animated: animated) }
    }

    /// An act that has the root dismiss all that is above it.
    func dismissesFromRoot() -> TransitionScene {
        action("dismiss all") { $0.window.rootViewController?.dismiss(animated: true) }
    }

    /// An act that has the first presented controller dismiss what is above it, or itself.
    func dismissesFromMiddle() -> TransitionScene {
        action("dismiss from the middle") {
            $0.window.rootViewController?.presentedViewController?.dismiss(animated: true)
        }
    }
}
