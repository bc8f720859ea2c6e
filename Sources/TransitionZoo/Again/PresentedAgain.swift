import TransitionRunner
import UIKit

// One page, presented again after it has gone.

extension ZooEntry {
    static let b47 = ZooEntry(
        "B47", "A page that was swiped away comes back displaced.",
        triggers: [.again, .interactiveCancel], caughtBy: ["screen-is-not-blank"]
    ) { name, isFlawed in .modalAgain(name) { DriftingAnimator($0, isFlawed: isFlawed) }
    }

    static let b48 = ZooEntry(
        "B48", "A dialog that is shown for the second time is a blur without the dialog.",
        triggers: [.again], caughtBy: ["screen-is-not-blank"]
    ) { name, isFlawed in .modalAgain(name) { FadingAnimator($0, isFlawed: isFlawed) } }
}

extension TransitionScene {
    /// A page that its host keeps.
    fileprivate static func modalAgain(
        _ name: String, _ makeAnimator: @escaping @MainActor (SlideAnimator.Way) -> SlideAnimator
    ) -> TransitionScene {
        .modal(
            name,
            host: {
                let page = AnimatedPage(entering: { makeAnimator(.entering) }, leaving: { makeAnimator(.leaving) })
                return ModalHost { page }
            })
    }
}

/// Fades in, in place, and slides out.
private final class DriftingAnimator: SlideAnimator {
    override func prepare(_ context: UIViewControllerContextTransitioning) {
        guard way == .entering, let toView = context.view(forKey: .to) else { return super.prepare(context) }
        // The bounds and the center: a frame means nothing under a transform.
        toView.bounds.size = context.containerView.bounds.size
        toView.center = CGPoint(x: context.containerView.bounds.midX, y: context.containerView.bounds.midY)
        toView.alpha = 0
        context.containerView.addSubview(toView)
    }

    override func move(_ context: UIViewControllerContextTransitioning) {
        if way == .leaving { return super.move(context) }
        context.view(forKey: .to)?.alpha = 1
    }

    override func restore(_ context: UIViewControllerContextTransitioning) {
        // The flaw: the page goes with the transform that took it away.
        if isFlawed, !context.transitionWasCancelled { return }
        super.restore(context)
    }
}

/// Slides in and fades out.
private final class FadingAnimator: SlideAnimator {
    override func move(_ context: UIViewControllerContextTransitioning) {
        if way == .entering { return super.move(context) }
        context.view(forKey: .from)?.alpha = 0
    }

    override func restore(_ context: UIViewControllerContextTransitioning) {
        super.restore(context)
        // The flaw: the page goes transparent, and nothing makes it opaque again.
        if !isFlawed, way == .leaving { context.view(forKey: .from)?.alpha = 1 }
    }
}
