import UIKit

/// The transitions to the editor and back, repaired: they take what they need from the context.
final class RepairedWritingTransitions: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        RepairedWritingAnimator(isOpening: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        RepairedWritingAnimator(isOpening: false)
    }
}

/// Grows the editor out of a row and lets it shrink back there, or from and to the middle where no list is shown.
final class RepairedWritingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isOpening: Bool

    init(isOpening: Bool) {
        self.isOpening = isOpening
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let editorView = transitionContext.view(forKey: isOpening ? .to : .from) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        let small = smallTransform(transitionContext)
        if isOpening {
            if let editor = transitionContext.viewController(forKey: .to) {
                editorView.frame = transitionContext.finalFrame(for: editor)
            }
            container.addSubview(editorView)
            editorView.transform = small
        } else if let below = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        {
            below.frame = transitionContext.finalFrame(for: controller)
            container.insertSubview(below, at: 0)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { editorView.transform = self.isOpening ? .identity : small },
            completion: { _ in
                editorView.transform = .identity
                // A change of size has reached the frame of a scaled view, which says nothing of its bounds.
                editorView.frame = container.bounds
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    /// The editor as small as a row, in the list's if the stack shows it.
    private func smallTransform(_ transitionContext: UIViewControllerContextTransitioning) -> CGAffineTransform {
        let container = transitionContext.containerView.bounds
        let stack = transitionContext.viewController(forKey: isOpening ? .from : .to) as? UINavigationController
        let list = stack?.topViewController as? NotesListViewController
        let row = list?.rowFrame ?? CGRect(x: container.midX - 40, y: container.midY - 40, width: 80, height: 80)
        let move = CGAffineTransform(translationX: row.midX - container.midX, y: row.midY - container.midY)
        return move.scaledBy(
            x: max(row.width / max(container.width, 1), 0.1), y: max(row.height / max(container.height, 1), 0.1))
    }
}
