/// UIKit's own animation of a modal transition, for controllers without a custom animator.
@MainActor
final class BuiltInTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The settling time of UIKit's default spring (ledger 7.4, 7.6).
    static let duration: TimeInterval = 0.5057

    private let style: UIModalTransitionStyle

    init(style: UIModalTransitionStyle) {
        self.style = style
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to)
        else { return }
        if to.isBeingDismissed == false, from.isBeingDismissed {
            dismiss(from, to, transitionContext)
        } else {
            present(to, transitionContext)
        }
    }

    private func present(_ to: UIViewController, _ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        let container = context.containerView
        view.frame = context.finalFrame(for: to)
        container.addSubview(view)
        let place = view.center
        if style == .crossDissolve { view.alpha = 0 } else { view.center.y += container.bounds.height }
        animate(context) {
            view.center = place
            if self.style == .crossDissolve { view.alpha = 1 }
        }
    }

    private func dismiss(
        _ from: UIViewController, _ to: UIViewController, _ context: any UIViewControllerContextTransitioning
    ) {
        guard let view = context.view(forKey: .from) else { return }
        let container = context.containerView
        if let below = context.view(forKey: .to) { container.insertSubview(below, belowSubview: view) }
        let alpha = view.alpha
        let dissolves = style == .crossDissolve
        animate(context) {
            if dissolves { view.alpha = 0 } else { view.center.y += container.bounds.height }
        } atEnd: {
            view.alpha = alpha
        }
    }

    private func animate(
        _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
        atEnd: @escaping () -> Void = {}
    ) {
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut, animations: changes) { _ in
            context.completeTransition(!context.transitionWasCancelled)
            atEnd()
        }
    }
}
