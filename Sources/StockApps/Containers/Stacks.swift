import TransitionRunner
import UIKit

extension StockApps {
    static let stacks: [TransitionScene] = [
        TransitionScene("stock-stack") { UINavigationController(rootViewController: PlainPage("first")) }
            .pushing { PlainPage("next") },
        TransitionScene("stock-stack-buttons") { UINavigationController(rootViewController: level(1)) },
        TransitionScene("stock-stack-deep") {
            let stack = UINavigationController()
            stack.viewControllers = (1...4).map { level($0) }
            return stack
        },
        TransitionScene("stock-stack-unanimated") { UINavigationController(rootViewController: abruptPage(1)) },
        TransitionScene("stock-stack-bar-items") { UINavigationController(rootViewController: itemPage(1)) },
        TransitionScene("stock-stack-replacing-top") { UINavigationController(rootViewController: wizardPage(1)) },
        TransitionScene("stock-stack-by-code") { UINavigationController(rootViewController: PlainPage("first")) }
            .pushing { PlainPage("next") }
            .action("to the root") { $0.stack?.popToRootViewController(animated: true) }
            .action("two more") { app in
                guard let stack = app.stack else { return }
                stack.setViewControllers(stack.viewControllers + [PlainPage("a"), PlainPage("b")], animated: true)
            }
            .action("start over") { $0.stack?.setViewControllers([PlainPage("new first")], animated: true) }
            .action("swap the root") { app in
                guard let stack = app.stack else { return }
                stack.viewControllers = [PlainPage("other")] + stack.viewControllers.dropFirst()
            },
        TransitionScene("stock-stack-in-a-hurry") { UINavigationController(rootViewController: PlainPage("first")) }
            .action("push twice") { app in
                app.stack?.pushViewController(PlainPage("one"), animated: true)
                app.stack?.pushViewController(PlainPage("two"), animated: true)
            }
            .action("push and pop") { app in
                app.stack?.pushViewController(PlainPage("one"), animated: true)
                app.stack?.popViewController(animated: true)
            }
            .action("pop twice") { app in
                app.stack?.popViewController(animated: true)
                app.stack?.popViewController(animated: true)
            },
        TransitionScene("stock-stack-delegate") { ReportingStack(rootViewController: level(1)) },
    ]

    /// Goes one deeper, back, or to one of those below.
    @MainActor private static func level(_ number: Int) -> ButtonPage {
        ButtonPage(
            "level \(number)",
            [
                ("deeper", { $0.push(level(number + 1)) }),
                ("back", { $0.pop() }),
                ("to the first", { $0.navigationController?.popToRootViewController(animated: true) }),
                (
                    "to the second",
                    { page in
                        guard let stack = page.navigationController, stack.viewControllers.count > 2 else { return }
                        stack.popToViewController(stack.viewControllers[1], animated: true)
                    }
                ),
            ])
    }

    @MainActor private static func abruptPage(_ number: Int) -> ButtonPage {
        ButtonPage(
            "page \(number)",
            [
                ("next", { $0.push(abruptPage(number + 1), animated: false) }),
                ("next, gently", { $0.push(abruptPage(number + 1)) }),
                ("back", { $0.pop(animated: false) }),
            ])
    }

    @MainActor private static func itemPage(_ number: Int) -> ButtonPage {
        ButtonPage("item \(number)").at(.didLoad) { page in
            page.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(
                    systemItem: .add,
                    primaryAction: UIAction { [weak page] _ in page?.push(itemPage(number + 1)) }),
                UIBarButtonItem(
                    systemItem: .done,
                    primaryAction: UIAction { [weak page] _ in
                        page?.navigationController?.popToRootViewController(animated: true)
                    }),
            ]
        }
    }

    /// A step of an assistant to which there is no way back.
    @MainActor private static func wizardPage(_ number: Int) -> ButtonPage {
        ButtonPage(
            "step \(number)",
            [
                (
                    "next",
                    { page in
                        guard let stack = page.navigationController else { return }
                        let next = wizardPage(number + 1)
                        stack.setViewControllers(stack.viewControllers.dropLast() + [next], animated: true)
                    }
                ),
                ("detail", { $0.push(wizardPage(number + 10)) }),
            ])
    }
}

/// Its own delegate, which keeps count of what is shown.
private final class ReportingStack: UINavigationController, UINavigationControllerDelegate {
    private var shown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        shown += 1
        viewController.navigationItem.prompt = "\(shown)"
    }
}
