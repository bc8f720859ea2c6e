import TransitionRunner
import UIKit

extension StockApps {
    static let roots: [TransitionScene] = [
        TransitionScene("stock-root-swapped") { PlainPage("one") }
            .action("swap") { $0.window.rootViewController = PlainPage("other") },
        TransitionScene("stock-root-by-button") { login { $0.view.window?.rootViewController = home() } },
        TransitionScene("stock-root-dissolved") { PlainPage("one") }
            .action("swap") { dissolve($0.window, to: PlainPage("other")) },
        TransitionScene("stock-root-dissolved-by-button") {
            login { page in
                if let window = page.view.window { dissolve(window, to: home()) }
            }
        },
        TransitionScene("stock-root-stacks") { stack() }
            .action("swap") { $0.window.rootViewController = stack() }
            .action("dissolve") { dissolve($0.window, to: stack()) },
        TransitionScene("stock-root-tabs") { home() }
            .action("log out") { $0.window.rootViewController = login { $0.view.window?.rootViewController = home() } },
        TransitionScene("stock-root-while-popping") { stack() }
            .action("pop and swap") { app in
                (app.window.rootViewController as? UINavigationController)?.popViewController(animated: true)
                app.window.rootViewController = stack()
            },
        TransitionScene("stock-root-after-a-splash") {
            ButtonPage("splash").at(.didAppear) { page in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak page] in
                    if let window = page?.view.window { dissolve(window, to: stack()) }
                }
            }
        },
        TransitionScene("stock-root-after-dismissal") { presenter() }
            .action("start over") { app in
                guard let root = app.window.rootViewController else { return }
                guard root.presentedViewController != nil else {
                    app.window.rootViewController = presenter()
                    return
                }
                root.dismiss(animated: true) { [weak window = app.window] in
                    window?.rootViewController = presenter()
                }
            },
    ]

    @MainActor private static func dissolve(_ window: UIWindow, to root: UIViewController) {
        window.rootViewController = root
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
    }

    @MainActor private static func login(_ enter: @escaping ButtonPage.Act) -> UIViewController {
        UINavigationController(
            rootViewController: ButtonPage(
                "log in", [("enter", enter), ("forgot", { $0.push(PlainPage("reset")) })]))
    }

    @MainActor private static func home() -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = [stack(), PlainPage("two")]
        return tabs
    }

    @MainActor private static func stack() -> UINavigationController {
        UINavigationController(rootViewController: level(1))
    }

    @MainActor private static func level(_ number: Int) -> ButtonPage {
        ButtonPage("level \(number)", [("deeper", { $0.push(level(number + 1)) }), ("back", { $0.pop() })])
    }

    @MainActor private static func presenter() -> UIViewController {
        ButtonPage("home", [("present", { $0.present(PlainPage("sheet"), animated: true) })])
    }
}
