import UIKit

/// Drives the next page in by a swipe from the right edge, and its own page out by one from the left.
///
/// It is vended only to the transition that its gesture has asked for, and remembers a gesture that was over before the
/// transition could start.
final class SlideDriver: UIPercentDrivenInteractiveTransition {
    private enum Ending {
        case finish, cancel
    }

    private enum Phase {
        case idle
        /// The gesture asks for a transition; UIKit has not said yes.
        case requesting
        /// UIKit has taken the driver; the transition starts later. The gesture may be over already.
        case waiting(Ending?)
        case driving
    }

    private weak var page: RepairedSlideViewController?
    private weak var activeGesture: UIGestureRecognizer?
    private var phase = Phase.idle
    private var progress: CGFloat = 0

    func attach(to page: RepairedSlideViewController) {
        self.page = page
        let leftEdge = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("handleLeftEdge(_:)", SlideDriver.handleLeftEdge(_:)))
        leftEdge.edges = .left
        page.view.addGestureRecognizer(leftEdge)
        let rightEdge = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("handleRightEdge(_:)", SlideDriver.handleRightEdge(_:)))
        rightEdge.edges = .right
        page.view.addGestureRecognizer(rightEdge)
    }

    /// The driver while its own gesture is asking; a transition by code gets none.
    func driverForCurrentRequest() -> SlideDriver? {
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

    func handleLeftEdge(_ gesture: UIScreenEdgePanGestureRecognizer) {
        handle(gesture, inward: gesture.translation(in: gesture.view?.superview).x) { page in
            page.close(animated: true)
        }
    }

    func handleRightEdge(_ gesture: UIScreenEdgePanGestureRecognizer) {
        handle(gesture, inward: -gesture.translation(in: gesture.view?.superview).x) { page in
            page.presentNext()
        }
    }

    /// - Parameter inward: the way from the edge in points.
    private func handle(
        _ gesture: UIGestureRecognizer, inward: CGFloat, request: (RepairedSlideViewController) -> Void
    ) {
        if gesture.state == .began { begin(gesture, request) }
        guard activeGesture === gesture, let width = page?.view.bounds.width, width > 0 else { return }
        // A whole update can swallow the end of the animation on some versions of UIKit.
        progress = min(max(inward / width, 0), 0.99)

        switch gesture.state {
        case .began:
            break
        case .changed:
            if case .driving = phase { update(progress) }
        case .ended:
            end(progress > 0.35 ? .finish : .cancel)
        default:
            end(.cancel)
        }
    }

    private func begin(_ gesture: UIGestureRecognizer, _ request: (RepairedSlideViewController) -> Void) {
        guard case .idle = phase, let page else { return }
        phase = .requesting
        request(page)
        if case .waiting = phase {
            activeGesture = gesture
        } else {
            // There is nothing to present or dismiss, or another transition is under way.
            phase = .idle
        }
    }

    private func end(_ ending: Ending) {
        activeGesture = nil
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
