import UIKit

/// Moves a sheet in from below, or out again.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresentation: Bool

    init(isPresentation: Bool) {
        self.isPresentation = isPresentation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let sheet = transitionContext.viewController(forKey: isPresentation ? .to : .from),
            let sheetView = transitionContext.view(forKey: isPresentation ? .to : .from)
        else {
            transitionContext.completeTransition(false)
            return
        }
        if isPresentation {
            sheetView.frame = transitionContext.finalFrame(for: sheet)
            transitionContext.containerView.addSubview(sheetView)
        }
        let away = CGAffineTransform(translationX: 0, y: sheetView.bounds.height)
        sheetView.transform = isPresentation ? away : .identity

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
            animations: { sheetView.transform = self.isPresentation ? .identity : away },
            completion: { _ in
                let wasCancelled = transitionContext.transitionWasCancelled
                sheetView.transform = .identity
                if wasCancelled == self.isPresentation { sheetView.removeFromSuperview() }
                transitionContext.completeTransition(!wasCancelled)
            })
    }
}
