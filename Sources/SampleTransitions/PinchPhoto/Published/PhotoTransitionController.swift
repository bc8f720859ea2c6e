import UIKit

/// Pops a photo by a pinch and catches the pop that runs.
@MainActor
final class PhotoTransitionController: NSObject {
    private weak var navigationController: UINavigationController?
    private var popTransition: PhotoPopTransition?
    private var isPinching = false

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
        let pinch = UIPinchGestureRecognizer(
            target: self, action: Selector("handlePinch(_:)", PhotoTransitionController.handlePinch(_:)))
        navigationController.view.addGestureRecognizer(pinch)
    }

    func handlePinch(_ gesture: UIPinchGestureRecognizer) {
        switch gesture.state {
        case .began:
            isPinching = true
            if let popTransition {
                popTransition.grab()
            } else {
                navigationController?.popViewController(animated: true)
            }
        case .changed:
            popTransition?.pinch(to: gesture.scale)
        default:
            isPinching = false
            popTransition?.release(finishes: gesture.state == .ended && gesture.scale < 0.6)
        }
    }
}

extension PhotoTransitionController: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard operation == .pop else { return PhotoShowAnimator() }
        let transition = PhotoPopTransition(startsInteractively: isPinching)
        transition.onEnd = { [weak self] in
            self?.popTransition = nil
        }
        popTransition = transition
        return transition
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        isPinching ? animationController as? PhotoPopTransition : nil
    }
}
