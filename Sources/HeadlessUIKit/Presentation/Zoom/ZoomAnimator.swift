/// UIKit's own zoom: the controller's view grows out of a view of the one before it, and goes back into one.
@MainActor
final class ZoomAnimator: NSObject, BuiltInAnimator {
    private let zoomed: UIViewController
    private let source: UIViewController
    private let transition: UIViewController.Transition
    private let isGrowing: Bool
    /// Whether progress and way are the same, as under a hand.
    private let isLinear: Bool

    /// Nil where the one that comes or goes prefers no zoom.
    init?(showing zoomed: UIViewController, from source: UIViewController, isGrowing: Bool, isLinear: Bool = false) {
        guard let transition = zoomed.zoomTransition else { return nil }
        self.zoomed = zoomed
        self.source = source
        self.transition = transition
        self.isGrowing = isGrowing
        self.isLinear = isLinear
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        BuiltInTransitionAnimator.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isGrowing ? .to : .from) else { return }
        let container = context.containerView
        place(view, in: context)
        let rest = (center: view.center, transform: view.transform, room: container.bounds.size)
        let dimming = dim(below: view, in: container)
        let leave = { [self] in
            let small = smallPlace(of: view, in: container)
            view.transform = rest.transform.scaledBy(x: small.scale, y: small.scale)
            view.center = small.center
            dimming?.alpha = 0
        }
        let come = {
            view.transform = rest.transform
            // The window may have another size by the end.
            view.center = CGPoint(
                x: rest.center.x * container.bounds.width / max(rest.room.width, 1),
                y: rest.center.y * container.bounds.height / max(rest.room.height, 1))
            dimming?.alpha = 1
        }
        if isGrowing { UIView.performWithoutAnimation(leave) }
        animate(isGrowing ? come : leave) { [isGrowing] in
            dimming?.removeFromSuperview()
            let isCancelled = context.transitionWasCancelled
            if isCancelled, !isGrowing { context.view(forKey: .to)?.removeFromSuperview() }
            // To be shown on, or to be shown again.
            come()
            context.completeTransition(!isCancelled)
        }
    }

    private func place(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
        if isGrowing {
            view.frame = context.finalFrame(for: zoomed)
            context.containerView.addSubview(view)
        } else if let below = context.view(forKey: .to) {
            context.containerView.insertSubview(below, belowSubview: view)
            let frame = context.finalFrame(for: source)
            if below.bounds.size != frame.size { below.frame = frame }
        }
    }

    private func dim(below view: UIView, in container: UIView) -> UIView? {
        guard let color = transition.options.dimmingColor else { return nil }
        let dimming = UIView(frame: container.bounds)
        dimming.backgroundColor = color
        dimming.alpha = isGrowing ? 0 : 1
        container.insertSubview(dimming, belowSubview: view)
        return dimming
    }

    /// Where the view is so small that it lies on its source; without one it shrinks to a point in the middle.
    private func smallPlace(of view: UIView, in container: UIView) -> (center: CGPoint, scale: CGFloat) {
        let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        let asked = UIViewController.Transition.ZoomSourceViewProviderContext(
            sourceViewController: source, zoomedViewController: zoomed)
        guard let thumbnail = transition.sourceViewProvider(asked), thumbnail.window != nil else {
            return (middle, Self.leastScale)
        }
        let target = container.convert(thumbnail.bounds, from: thumbnail)
        let part =
            transition.options.alignmentRectProvider?(.init(sourceView: thumbnail, zoomedViewController: zoomed))
            ?? view.bounds
        guard part.width > 0, target.width > 0 else { return (middle, Self.leastScale) }
        let scale = target.width / part.width
        return (
            CGPoint(
                x: target.midX - (part.midX - view.bounds.midX) * scale,
                y: target.midY - (part.midY - view.bounds.midY) * scale), scale
        )
    }

    /// A scale of 0 has no way back.
    private static let leastScale: CGFloat = 0.01

    private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        let duration = BuiltInTransitionAnimator.duration
        if isLinear {
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changes) { _ in
                completion()
            }
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: changes
            ) { _ in completion() }
        }
    }
}
