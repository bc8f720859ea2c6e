import TransitionRunner
import UIKit

extension StockApps {
    static let tabs: [TransitionScene] = [
        app("stock-tabs") { ["one", "two"].map { PlainPage($0) } },
        app("stock-tabs-five") { ["a", "b", "c", "d", "e"].map { PlainPage($0) } },
        app("stock-tabs-with-stacks") { ["home", "search", "me"].map { stack($0) } },
        app("stock-tabs-mixed") {
            [stack("home"), RowsPage(count: 20) { PlainPage("row \($0)") }, PlainPage("about")]
        },
        app("stock-tabs-by-code") { (0..<3).map { signpost($0) } },
        app("stock-tabs-badge") { ["home", "news"].map { stack($0) } }
            .action("news") { $0.tabs?.viewControllers?.last?.tabBarItem.badgeValue = "3" }
            .action("read") { $0.tabs?.viewControllers?.last?.tabBarItem.badgeValue = nil },
        TransitionScene("stock-tabs-refusing") {
            let tabs = PickyTabs()
            tabs.viewControllers = [stack("home"), stack("locked"), stack("me")]
            return tabs
        },
        app("stock-tabs-changing") { ["one", "two", "three"].map { stack($0) } }
            .action("drop the last") { app in
                guard let tabs = app.tabs, let all = tabs.viewControllers, all.count > 1 else { return }
                tabs.setViewControllers(all.dropLast(), animated: true)
            }
            .action("one more") { app in
                guard let tabs = app.tabs, let all = tabs.viewControllers, all.count < 5 else { return }
                tabs.setViewControllers(all + [stack("more")], animated: true)
            },
        app("stock-tabs-push-elsewhere") { ["inbox", "settings"].map { stack($0) } }
            .action("open a message") { app in
                (app.tabs?.viewControllers?.first as? UINavigationController)?
                    .pushViewController(PlainPage("message"), animated: true)
                app.tabs?.selectedIndex = 0
            }
            .action("select, then open settings") { app in
                app.tabs?.selectedIndex = 1
                (app.tabs?.selectedViewController as? UINavigationController)?
                    .pushViewController(PlainPage("detail"), animated: true)
            }
            .action("push unseen") { app in
                (app.tabs?.viewControllers?.last as? UINavigationController)?
                    .pushViewController(PlainPage("unseen"), animated: true)
            },
        TransitionScene("stock-tabs-in-a-stack") {
            UINavigationController(
                rootViewController: ButtonPage(
                    "welcome",
                    [
                        (
                            "enter",
                            { page in
                                let tabs = UITabBarController()
                                tabs.viewControllers = (0..<2).map { signpost($0) }
                                page.push(tabs)
                            }
                        )
                    ]))
        },
    ]

    private static func app(
        _ name: String, _ pages: @escaping @MainActor @Sendable () -> [UIViewController]
    ) -> TransitionScene {
        TransitionScene(name) {
            let tabs = UITabBarController()
            tabs.viewControllers = pages()
            return tabs
        }
    }

    @MainActor private static func stack(_ title: String) -> UINavigationController {
        UINavigationController(rootViewController: level(title, 1))
    }

    @MainActor private static func level(_ title: String, _ number: Int) -> ButtonPage {
        ButtonPage(
            "\(title) \(number)", [("deeper", { $0.push(level(title, number + 1)) }), ("back", { $0.pop() })])
    }

    /// A page that leads to the tabs beside it.
    @MainActor private static func signpost(_ place: Int) -> ButtonPage {
        let buttons: [(String, ButtonPage.Act)] = (0..<3).map { target in
            ("tab \(target)", { @MainActor page in page.tabBarController?.selectedIndex = target })
        }
        return ButtonPage("tab \(place)", buttons)
    }
}

/// Lets nobody into the second tab.
private final class PickyTabs: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        viewController !== viewControllers?[1]
    }
}
