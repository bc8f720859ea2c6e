import UIKit

/// The transitions to the editor and back, as the list makes them.
final class WritingTransitions: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        WritingAnimator(isOpening: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        WritingAnimator(isOpening: false)
    }
}

/// Grows the editor out of the row of its note, and lets it shrink back there.
final class WritingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isOpening: Bool

    init(isOpening: Bool) {
        self.isOpening = isOpening
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        // The presenter is the whole stack, and what is on top of it need not be the list.
        guard
            let stack = transitionContext.viewController(forKey: isOpening ? .from : .to) as? UINavigationController,
            let list = stack.topViewController as? NotesListViewController,
            let editorView = transitionContext.view(forKey: isOpening ? .to : .from)
        else { return }
        let container = transitionContext.containerView
        if isOpening {
            container.addSubview(editorView)
        } else {
            container.insertSubview(stack.view, at: 0)
        }
        let open = editorView.frame
        let row = list.rowFrame
        if isOpening { editorView.frame = row }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { editorView.frame = self.isOpening ? open : row },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}
