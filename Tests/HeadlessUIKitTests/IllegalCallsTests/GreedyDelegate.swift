import HeadlessUIKit
import TransitionCore

/// Answers every delegate's question by chance, and animates transitions as badly as it can.
@MainActor
final class GreedyDelegate: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate, UITabBarControllerDelegate, UIGestureRecognizerDelegate, UIScrollViewDelegate
{
    weak var caller: IllegalCaller?
    /// Contexts of transitions that may be long over.
    var contexts: [any UIViewControllerContextTransitioning] = []
    let driver = UIPercentDrivenInteractiveTransition()
    private var depth = 0

    private func flag() -> Bool { caller?.flag() ?? true }

    private func meddle() {
        guard let caller, depth < 2, caller.chance(1, 4) else { return }
        depth += 1
        caller.pick(IllegalCaller.calls)(caller)
        depth -= 1
    }

    func act(_ recognizer: UIGestureRecognizer) { meddle() }

    func keep(_ context: any UIViewControllerContextTransitioning) {
        contexts = contexts.suffix(3) + [context]
    }

    // MARK: Animation

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        caller?.seconds() ?? 0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        keep(transitionContext)
        guard let caller else { return }
        if let to = transitionContext.view(forKey: .to), caller.chance(4, 5) {
            transitionContext.containerView.addSubview(to)
        }
        if caller.chance(1, 5) { transitionContext.view(forKey: .from)?.removeFromSuperview() }
        meddle()
        switch caller.next() % 4 {
        case 0: transitionContext.completeTransition(flag())
        case 1: break
        default:
            let view = caller.view
            let alpha = caller.number()
            UIView.animate(withDuration: caller.seconds()) {
                view.alpha = alpha
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { meddle() }

    // MARK: Questions

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { flag() ? self : nil }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        flag() ? self : nil
    }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { flag() ? driver : nil }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { flag() ? driver : nil }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        flag() ? nil : UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { flag() ? self : nil }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { flag() ? driver : nil }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { flag() ? self : nil }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { flag() }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { flag() }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !flag() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { meddle() }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if let caller, caller.flag() { targetContentOffset.pointee = caller.point() }
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}
