import TransitionRunner
import UIKit

extension StockApps {
    static let children: [TransitionScene] = [
        TransitionScene("stock-child-added") { ButtonPage("parent", addAndRemove) },
        TransitionScene("stock-child-added-in-a-stack") {
            UINavigationController(
                rootViewController: ButtonPage(
                    "parent", addAndRemove + [("next", { @MainActor @Sendable in $0.push(PlainPage("next")) })]))
        },
        TransitionScene("stock-child-from-the-start") {
            UINavigationController(
                rootViewController: ButtonPage("parent", [("next", { $0.push(PlainPage("next")) })])
                    .at(.didLoad) { embed(PlainPage("child"), in: $0) })
        },
        TransitionScene("stock-children-nested") {
            ButtonPage("outer", [("in", nest), ("out", { $0.children.last?.unembed() })])
        },
        TransitionScene("stock-child-stack") {
            ButtonPage("parent").at(.didLoad) { page in
                embed(UINavigationController(rootViewController: level(1)), in: page)
            }
        },
        TransitionScene("stock-child-tabs") {
            ButtonPage("parent").at(.didLoad) { page in
                let tabs = UITabBarController()
                tabs.viewControllers = [level(1), PlainPage("two")]
                embed(tabs, in: page)
            }
        },
        TransitionScene("stock-child-stack-toggled") {
            ButtonPage(
                "parent",
                [
                    ("show", { embed(UINavigationController(rootViewController: level(1)), in: $0) })
                ])
        }.action("hide") { $0.window.rootViewController?.children.last?.unembed() },
        TransitionScene("stock-side-panel") { PanelHost() },
        TransitionScene("stock-side-panel-over-a-stack") {
            let host = PanelHost()
            embed(UINavigationController(rootViewController: level(1)), in: host)
            return host
        },
        TransitionScene("stock-forwarding-by-hand") { HandForwardingHost() },
        TransitionScene("stock-drawer") { DrawerHost() },
        TransitionScene("stock-child-with-a-context") {
            ButtonPage("parent").at(.didLoad) { page in
                let list = ButtonPage("list", [("filter", { $0.presentFilter() })])
                list.definesPresentationContext = true
                embed(list, in: page)
            }
        },
    ]

    @MainActor private static let addAndRemove: [(String, ButtonPage.Act)] = [
        ("add", { embed(PlainPage("child"), in: $0) }),
        ("remove", { $0.children.last?.unembed() }),
    ]

    /// Adds a child to the innermost one.
    @MainActor private static let nest: ButtonPage.Act = { page in
        var innermost = page
        while let child = innermost.children.last { innermost = child }
        if innermost.parent?.parent == nil { embed(PlainPage("child"), in: innermost) }
    }

    @MainActor private static func level(_ number: Int) -> ButtonPage {
        ButtonPage("level \(number)", [("deeper", { $0.push(level(number + 1)) }), ("back", { $0.pop() })])
    }

    @MainActor static func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds.inset(by: UIEdgeInsets(top: 360, left: 0, bottom: 0, right: 0))
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }
}

extension UIViewController {
    func unembed() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}

extension UIViewController {
    /// A filter over the list, from which a page of its own opens.
    fileprivate func presentFilter() {
        let filter = ButtonPage(
            "filter",
            [
                ("close", { $0.dismiss(animated: true) }),
                (
                    "more",
                    { page in
                        let more = ButtonPage("more", [("close", { $0.dismiss(animated: true) })])
                        more.modalPresentationStyle = .fullScreen
                        page.present(more, animated: true)
                    }
                ),
            ])
        filter.modalPresentationStyle = .overCurrentContext
        present(filter, animated: true)
    }
}
