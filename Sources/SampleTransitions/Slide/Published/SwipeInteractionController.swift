import UIKit

/// Presents the next page by a swipe from the right edge and dismisses its own by one from the left.
final class SwipeInteractionController: UIPercentDrivenInteractiveTransition {
    private(set) var interactionInProgress = false
    private var shouldCompleteTransition = false
    private weak var viewController: SlideViewController?

    init(viewController: SlideViewController) {
        self.viewController = viewController
        super.init()
        let leftEdge = UIScreenEdgePanGestureRecognizer(
            target: self,
            action: Selector("handleLeftEdge(_:)", SwipeInteractionController.handleLeftEdge(_:)))
        leftEdge.edges = .left
        viewController.view.addGestureRecognizer(leftEdge)
        let rightEdge = UIScreenEdgePanGestureRecognizer(
            target: self,
            action: Selector("handleRightEdge(_:)", SwipeInteractionController.handleRightEdge(_:)))
        rightEdge.edges = .right
        viewController.view.addGestureRecognizer(rightEdge)
    }

    func handleLeftEdge(_ gesture: UIScreenEdgePanGestureRecognizer) {
        let translation = gesture.translation(in: gesture.view?.superview)
        handle(gesture.state, progress: translation.x / 1000) {
            viewController?.dismiss(animated: true)
        }
    }

    func handleRightEdge(_ gesture: UIScreenEdgePanGestureRecognizer) {
        let translation = gesture.translation(in: gesture.view?.superview)
        handle(gesture.state, progress: abs(translation.x) / 400) {
            viewController?.presentNext()
        }
    }

    private func handle(_ state: UIGestureRecognizer.State, progress: CGFloat, begin: () -> Void) {
        let progress = min(max(progress, 0), 1)
        switch state {
        case .began:
            interactionInProgress = true
            begin()
        case .changed:
            shouldCompleteTransition = progress > 0.35
            update(progress)
        case .cancelled:
            interactionInProgress = false
            cancel()
        case .ended:
            interactionInProgress = false
            if shouldCompleteTransition {
                finish()
            } else {
                cancel()
            }
        default:
            break
        }
    }
}
