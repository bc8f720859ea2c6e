import UIKit

/// Vends the zooms and pops by a drag in the left half of the screen.
@MainActor
final class ZoomNavigationDelegate: NSObject {
    private let navigationController: UINavigationController
    private var interactionController: UIPercentDrivenInteractiveTransition?

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        let pan = UIPanGestureRecognizer(
            target: self, action: Selector("handlePan(_:)", ZoomNavigationDelegate.handlePan(_:)))
        navigationController.view.addGestureRecognizer(pan)
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        let view: UIView = navigationController.view

        switch gesture.state {
        case .began:
            if gesture.location(in: view).x < view.bounds.midX, navigationController.viewControllers.count > 1 {
                interactionController = UIPercentDrivenInteractiveTransition()
                navigationController.popViewController(animated: true)
            }
        case .changed:
            interactionController?.update(abs(gesture.translation(in: view).x) / view.bounds.width)
        default:
            if gesture.velocity(in: view).x > 0 {
                interactionController?.finish()
            } else {
                interactionController?.cancel()
            }
            interactionController = nil
        }
    }
}

extension ZoomNavigationDelegate: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: ZoomShowAnimator()
        case .pop: ZoomHideAnimator()
        default: nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interactionController
    }
}
