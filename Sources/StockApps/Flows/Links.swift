import TransitionRunner
import UIKit

extension StockApps {
    /// Apps that a notification or an address leads to some place, whatever is shown.
    static let links: [TransitionScene] = [
        TransitionScene("stock-link-after-dismissal") { shop() }
            .action("link") { app in
                guard let tabs = app.tabs else { return }
                closeAll(tabs) { open(tabs) }
            },
        TransitionScene("stock-link-dismisses-at-once") { shop() }
            .action("link") { app in
                guard let tabs = app.tabs else { return }
                tabs.dismiss(animated: false)
                open(tabs)
            },
        TransitionScene("stock-link-replaces-the-stack") { shop() }
            .action("link") { app in
                guard let tabs = app.tabs else { return }
                closeAll(tabs) {
                    tabs.selectedIndex = 1
                    let stack = tabs.selectedViewController as? UINavigationController
                    guard let first = stack?.viewControllers.first else { return }
                    stack?.setViewControllers([first, ButtonPage("order", [("back", { $0.pop() })])], animated: true)
                }
            },
        TransitionScene("stock-log-out") { shop() }
            .action("log out") { app in
                guard let window = app.window as UIWindow?, let root = window.rootViewController, !(root is LoginPage)
                else { return }
                closeAll(root) { exchange(root: LoginPage(), of: window) }
            }
            .action("log in") { app in
                if app.window.rootViewController is LoginPage { exchange(root: shop(), of: app.window) }
            },
    ]

    @MainActor private static func shop() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [shelf("goods").inStack(), shelf("orders").inStack()]
        return tabs
    }

    @MainActor private static func shelf(_ name: String) -> ButtonPage {
        ButtonPage(
            name,
            [
                ("open", { $0.push(shelf("more \(name)")) }),
                ("buy", { $0.present(ModalPage.closable("Basket").inStack().asSheet(), animated: true) }),
            ])
    }

    @MainActor private static func closeAll(
        _ root: UIViewController, then goOn: @escaping @MainActor @Sendable () -> Void
    ) {
        if root.presentedViewController == nil { goOn() } else { root.dismiss(animated: true, completion: goOn) }
    }

    @MainActor private static func open(_ tabs: UITabBarController) {
        tabs.selectedIndex = 1
        let stack = tabs.selectedViewController as? UINavigationController
        stack?.popToRootViewController(animated: false)
        stack?.pushViewController(ButtonPage("order", [("back", { $0.pop() })]), animated: true)
    }

    @MainActor private static func exchange(root: UIViewController, of window: UIWindow) {
        window.rootViewController = root
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: {})
    }
}

private final class LoginPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
