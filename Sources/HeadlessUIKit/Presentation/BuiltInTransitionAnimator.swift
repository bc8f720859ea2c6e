/// An animator of UIKit's own, of which the app's code hears nothing.
@MainActor
protocol BuiltInAnimator: UIViewControllerAnimatedTransitioning {}

/// UIKit's own animation of a modal transition, for controllers without a custom animator.
@MainActor
final class BuiltInTransitionAnimator: NSObject, BuiltInAnimator {
    /// The settling time of UIKit's default spring (ledger 7.4, 7.6).
    static let duration: TimeInterval = 0.5057

    private let style: UIModalTransitionStyle
    private let isPresentation: Bool
    /// Whether progress and way are the same, as under a hand.
    private let isLinear: Bool

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
        let (place, alpha, shape) = (view.center, view.alpha, view.transform3D)
        leave(view, in: context.containerView)
        animate(context) {
            view.center = place
            view.alpha = alpha
            view.transform3D = shape
        }
    }

    private func dismiss(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return }
        if let to = context.viewController(forKey: .to), let below = context.view(forKey: .to) {
            context.containerView.insertSubview(below, belowSubview: view)
            let frame = context.finalFrame(for: to)
            // The window may have changed its size while the presenter was out of it.
            if below.bounds.size != frame.size { below.frame = frame }
        }
        let (place, alpha, shape) = (view.center, view.alpha, view.transform3D)
        animate(context) {
            self.leave(view, in: context.containerView)
        } atEnd: {
            view.center = place
            view.alpha = alpha
            view.transform3D = shape
        }
    }

    /// Brings the view to where it is not seen: below, transparent, on edge, or rolled up.
    private func leave(_ view: UIView, in container: UIView) {
        switch style {
        case .coverVertical: view.center.y += container.bounds.maxY - view.frame.minY
        case .crossDissolve: view.alpha = 0
        case .flipHorizontal: view.transform3D = CATransform3DRotate(view.transform3D, .pi / 2, 0, 1, 0)
        case .partialCurl: view.center.y -= view.frame.maxY - container.bounds.minY
        }
    }

    private func animate(
        _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
        atEnd: @escaping () -> Void = {}
    ) {
        let end: (Bool) -> Void = { _ in
            let wasCancelled = context.transitionWasCancelled
            // What it inserted for a dismissal that does not happen it takes away again (ledger 2.9).
            if wasCancelled, !self.isPresentation { context.view(forKey: .to)?.removeFromSuperview() }
            context.completeTransition(!wasCancelled)
            if !wasCancelled { atEnd() }
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
}
