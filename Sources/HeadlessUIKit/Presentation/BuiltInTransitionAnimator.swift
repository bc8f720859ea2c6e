/// UIKit's own animation of a modal transition, for controllers without a custom animator.
@MainActor
final class BuiltInTransitionAnimator: NSObject, BuiltInAnimator {
    /// The settling time of UIKit's default spring (ledger 7.4, 7.6).
    static let duration: TimeInterval = 0.5057

    private let style: UIModalTransitionStyle
    private let isPresentation: Bool
    /// Whether progress and way are the same, as under a hand.
    private let isLinear: Bool
    /// How the presented view is when nothing of it moves.
    private var rest: (center: CGPoint, alpha: CGFloat, shape: CATransform3D)?

    init(style: UIModalTransitionStyle, isPresentation: Bool, isLinear: Bool = false) {
        self.style = style
        self.isPresentation = isPresentation
        self.isLinear = isLinear
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if isPresentation { present(context) } else { dismiss(context) }
    }

    private func present(_ context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
        let rest = (center: view.center, alpha: view.alpha, shape: view.transform3D)
        self.rest = rest
        leave(view, in: context.containerView)
        animate(context) { Self.bring(view, to: rest) }
    }

    private func dismiss(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return }
        if let to = context.viewController(forKey: .to), let below = context.view(forKey: .to) {
            context.containerView.insertSubview(below, belowSubview: view)
            let frame = context.finalFrame(for: to)
            // The window may have changed its size while the presenter was out of it.
            if below.bounds.size != frame.size { below.frame = frame }
        }
        rest = (view.center, view.alpha, view.transform3D)
        animate(context) { self.leave(view, in: context.containerView) }
    }

    private static func bring(_ view: UIView, to rest: (center: CGPoint, alpha: CGFloat, shape: CATransform3D)) {
        view.center = rest.center
        view.alpha = rest.alpha
        view.transform3D = rest.shape
    }

    /// Whether it moves a view out: one that was only asked for has its place as ever.
    var isMovingOut: Bool { !isPresentation && rest != nil }

    /// Follows a change of room while a dismissal is under way: from another place to where it is not seen from there.
    func relocate(_ view: UIView, to frame: CGRect, in container: UIView) {
        guard isMovingOut else { return }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        rest?.center = center
        view.bounds.size = frame.size
        let left = CGPoint(x: center.x, y: center.y + wayOut(of: frame, in: container))
        view.layer.redirectPosition(from: center, to: left)
        view.center = left
    }

    /// Brings the view to where it is not seen: below, transparent, on edge, or rolled up.
    private func leave(_ view: UIView, in container: UIView) {
        switch style {
        case .coverVertical, .partialCurl: view.center.y += wayOut(of: view.frame, in: container)
        case .crossDissolve: view.alpha = 0
        case .flipHorizontal: view.transform3D = CATransform3DRotate(view.transform3D, .pi / 2, 0, 1, 0)
        }
    }

    /// How far down a view must go to be out of its container; up when negative.
    private func wayOut(of frame: CGRect, in container: UIView) -> CGFloat {
        switch style {
        case .coverVertical: container.bounds.maxY - frame.minY
        case .partialCurl: container.bounds.minY - frame.maxY
        case .crossDissolve, .flipHorizontal: 0
        }
    }

    private func animate(_ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void) {
        let end: (Bool) -> Void = { _ in
            let wasCancelled = context.transitionWasCancelled
            if wasCancelled, !self.isPresentation {
                // What it inserted for a dismissal that does not happen it takes away again (ledger 2.9).
                context.view(forKey: .to)?.removeFromSuperview()
                self.endDismissal(context)
            }
            context.completeTransition(!wasCancelled)
            if !wasCancelled, !self.isPresentation { self.endDismissal(context) }
        }
        if isLinear {
            UIView.animate(
                withDuration: Self.duration, delay: 0, options: .curveLinear, animations: changes, completion: end)
        } else {
            UIView.animate(
                withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: changes, completion: end)
        }
    }

    /// Leaves the view as it was found: to be shown on, or to be presented again.
    private func endDismissal(_ context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .from), let rest { Self.bring(view, to: rest) }
    }
}

extension CALayer {
    /// Leads what moves the layer in view blocks to another place.
    fileprivate func redirectPosition(from: CGPoint, to: CGPoint) {
        for animation in animations where animation.key == .position && animation.run.animator == nil {
            animation.redirect(from: .point(from), to: .point(to))
        }
    }
}
