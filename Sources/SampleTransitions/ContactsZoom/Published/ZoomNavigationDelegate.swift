import UIKit

/// Vends the zooms and pops by a drag in the left half of the screen.
@MainActor
final class ZoomNavigationDelegate: NSObject {
    private let navigationController: UINavigationController
    private var popDriver: UIPercentDrivenInteractiveTransition?

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func addPan() {
        let pan = UIPanGestureRecognizer(
            target: self, action: Selector("handlePan(_:)", ZoomNavigationDelegate.handlePan(_:)))
        navigationController.view.addGestureRecognizer(pan)
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        let view: UIView = navigationController.view

        switch gesture.state {
        case .began:
            if gesture.location(in: view).x < view.bounds.midX, navigationController.viewControllers.count > 1 {
                popDriver = UIPercentDrivenInteractiveTransition()
                navigationController.popViewController(animated: true)
            }
        case .changed:
            popDriver?.update(abs(gesture.translation(in: view).x) / view.bounds.width)
        default:
            if gesture.velocity(in: view).x > 0 {
                popDriver?.finish()
            } else {
                popDriver?.cancel()
            }
            popDriver = nil
        }
    }
}

extension ZoomNavigationDelegate: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard operation != .none else { return nil }
        return operation == .push ? ZoomShowAnimator() : ZoomHideAnimator()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        // Whoever asks while a finger drags gets the finger's driver.
        popDriver
    }
}
