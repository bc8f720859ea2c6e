import UIKit

/// Has a book leave downwards, with the finger or by itself.
class BookTransition: UIPercentDrivenInteractiveTransition {
    private weak var book: UIViewController?
    private var isDragging = false

    func follow(_ book: UIViewController) {
        self.book = book
        let pan = UIPanGestureRecognizer(target: self, action: #selector(BookTransition.pan(_:)))
        book.view.addGestureRecognizer(pan)
        let press = UILongPressGestureRecognizer(
            target: BookTransition.self, action: #selector(BookTransition.pressed(_:)))
        book.view.addGestureRecognizer(press)
    }

    @objc private class func pressed(_ recognizer: UILongPressGestureRecognizer) {
        recognizer.view?.setNeedsLayout()
    }

    @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
        let share = recognizer.translation(in: recognizer.view).y / 400
        switch recognizer.state {
        case .began:
            isDragging = true
            book?.dismiss(animated: true, completion: nil)
        case .changed:
            update(max(0, min(share, 1)))
        case .ended, .cancelled, .failed:
            isDragging = false
            if share > 0.4, recognizer.state == .ended { finish() } else { cancel() }
        default:
            break
        }
    }
}

extension BookTransition: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return self
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return isDragging ? self : nil
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let book = transitionContext.view(forKey: .from), let shelf = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        transitionContext.containerView.insertSubview(shelf, belowSubview: book)
        UIView.animate(
            withDuration: 0.3, delay: 0, options: UIViewAnimationOptions.curveLinear,
            animations: { book.frame.origin.y = book.frame.height },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}
