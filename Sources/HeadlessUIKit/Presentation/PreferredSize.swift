// A presentation of UIKit's own follows the size that its content prefers, as long as it is shown.
extension UIPresentationController {
    /// Whether the presented controller's dismissal is under way.
    final var isLeaving: Bool {
        let transition = World.current?.transitions.modalTransition(of: presentedViewController)
        guard let transition, transition.from === presentedViewController else { return false }
        return !transition.isPresentation && transition.phase == .running
    }

    /// Gives the presented view the size that is preferred now, over the duration of UIKit's own presentations.
    final func followPreferredSize() {
        // On its way out the dismissal alone says where it stands.
        guard !World.isFrozen, let containerView, let view = presentedView,
            view.superview === containerView,
            !isLeaving, view.transform.isIdentity
        else { return }
        let frame = frameOfPresentedViewInContainerView
        guard view.bounds.size != frame.size else { return }
        UIView.animate(withDuration: BuiltInTransitionAnimator.duration) {
            view.frame = frame
            view.layoutIfNeeded()
        }
    }
}
