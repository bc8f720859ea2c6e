import TransitionRunner
import UIKit

extension StockApps {
    static let alerts: [TransitionScene] = [
        .stock("alert") { question("Sure?", .alert) },
        .stock("action-sheet") { question("What?", .actionSheet) },
        .stock("alert-after-alert") {
            question("First?", .alert) { presenter in presenter?.present(question("Sure?", .alert), animated: true) }
        },
        .stock("alert-on-sheet") { asking("Second").asSheet() }.dismissesFromRoot(),
        .stock("alert-on-full-screen") { asking("Second").styled(.fullScreen) }.dismissesFromRoot(),
        .stock("alert-closes-sheet") {
            ModalPage(
                "Second",
                [
                    "Delete": { page in
                        page.present(
                            question("Delete?", .alert) { [weak page] _ in page?.dismiss(animated: true) },
                            animated: true)
                    }
                ]
            ).asSheet()
        },
        .stock("alert-then-sheet") {
            question("Open?", .actionSheet) { $0?.present(ModalPage.closable("Second").asSheet(), animated: true) }
        },
        TransitionScene("stock-alert-in-stack") { asking("First").inStack() }
            .action("push") {
                ($0.window.rootViewController as? UINavigationController)?.pushViewController(
                    asking("Next"), animated: true)
            }
            .dismisses(),
        TransitionScene("stock-alert-in-a-window") { OverlayPage() }
            .action("ask in front") { ($0.window.rootViewController as? OverlayPage)?.askInFront() },
    ]

    @MainActor private static func asking(_ title: String) -> ModalPage {
        ModalPage(
            title,
            [
                "Ask": { $0.present(question("Sure?", .alert), animated: true) },
                "Choose": { $0.present(question("Which?", .actionSheet), animated: true) },
                "Close": { $0.dismiss(animated: true) },
            ])
    }

    /// "Yes" does what the caller wants with the controller that asked.
    @MainActor private static func question(
        _ title: String, _ style: UIAlertController.Style,
        yes: @escaping @MainActor (UIViewController?) -> Void = { _ in }
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
        weak var presenter: UIViewController?
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { [weak alert] _ in
                presenter = alert?.presentingViewController ?? UIApplication.shared.topmost
                yes(presenter)
            })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        return alert
    }
}

extension UIApplication {
    /// The controller on top of the first window, as many apps look it up.
    fileprivate var topmost: UIViewController? {
        var top = windows.first?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }
}

/// Asks in a window of its own that lies in front, and goes with the answer.
private final class OverlayPage: ModalPage {
    private var overlay: UIWindow?

    init() {
        super.init("First", ["Ask": { ($0 as? OverlayPage)?.askInFront() }])
    }

    required init?(coder: NSCoder) { nil }

    func askInFront() {
        guard overlay == nil, let scene = view.window?.windowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        overlay = window
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                window.isHidden = true
                self?.overlay = nil
                self?.view.window?.makeKey()
            })
        window.rootViewController?.present(alert, animated: true)
    }
}
