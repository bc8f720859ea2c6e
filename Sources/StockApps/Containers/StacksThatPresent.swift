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
    ]

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
