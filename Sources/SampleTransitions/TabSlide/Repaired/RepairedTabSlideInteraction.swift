import UIKit

/// Moves two tabs by hand, repaired: UIKit hears of the decision at the lift, and a swipe that was over before the
/// start ends what it has asked for.
final class RepairedTabSlideInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private enum Phase {
        case idle
        /// A swipe asks for a tab; UIKit has not said yes.
        case requesting
        /// UIKit has taken this object; the transition starts later. The swipe may be over already.
        case waiting(finishes: Bool?)
        case driving(Slide)
        /// The finger has lifted; the views go where it decided.
        case settling
    }

    /// The transition under the finger.
    @MainActor private struct Slide {
        let context: UIViewControllerContextTransitioning
        let fromView: UIView
        let toView: UIView
        /// Points from the place of the old tab to that of the new one.
        let way: CGFloat

        func moveViews(to progress: CGFloat) {
            fromView.transform = CGAffineTransform(translationX: -way * progress, y: 0)
            toView.transform = CGAffineTransform(translationX: way * (1 - progress), y: 0)
        }
    }

    private var phase = Phase.idle
    private var progress: CGFloat = 0

    var isIdle: Bool {
        if case .idle = phase { true } else { false }
    }

    /// Asks for a tab; whether UIKit will start an interactive transition for it.
    func request(_ select: () -> Void) -> Bool {
        phase = .requesting
        progress = 0
        select()
        if case .requesting = phase { phase = .idle }
        return !isIdle
    }

    /// This object while its own swipe is asking; a selection by code gets none.
    func vendedForRequest() -> RepairedTabSlideInteraction? {
        guard case .requesting = phase else { return nil }
        phase = .waiting(finishes: nil)
        return self
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        guard case .waiting(let decision) = phase else { return }
        guard let slide = makeSlide(transitionContext) else {
            phase = .idle
            transitionContext.cancelInteractiveTransition()
            transitionContext.completeTransition(false)
            return
        }
        phase = .driving(slide)
        update(progress)
        if let decision { end(finishes: decision) }
    }

    func update(_ progress: CGFloat) {
        self.progress = progress
        guard case .driving(let slide) = phase else { return }
        slide.moveViews(to: progress)
        slide.context.updateInteractiveTransition(progress)
    }

    func end(finishes: Bool) {
        switch phase {
        case .idle, .requesting, .settling:
            break
        case .waiting:
            phase = .waiting(finishes: finishes)
        case .driving(let slide):
            settle(slide, finishes: finishes)
        }
    }

    private func settle(_ slide: Slide, finishes: Bool) {
        phase = .settling
        if finishes {
            slide.context.finishInteractiveTransition()
        } else {
            slide.context.cancelInteractiveTransition()
        }
        UIView.animate(
            withDuration: 0.25,
            animations: { slide.moveViews(to: finishes ? 1 : 0) },
            completion: { _ in
                slide.fromView.transform = .identity
                slide.toView.transform = .identity
                if !finishes { slide.toView.removeFromSuperview() }
                self.phase = .idle
                slide.context.completeTransition(finishes)
            })
    }

    private func makeSlide(_ context: UIViewControllerContextTransitioning) -> Slide? {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
            let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to),
            let pages = to.tabBarController?.viewControllers,
            let fromIndex = pages.firstIndex(of: from), let toIndex = pages.firstIndex(of: to)
        else { return nil }
        context.containerView.addSubview(toView)
        toView.frame = context.finalFrame(for: to)
        let way = (toIndex > fromIndex ? 1 : -1) * context.containerView.bounds.width
        return Slide(context: context, fromView: fromView, toView: toView, way: way)
    }
}
