import UIKit

/// Fades the to view in or the from view out over half a second, and completes as UIKit asks.
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    var duration: TimeInterval = 0.5
    var completes = true
    var result: Bool?
    weak var lastContext: (any UIViewControllerContextTransitioning)?

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        log("transitionDuration")
        return duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log("animateTransition")
        lastContext = context
        let isPresentation = context.viewController(forKey: .to)?.isBeingPresented ?? false
        let view = context.view(forKey: isPresentation ? .to : .from)
        if let to = context.view(forKey: .to) {
            to.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
            if isPresentation {
                context.containerView.addSubview(to)
            } else {
                context.containerView.insertSubview(to, at: 0)
            }
        }
        if isPresentation { view?.alpha = 0 }
        UIView.animate(withDuration: duration) {
            view?.alpha = isPresentation ? 1 : 0
        } completion: { _ in
            if context.transitionWasCancelled {
                if isPresentation { view?.alpha = 1 } else { context.view(forKey: .to)?.removeFromSuperview() }
            }
            guard self.completes else { return }
            context.completeTransition(self.result ?? !context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log("animationEnded(\(transitionCompleted))")
    }
}
