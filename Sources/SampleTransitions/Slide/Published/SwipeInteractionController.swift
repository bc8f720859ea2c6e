import UIKit

/// Presents the next page by a swipe from the right edge and dismisses its own by one from the left.
final class SwipeInteractionController: UIPercentDrivenInteractiveTransition {
    private(set) var interactionInProgress = false
    private var shouldCompleteTransition = false
    private weak var viewController: SlideViewController?

    init(viewController: SlideViewController) {
        self.viewController = viewController
        super.init()
        addEdge(.left, Selector("swipeBack(_:)", SwipeInteractionController.swipeBack(_:)))
        addEdge(.right, Selector("swipeOn(_:)", SwipeInteractionController.swipeOn(_:)))
    }

    private func addEdge(_ edge: UIRectEdge, _ action: Selector) {
        let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: action)
        swipe.edges = edge
        viewController?.view.addGestureRecognizer(swipe)
    }

    func swipeBack(_ swipe: UIScreenEdgePanGestureRecognizer) {
        if swipe.state == .began { request { $0.dismiss(animated: true) } }
        follow(swipe, share: way(of: swipe) / 1000)
    }

    func swipeOn(_ swipe: UIScreenEdgePanGestureRecognizer) {
        if swipe.state == .began { request { $0.presentNext() } }
        follow(swipe, share: abs(way(of: swipe)) / 400)
    }

    /// Points to the right, as the page's surroundings see it.
    private func way(of swipe: UIScreenEdgePanGestureRecognizer) -> CGFloat {
        swipe.translation(in: swipe.view!.superview!).x
    }

    private func request(_ ask: (SlideViewController) -> Void) {
        interactionInProgress = true
        if let viewController { ask(viewController) }
    }

    private func follow(_ swipe: UIGestureRecognizer, share: CGFloat) {
        if swipe.state == .changed {
            let progress = max(0, min(share, 1))
            update(progress)
            shouldCompleteTransition = progress > 0.35
        } else if swipe.state != .began {
            interactionInProgress = false
            swipe.state == .ended && shouldCompleteTransition ? finish() : cancel()
        }
    }
}
