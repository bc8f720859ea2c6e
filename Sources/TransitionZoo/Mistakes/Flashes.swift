import TransitionCore
import TransitionRunner
import UIKit

// What is seen for a frame or two where it does not belong.

extension ZooEntry {
    static let m16 = ZooEntry(
        "M16", "A page that has slid out flashes once before it is gone.",
        triggers: [.again], caughtBy: ["nothing-flashes"]
    ) { name, isFlawed in .modal(name) { AnimatedPage(leaving: { LayerAnimator(.leaving, isFlawed: isFlawed) }) } }

    static let m17 = ZooEntry(
        "M17", "A page flashes at its end before it comes sliding in.",
        triggers: [.again], caughtBy: ["nothing-flashes"]
    ) { name, isFlawed in .modal(name) { AnimatedPage(entering: { LateAnimator(.entering, isFlawed: isFlawed) }) } }

    static let m18 = ZooEntry(
        "M18", "A page whose swipe was taken back flashes at its end.",
        triggers: [.interactiveCancel], caughtBy: ["nothing-flashes"]
    ) { name, isFlawed in
        .modal(
            name,
            host: {
                ModalHost(entrance: EdgeDriver()) {
                    AnimatedPage(entering: { TidyingAnimator(.entering, isFlawed: isFlawed) })
                }
            })
    }

    static let m19 = ZooEntry(
        "M19", "A page that a swipe brings in by Core Animation flashes at its end when the swipe is taken back.",
        triggers: [.interactiveCancel], caughtBy: ["nothing-flashes"],
        // Flipped, C47 shows the model value for a frame, whatever the code does.
        profiles: ProfileSet(
            ProfileSet.standard.profiles.filter { !$0.flippedRules.contains(.animationEndsWithDelegateCall) })
    ) { name, isFlawed in
        .modal(
            name,
            host: {
                ModalHost(entrance: EdgeDriver()) {
                    AnimatedPage(entering: { DrivenLayerAnimator(.entering, isFlawed: isFlawed) })
                }
            })
    }
}

/// Slides by Core Animation.
private final class LayerAnimator: SlideAnimator {
    override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        // A finger may take its time, and go back: neither suits an end after a fixed time.
        guard !transitionContext.isInteractive else { return super.animateTransition(using: transitionContext) }
        prepare(transitionContext)
        guard let view = movingView(transitionContext) else { return }
        let slide = CABasicAnimation(keyPath: "transform.translation.x")
        slide.fromValue = 0
        slide.toValue = transitionContext.containerView.bounds.width
        slide.duration = transitionDuration(using: transitionContext)
        // The flaw: when the animation is over the layer shows its model value.
        if !isFlawed { move(transitionContext) }
        view.layer.add(slide, forKey: "slide")
        DispatchQueue.main.asyncAfter(deadline: .now() + slide.duration + 0.03) {
            self.end(transitionContext, isFinished: true)
        }
    }
}

/// Waits for a layout before it begins.
private final class LateAnimator: SlideAnimator {
    override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        prepare(transitionContext)
        let start = movingView(transitionContext)?.transform ?? .identity
        // The flaw: until then the page stands where it will end.
        if isFlawed { movingView(transitionContext)?.transform = .identity }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) {
            self.movingView(transitionContext)?.transform = start
            UIView.animate(
                withDuration: self.transitionDuration(using: transitionContext),
                animations: { self.move(transitionContext) },
                completion: { self.end(transitionContext, isFinished: $0) })
        }
    }
}

/// Tidies up a little after the animation.
private final class TidyingAnimator: SlideAnimator {
    override func end(_ context: UIViewControllerContextTransitioning, isFinished: Bool) {
        // The flaw: without its transform the page stands at its end, whatever the outcome.
        if isFlawed { movingView(context)?.transform = .identity }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) {
            super.end(context, isFinished: isFinished)
        }
    }
}

/// Slides by Core Animation, under a finger too, with the model value at the end from the start.
private final class DrivenLayerAnimator: SlideAnimator {
    override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        prepare(transitionContext)
        guard let view = movingView(transitionContext) else { return }
        let start = view.transform
        let slide = CABasicAnimation(keyPath: "transform.translation.x")
        slide.fromValue = start.tx
        slide.toValue = 0
        slide.duration = transitionDuration(using: transitionContext)
        view.transform = .identity
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            // The flaw: without its animation the layer shows the model value, whatever the outcome.
            if !self.isFlawed, transitionContext.transitionWasCancelled { view.transform = start }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { self.end(transitionContext, isFinished: true) }
        }
        view.layer.add(slide, forKey: "slide")
        CATransaction.commit()
    }
}
