import UIKit

/// Drives a sheet by a drag, repaired: it serves the transition that its own drag has asked for, also when the drag was
/// over before the transition could start.
final class RepairedSheetDriver: UIPercentDrivenInteractiveTransition {
    private enum Phase {
        case idle
        /// The drag asks for a transition; UIKit has not said yes.
        case requesting
        /// UIKit has taken the driver; the transition starts later. The drag may be over already.
        case waiting(finishes: Bool?)
        case driving
    }

    private var phase = Phase.idle
    private weak var activeDrag: UIGestureRecognizer?
    private var progress: CGFloat = 0

    /// The driver while its own drag is asking; a transition by code gets none.
    func vendedForRequest() -> RepairedSheetDriver? {
        guard case .requesting = phase else { return nil }
        phase = .waiting(finishes: nil)
        return self
    }

    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        guard case .waiting(let decision) = phase else { return }
        phase = .driving
        update(progress)
        if let decision { end(finishes: decision) }
    }

    func handle(_ drag: UIPanGestureRecognizer, progress: CGFloat, request: () -> Void) {
        if drag.state == .began { begin(drag, request) }
        guard activeDrag === drag else { return }
        // A whole update can swallow the end of the animation on some versions of UIKit.
        self.progress = min(max(progress, 0), 0.99)
        switch drag.state {
        case .began, .changed:
            if case .driving = phase { update(self.progress) }
        case .ended:
            end(finishes: progress > 0.5)
        default:
            end(finishes: false)
        }
    }

    private func begin(_ drag: UIGestureRecognizer, _ request: () -> Void) {
        guard case .idle = phase else { return }
        phase = .requesting
        request()
        if case .waiting = phase {
            activeDrag = drag
        } else {
            phase = .idle
        }
    }

    private func end(finishes: Bool) {
        activeDrag = nil
        switch phase {
        case .idle, .requesting:
            break
        case .waiting:
            phase = .waiting(finishes: finishes)
        case .driving:
            phase = .idle
            if finishes { finish() } else { cancel() }
        }
    }
}
