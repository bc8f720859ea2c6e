import UIKit

/// Drives the pop that a drag has asked for.
///
/// The pop starts only with the next layout; a drag that is over by then is caught up with at the start.
final class ZoomPopDriver: UIPercentDrivenInteractiveTransition {
    enum Ending {
        case finish, cancel
    }

    private enum Phase {
        case idle
        /// The pop is asked for and not under way. The drag may be over already.
        case waiting(Ending?)
        case driving
    }

    private var phase = Phase.idle
    private var progress: CGFloat = 0
    private weak var popped: UIViewController?

    func begin(in navigationController: UINavigationController) {
        guard case .idle = phase, navigationController.transitionCoordinator == nil else { return }
        popped = navigationController.topViewController
        progress = 0
        // Before the request: UIKit may ask for the driver within it.
        phase = .waiting(nil)
        if navigationController.popViewController(animated: true) == nil { reset() }
    }

    func move(to progress: CGFloat) {
        // A whole update can swallow the end of the animation on some versions of UIKit.
        self.progress = min(max(progress, 0), 0.99)
        if case .driving = phase { update(self.progress) }
    }

    func end(_ ending: Ending) {
        switch phase {
        case .idle:
            break
        case .waiting:
            phase = .waiting(ending)
        case .driving:
            phase = .idle
            switch ending {
            case .finish: finish()
            case .cancel: cancel()
            }
        }
    }

    /// The driver, if the controller is the one that the drag pops.
    func driver(forPopping viewController: UIViewController?) -> ZoomPopDriver? {
        guard case .waiting = phase, let viewController, viewController === popped else { return nil }
        return self
    }

    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        guard case .waiting(let ending) = phase else { return }
        phase = .driving
        update(progress)
        if let ending { end(ending) }
    }

    /// Forgets a drag whose pop is over, or never came.
    func reset() {
        phase = .idle
        popped = nil
    }
}
