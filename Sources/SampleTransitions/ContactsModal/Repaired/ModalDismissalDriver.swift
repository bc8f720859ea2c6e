import UIKit

/// Drives a dismissal by a swipe from the left edge.
///
/// UIKit starts a transition only after the gesture's action has returned, so that the finger may have lifted by
/// then. The driver remembers how the gesture went and catches up when the transition starts.
final class ModalDismissalDriver: UIPercentDrivenInteractiveTransition {
    private enum Ending {
        case finish, cancel
    }

    private enum Phase {
        case idle
        /// The gesture asks for the dismissal; UIKit has not said yes.
        case requesting
        /// UIKit has taken the driver; the transition starts later. The gesture may be over already.
        case waiting(Ending?)
        case driving
    }

    /// Asks for the dismissal.
    var onBegin: () -> Void = {}

    private var phase = Phase.idle
    private var progress: CGFloat = 0

    func attach(to view: UIView) {
        let edgePan = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("handleEdgePan(_:)", ModalDismissalDriver.handleEdgePan(_:)))
        edgePan.edges = .left
        view.addGestureRecognizer(edgePan)
    }

    /// The driver while its own gesture is asking; a dismissal by code gets none.
    func driverForCurrentRequest() -> ModalDismissalDriver? {
        guard case .requesting = phase else { return nil }
        phase = .waiting(nil)
        return self
    }

    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        guard case .waiting(let ending) = phase else { return }
        phase = .driving
        update(progress)
        if let ending { end(ending) }
    }

    func handleEdgePan(_ gesture: UIScreenEdgePanGestureRecognizer) {
        progress = min(max(gesture.translation(in: gesture.view?.superview).x / 200, 0), 1)

        switch gesture.state {
        case .began:
            begin()
        case .changed:
            if case .driving = phase { update(progress) }
        case .ended:
            end(progress < 0.5 ? .cancel : .finish)
        default:
            end(.cancel)
        }
    }

    private func begin() {
        guard case .idle = phase else { return }
        phase = .requesting
        onBegin()
        // UIKit refused: another transition is under way.
        if case .requesting = phase { phase = .idle }
    }

    private func end(_ ending: Ending) {
        switch phase {
        case .idle, .requesting:
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
}
