import TransitionRunner
import UIKit

extension StockApps {
    static let toolbars: [TransitionScene] = [
        TransitionScene("stock-toolbar") {
            let stack = UINavigationController(rootViewController: toolPage("first"))
            stack.isToolbarHidden = false
            return stack
        },
        TransitionScene("stock-toolbar-on-detail") {
            UINavigationController(
                rootViewController: ButtonPage("first", [("open", { $0.push(editor()) })]))
        },
        TransitionScene("stock-toolbar-toggled") { UINavigationController(rootViewController: toolPage("first")) }
            .action("toggle the toolbar") { app in
                guard let stack = app.stack else { return }
                stack.setToolbarHidden(!stack.isToolbarHidden, animated: true)
            },
        TransitionScene("stock-bottom-bar-hidden-when-pushed") {
            let tabs = UITabBarController()
            tabs.viewControllers = ["one", "two"].map { title in
                let first = ButtonPage(title, [("open", { $0.push(fullPage()) })])
                return UINavigationController(rootViewController: first)
            }
            return tabs
        },
    ]

    @MainActor private static func toolPage(_ title: String) -> ButtonPage {
        ButtonPage(title, [("next", { $0.push(toolPage("next")) })]).at(.didLoad) { page in
            page.toolbarItems = [
                UIBarButtonItem(
                    systemItem: .add, primaryAction: UIAction { [weak page] _ in page?.push(toolPage("added")) }),
                .flexibleSpace(),
                UIBarButtonItem(
                    systemItem: .cancel, primaryAction: UIAction { [weak page] _ in page?.pop() }),
            ]
        }
    }

    /// Shows the toolbar for as long as it is itself shown.
    @MainActor private static func editor() -> ButtonPage {
        ButtonPage("editor", [("more", { $0.push(PlainPage("more")) })])
            .at(.willAppear) { page in
                page.toolbarItems = [UIBarButtonItem(systemItem: .save, primaryAction: nil)]
                page.navigationController?.setToolbarHidden(false, animated: true)
            }
            .at(.willDisappear) { $0.navigationController?.setToolbarHidden(true, animated: true) }
    }

    @MainActor private static func fullPage() -> ButtonPage {
        let page = ButtonPage("full", [("back", { $0.pop() }), ("more", { $0.push(PlainPage("more")) })])
        page.hidesBottomBarWhenPushed = true
        return page
    }
}
