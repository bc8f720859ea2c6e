import UIKit

/// Vends the zooms, repaired: it holds the navigation controller weakly and gives its driver only to the pop that the
/// drag has asked for.
@MainActor
final class RepairedZoomNavigationDelegate: NSObject {
    private weak var navigationController: UINavigationController?
    private let driver = ZoomPopDriver()

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        let pan = UIPanGestureRecognizer(
            target: self, action: Selector("handlePan(_:)", RepairedZoomNavigationDelegate.handlePan(_:)))
        pan.delegate = self
        navigationController.view.addGestureRecognizer(pan)
        // The drag begins in the left half, the edge included. UIKit's own swipe has no driver for this animation and
        // would pop at once.
        navigationController.interactivePopGestureRecognizer?.isEnabled = false
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        guard let navigationController, let view = navigationController.view, view.bounds.width > 0 else { return }
        let progress = gesture.translation(in: view).x / view.bounds.width

        switch gesture.state {
        case .began:
            driver.begin(in: navigationController)
        case .changed:
            driver.move(to: progress)
        case .ended:
            driver.end(gesture.velocity(in: view).x > 0 ? .finish : .cancel)
        default:
            driver.end(.cancel)
        }
    }
}

extension RepairedZoomNavigationDelegate: UIGestureRecognizerDelegate {
    /// To the right, from the left half, with something to pop and nothing under way.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let navigationController,
            let view = navigationController.view
        else { return false }
        let translation = pan.translation(in: view)
        return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
            && pan.location(in: view).x - translation.x < view.bounds.midX && translation.x > abs(translation.y)
    }
}

extension RepairedZoomNavigationDelegate: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: RepairedZoomShowAnimator()
        case .pop: RepairedZoomHideAnimator(detail: fromVC)
        default: nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        (animationController as? RepairedZoomHideAnimator).flatMap { driver.driver(forPopping: $0.detail) }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        driver.reset()
    }
}
