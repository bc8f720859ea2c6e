import TransitionRunner
import UIKit

extension TransitionScene {
    /// A plain white host, with a button that presents a controller and one that takes it away.
    static func plainHost<Presented: UIViewController>(
        _ name: String, show: String, close: String, make: @escaping @MainActor @Sendable () -> Presented,
        takeAway: @escaping @MainActor @Sendable (Presented) -> Void
    ) -> TransitionScene {
        TransitionScene(name) {
            let host = UIViewController()
            host.view.backgroundColor = .white
            return host
        }
        .action(show, when: { !($0.topViewController is Presented) }) {
            $0.topViewController?.present(make(), animated: true)
        }
        .action(close, when: { $0.topViewController is Presented }) {
            if let presented = $0.topViewController as? Presented { takeAway(presented) }
        }
    }
}
