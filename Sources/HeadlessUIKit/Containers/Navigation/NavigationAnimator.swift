/// UIKit's own push and pop: the upper view slides, the lower one follows at a third of its way (ledger 7.6).
@MainActor
final class NavigationAnimator: NSObject, BuiltInAnimator {
    static let duration: TimeInterval = 0.35
    /// The part of the width that the lower view moves.
    private static let parallax: CGFloat = 0.3

    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let controller = context.viewController(forKey: .to)
        else { return }
        let container = context.containerView
        let width = container.bounds.width
        to.frame = context.finalFrame(for: controller)
        let (fromPlace, toPlace) = (from.center, to.center)
        let isPush = operation == .push
        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        to.center.x += isPush ? width : -width * Self.parallax
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
            to.center = toPlace
            from.center.x += isPush ? -width * Self.parallax : width
        } completion: { _ in
            from.center = fromPlace
            to.center = toPlace
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
