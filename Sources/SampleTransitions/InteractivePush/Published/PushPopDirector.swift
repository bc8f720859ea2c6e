import UIKit

/// Directs the pushes and pops of one stack: its delegate, and animation controller and interaction controller of each.
final class PushPopDirector: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning, UIGestureRecognizerDelegate
{
    private weak var stack: UINavigationController?
    private let pan = UIPanGestureRecognizer()
    private var operation = UINavigationController.Operation.none
    private var run: PushPopRun?
    /// Whether a finger asked for the pop under way.
    private(set) var wantsInteractiveStart = false

    init(of stack: UINavigationController) {
        self.stack = stack
        super.init()
        stack.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.addTarget(self, action: Selector("panned(_:)", PushPopDirector.panned(_:)))
        stack.view.addGestureRecognizer(pan)
        if let systemPop = stack.interactivePopGestureRecognizer { pan.require(toFail: systemPop) }
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        guard run == nil, pan.state == .began else { return }
        wantsInteractiveStart = true
        stack?.popViewController(animated: true)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let run { return run.context.isInteractive }
        guard let stack, stack.viewControllers.count > 1 else { return false }
        let way = pan.translation(in: stack.view)
        return way.y > abs(way.x)
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

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: transitionContext)
        run = PushPopRun(operation, in: transitionContext, lasting: duration, following: pan)
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        run!.mover
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}

    func animationEnded(_ transitionCompleted: Bool) {
        run = nil
        wantsInteractiveStart = false
        operation = .none
    }
}

/// Where the director is kept.
@MainActor private var directorKey: UInt8 = 0

extension UINavigationController {
    /// Gives the stack its transitions.
    func usePushTransitions() {
        objc_setAssociatedObject(
            self, &directorKey, PushPopDirector(of: self), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
