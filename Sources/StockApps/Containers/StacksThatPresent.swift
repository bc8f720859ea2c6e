import TransitionRunner
import UIKit

extension StockApps {
    static let presentingContainers: [TransitionScene] = [
        TransitionScene("stock-stack-presenting") { UINavigationController(rootViewController: home(.fullScreen)) },
        TransitionScene("stock-stack-presenting-a-sheet") {
            UINavigationController(rootViewController: home(.automatic))
        },
        TransitionScene("stock-tabs-presenting") {
            let tabs = UITabBarController()
            tabs.viewControllers = [
                UINavigationController(rootViewController: home(.fullScreen)), home(.fullScreen),
            ]
            return tabs
        },
        TransitionScene("stock-stack-presented-from-a-child") {
            let parent = ButtonPage("parent").at(.didLoad) { embed(home(.fullScreen), in: $0) }
            return parent
        },
        TransitionScene("stock-push-after-dismissal") {
            UINavigationController(
                rootViewController: ButtonPage(
                    "list",
                    [("new", { $0.presentComposer() }), ("open", { $0.push(PlainPage("entry")) })]))
        },
        pageThatPresents("stock-page-presents-in-its-context", .currentContext),
        pageThatPresents("stock-page-presents-over-its-context", .overCurrentContext),
        pageThatPresents("stock-page-presents-a-sheet", .pageSheet),
    ]

    /// A pushed page that presents where it stands, and may go back at any time.
    private static func pageThatPresents(_ name: String, _ style: UIModalPresentationStyle) -> TransitionScene {
        TransitionScene(name) { UINavigationController(rootViewController: PlainPage("first")) }
            .pushing {
                let page = PlainPage("next")
                page.definesPresentationContext = true
                return page
            }
            .action("present") { app in
                guard let page = app.stack?.topViewController as? PlainPage, app.stack?.viewControllers.count ?? 0 > 1
                else { return }
                let modal = PlainPage("modal")
                modal.modalPresentationStyle = style
                page.present(modal, animated: true)
            }
    }

    @MainActor private static func home(_ style: UIModalPresentationStyle) -> ButtonPage {
        ButtonPage(
            "home",
            [
                (
                    "present",
                    { page in
                        let stack = UINavigationController(rootViewController: modal(1))
                        stack.modalPresentationStyle = style
                        page.present(stack, animated: true)
                    }
                ), ("push", { $0.push(PlainPage("next")) }),
            ])
    }

    @MainActor private static func modal(_ number: Int) -> ButtonPage {
        ButtonPage(
            "modal \(number)",
            [("deeper", { $0.push(modal(number + 1)) }), ("close", { $0.dismiss(animated: true) })])
    }
}

extension UIViewController {
    /// Presents a page whose end pushes what was made there.
    fileprivate func presentComposer() {
        let stack = navigationController
        let composer = ButtonPage(
            "composer",
            [
                (
                    "save",
                    { page in
                        page.dismiss(animated: true) { [weak stack] in
                            stack?.pushViewController(PlainPage("saved"), animated: true)
                        }
                    }
                ), ("cancel", { $0.dismiss(animated: true) }),
            ])
        composer.modalPresentationStyle = .fullScreen
        present(composer, animated: true)
    }
}
