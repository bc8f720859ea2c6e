import UIKit

/// Slides the to view over the from view in half a second, for stacks and tabs, and completes as UIKit asks.
final class ContainerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    var completes = true
    var addsView = true
    weak var lastContext: (any UIViewControllerContextTransitioning)?
    /// Called in `animateTransition`, before anything is done.
    var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log("animate")
        lastContext = context
        onAnimate?(context)
        guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        let frame = context.finalFrame(for: controller)
        to.frame = frame.offsetBy(dx: frame.width, dy: 0)
        if addsView { context.containerView.addSubview(to) }
        UIView.animate(withDuration: 0.5) {
            to.frame = frame
        } completion: { _ in
            if self.completes { context.completeTransition(!context.transitionWasCancelled) }
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log("animationEnded(\(transitionCompleted))")
    }
}
