import UIKit

/// Shrinks a photo into its cell, by itself or under two fingers.
@MainActor
final class PhotoPopTransition: NSObject {
    /// Called once the transition is over.
    var onEnd: () -> Void = {}
    let wantsInteractiveStart: Bool

    private let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.9)
    private var context: UIViewControllerContextTransitioning?
    private var photoView: UIView?
    private var place: PhotoPlace?

    init(startsInteractively: Bool) {
        wantsInteractiveStart = startsInteractively
        super.init()
    }

    private func setUp(_ transitionContext: UIViewControllerContextTransitioning) {
        guard let photo = transitionContext.viewController(forKey: .from),
            let album = transitionContext.viewController(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        album.view.frame = transitionContext.finalFrame(for: album)
        container.insertSubview(album.view, at: 0)
        let place = PhotoPlace(of: photo, in: album, container: container)
        // The photo is on its way into the cell.
        place.cell?.isHidden = true
        context = transitionContext
        photoView = photo.view
        self.place = place
    }

    private func animate(to transform: CGAffineTransform) {
        if animator.state == .inactive {
            animator.addAnimations { [photoView] in
                photoView?.transform = transform
            }
            animator.addCompletion { _ in
                self.end()
            }
        }
        animator.startAnimation()
    }

    private func end() {
        guard let context else { return }
        let didComplete = !context.transitionWasCancelled
        if didComplete {
            place?.cell?.isHidden = false
        }
        self.context = nil
        context.completeTransition(didComplete)
        onEnd()
    }

    // MARK: The fingers

    func grab() {
        animator.stopAnimation(false)
        context?.pauseInteractiveTransition()
    }

    func pinch(to pinched: CGFloat) {
        // The photo shrinks faster than the fingers meet, so that they need not touch.
        let scale = 1 - (1 - pinched) * 1.5
        photoView?.transform = CGAffineTransform(scaleX: scale, y: scale)
        context?.updateInteractiveTransition(1 - scale)
    }

    func release(finishes: Bool) {
        guard let context, let place else { return }
        if finishes {
            context.finishInteractiveTransition()
            animate(to: place.transform)
        } else {
            context.cancelInteractiveTransition()
            animate(to: .identity)
        }
    }
}

extension PhotoPopTransition: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        setUp(transitionContext)
        animate(to: place?.transform ?? .identity)
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        setUp(transitionContext)
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        animator
    }
}
