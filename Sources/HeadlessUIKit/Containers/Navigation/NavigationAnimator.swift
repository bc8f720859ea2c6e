/// UIKit's own push and pop: the upper view slides, the lower one follows at a third of its way (ledger 7.6).
@MainActor
final class NavigationAnimator: NSObject, BuiltInAnimator {
    static let duration: TimeInterval = 0.35
    /// The part of the width that the lower view moves.
    private static let parallax: CGFloat = 0.3

    private let operation: UINavigationController.Operation
    private let navigationController: UINavigationController

    init(operation: UINavigationController.Operation, in navigationController: UINavigationController) {
        self.operation = operation
        self.navigationController = navigationController
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
        let room = container.bounds.size
        let width = room.width
        to.frame = context.finalFrame(for: controller)
        let (fromPlace, toPlace) = (from.center, to.center)
        let isPush = operation == .push
        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        to.center.x += isPush ? width : -width * Self.parallax
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
            to.center = toPlace
            from.center.x += isPush ? -width * Self.parallax : width
        } completion: { [self] _ in
            if container.bounds.size == room {
                from.center = fromPlace
                to.center = toPlace
            } else {
                placeAnew([context.viewController(forKey: .from), context.viewController(forKey: .to)], in: container)
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    /// Where the layout puts them, which comes a turn later: the window has another size by now (ledger 9.9).
    private func placeAnew(_ pages: [UIViewController?], in container: UIView) {
        for page in pages {
            guard let page, let view = page.viewInPlaceIfLoaded, view.superview === container,
                view.transform.isIdentity
            else { continue }
            view.place(at: navigationController.contentFrame(for: page))
        }
    }
}
