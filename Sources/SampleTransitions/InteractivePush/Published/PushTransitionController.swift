import UIKit

/// The transitions of one navigation controller: its delegate, animation controller and interaction controller.
final class PushTransitionController: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning, UIGestureRecognizerDelegate
{
    private weak var navigationController: UINavigationController?
    private var operation = UINavigationController.Operation.none
    private var driver: PushTransitionDriver?
    private var startsInteractively = false
    private let pan = UIPanGestureRecognizer()

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.addTarget(self, action: Selector("handlePan(_:)", PushTransitionController.handlePan(_:)))
        navigationController.view.addGestureRecognizer(pan)
        if let popGesture = navigationController.interactivePopGestureRecognizer {
            pan.require(toFail: popGesture)
        }
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        if gesture.state == .began, driver == nil {
            startsInteractively = true
            navigationController?.popViewController(animated: true)
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController else { return false }
        if let driver {
            return driver.context.isInteractive
        }
        let translation = pan.translation(in: navigationController.view)
        let isDownward = translation.y > 0 && abs(translation.y) > abs(translation.x)
        return isDownward && navigationController.viewControllers.count > 1
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }

    // MARK: Navigation

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        self.operation = operation
        return self
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        self
    }

    // MARK: Transition

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        TimeInterval(UINavigationController.hideShowBarDuration)
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        driver!.transitionAnimator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        driver = nil
        operation = .none
        startsInteractively = false
    }

    var wantsInteractiveStart: Bool { startsInteractively }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        driver = PushTransitionDriver(
            context: transitionContext, operation: operation, duration: transitionDuration(using: transitionContext),
            pan: pan)
    }
}

/// Where the controller is kept.
@MainActor private var controllerKey: UInt8 = 0

extension UINavigationController {
    /// Gives the stack its transitions.
    func usePushTransitions() {
        objc_setAssociatedObject(
            self, &controllerKey, PushTransitionController(navigationController: self),
            .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
