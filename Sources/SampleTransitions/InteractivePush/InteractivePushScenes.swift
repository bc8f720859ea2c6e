import TransitionRunner
import UIKit

extension TransitionScene {
    /// A stack of pages whose transitions one driver object runs, and which a drag downwards pops.
    public static let interactivePush = interactivePushScene("interactive-push") {
        let stack = UINavigationController(rootViewController: PushPageViewController())
        stack.usePushTransitions()
        return stack
    }

    /// `interactivePush` without its defects; what runs can be caught, reversed and finished in flight.
    public static let interactivePushRepaired = interactivePushScene("interactive-push-repaired") {
        RepairedPushNavigationController(rootViewController: RepairedPushPageViewController())
    }

    private static func interactivePushScene(
        _ name: String, _ makeStack: @escaping @MainActor () -> UINavigationController
    ) -> TransitionScene {
        TransitionScene(name) { PushHostViewController(makeStack: makeStack) }
            .action("show the stack", when: { $0.host != nil }) { $0.host?.showStack() }
            .action("push", when: { $0.page != nil }) { $0.page?.pushNext() }
            .action("pop", when: { $0.isPushed }) { $0.page?.goBack() }
            .action("pop to root", when: { $0.isPushed }) { $0.page?.goToFirst() }
            .action("dismiss the navigation controller unanimated", when: { $0.page != nil }) { $0.page?.closeAll() }
    }
}

extension HeadlessApp {
    fileprivate var host: PushHostViewController? { topViewController as? PushHostViewController }

    private var stack: UINavigationController? { topViewController as? UINavigationController }

    fileprivate var page: PushPageViewController? { stack?.topViewController as? PushPageViewController }

    fileprivate var isPushed: Bool { (stack?.viewControllers.count ?? 0) > 1 }
}
