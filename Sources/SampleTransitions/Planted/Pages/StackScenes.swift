import TransitionRunner
import UIKit

extension PlantedBugs {
    static let stackBugs = [modelAgrees, transitionsAreSerial]

    static let modelAgrees = PlantedBug(
        invariant: "model-agrees",
        mistake: "The sign-in page below the top is taken from its parent, and stays in the stack.",
        scene: .signIn("planted-model-agrees") { stack in
            guard let page = stack.pageBelowTop else { return }
            page.willMove(toParent: nil)
            page.removeFromParent()
        },
        leftAlone: [
            // The stack is set without the page, at once and under the same top.
            .signIn("unusual-stack-edit") { stack in
                stack.viewControllers.removeAll { $0 === stack.pageBelowTop }
            },
            // The stack is set anew under another top, while nothing is animated.
            .signIn("unusual-stack-replaced") { stack in
                guard let root = stack.viewControllers.first else { return }
                stack.setViewControllers([root, StackPage(), StackPage()], animated: false)
            },
            // Tabs come, go and are selected without a transition.
            .tabs("unusual-tabs-replaced"),
        ])

    static let transitionsAreSerial = PlantedBug(
        invariant: "transitions-are-serial",
        mistake: "Two pages are pushed in one turn, and nobody waits for the first transition.",
        scene: .stack("planted-transitions-are-serial") { FadingStack(rootViewController: $0) }
            .action("open two pages") { app in
                guard let stack = app.pageStack, !stack.isBusy, stack.viewControllers.count < 5 else { return }
                stack.pushViewController(StackPage(), animated: true)
                stack.pushViewController(StackPage(), animated: true)
            },
        leftAlone: [
            // The second push waits for the first transition's coordinator.
            .stack("unusual-push-after-push") { FadingStack(rootViewController: $0) }
                .action("open two pages") { app in
                    guard let stack = app.pageStack, !stack.isBusy, stack.viewControllers.count < 5 else { return }
                    stack.pushViewController(StackPage(), animated: true)
                    _ = stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                        stack.pushViewController(StackPage(), animated: true)
                    }
                },
            // The stack is set with both pages: one transition.
            .stack("unusual-push-of-two") { FadingStack(rootViewController: $0) }
                .action("open two pages") { app in
                    guard let stack = app.pageStack, !stack.isBusy, stack.viewControllers.count < 5 else { return }
                    stack.setViewControllers(stack.viewControllers + [StackPage(), StackPage()], animated: true)
                },
            // A tab is selected while a page is presented over the tabs.
            .tabs("unusual-tab-under-page")
                .action("show page", when: { $0.topViewController is UITabBarController }) { app in
                    let page = StackPage()
                    page.modalPresentationStyle = .overFullScreen
                    app.topViewController?.present(page, animated: true)
                }
                .action("close page", when: { $0.topViewController is StackPage }) { app in
                    guard let page = app.topViewController, !page.isBeingPresented, !page.isBeingDismissed else {
                        return
                    }
                    page.dismiss(animated: true)
                },
        ])
}

extension TransitionScene {
    /// A stack of pages that buttons push and pop.
    ///
    /// - Parameter makeStack: makes the stack around its first page.
    static func stack(
        _ name: String,
        makeStack: @escaping @MainActor (UIViewController) -> UINavigationController = {
            UINavigationController(rootViewController: $0)
        }
    ) -> TransitionScene {
        TransitionScene(name) { makeStack(StackPage()) }
            .action("open page") { $0.pageStack?.open(StackPage()) }
            .action("home", when: { ($0.pageStack?.viewControllers.count ?? 0) > 1 }) { $0.pageStack?.goHome() }
    }

    /// A stack whose pages are opened through a sign-in page, which `finish` makes go.
    fileprivate static func signIn(
        _ name: String, finish: @escaping @MainActor @Sendable (UINavigationController) -> Void
    ) -> TransitionScene {
        TransitionScene(name) { UINavigationController(rootViewController: StackPage()) }
            .action("sign in", when: { $0.pageStack?.viewControllers.count == 1 }) { $0.pageStack?.open(SignInPage()) }
            .action("open page", when: { $0.pageStack?.topViewController is SignInPage }) {
                $0.pageStack?.open(StackPage())
            }
            .action("forget sign-in", when: { $0.pageStack?.pageBelowTop != nil }) { app in
                if let stack = app.pageStack, !stack.isBusy { finish(stack) }
            }
            .action("home", when: { ($0.pageStack?.viewControllers.count ?? 0) > 1 }) { $0.pageStack?.goHome() }
    }

    /// Two tabs, of which the second can be exchanged.
    fileprivate static func tabs(_ name: String) -> TransitionScene {
        TransitionScene(name) {
            let tabs = UITabBarController()
            tabs.viewControllers = [StackPage(), StackPage()]
            return tabs
        }
        .action("other tab") { app in
            guard let tabs = app.window.rootViewController as? UITabBarController else { return }
            tabs.selectedIndex = tabs.selectedIndex == 0 ? 1 : 0
        }
        .action("exchange tab") { app in
            guard let tabs = app.window.rootViewController as? UITabBarController else { return }
            tabs.viewControllers = [tabs.viewControllers?.first ?? StackPage(), StackPage()]
        }
    }
}

extension HeadlessApp {
    /// The stack of a scene of pages.
    var pageStack: UINavigationController? { window.rootViewController as? UINavigationController }
}

extension UINavigationController {
    /// The sign-in page right below the top.
    fileprivate var pageBelowTop: SignInPage? { viewControllers.dropLast().last as? SignInPage }
}
