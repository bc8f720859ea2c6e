import TransitionRunner
import UIKit

extension HeadlessApp {
    /// The stack that is on screen: the root, or the selected tab's.
    var stack: UINavigationController? {
        let root = window.rootViewController
        return root as? UINavigationController ?? tabs?.selectedViewController as? UINavigationController
    }

    var tabs: UITabBarController? { window.rootViewController as? UITabBarController }
}

extension TransitionScene {
    /// The acts that most apps with a stack have, for pages that have nothing to tap.
    func pushing(_ page: @escaping @MainActor @Sendable () -> UIViewController) -> TransitionScene {
        action("push") { $0.stack?.pushViewController(page(), animated: true) }
            .action("pop", when: { ($0.stack?.viewControllers.count ?? 0) > 1 }) {
                $0.stack?.popViewController(animated: true)
            }
    }
}
