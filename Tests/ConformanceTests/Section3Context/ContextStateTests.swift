import Testing
import TransitionCore
import UIKit

@Suite("3 the state of a context")
@MainActor
struct ContextStateTests {
    @Test("3.1 isAnimated is false for the animator of a custom presentation at once, where that is asked for (C15)")
    func isAnimated() {
        for animated in [true, false] {
            let fixture = PresentationFixture(
                style: .custom, profile: UIKitProfile(flipping: [.unanimatedCustomAsksNoAnimator]))
            fixture.present(animated: animated)
            fixture.app.advance(frames: 1)
            #expect(fixture.animator.lastContext?.isAnimated == animated)
            fixture.app.advanceToRest()
        }
    }

    @Test("3.2 isInteractive from an interactive start to the end of the interaction", arguments: [true, false])
    func isInteractive(finishes: Bool) {
        let fixture = PresentationFixture(style: .custom)
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.driver = driver
        fixture.present()
        fixture.app.advance(frames: 1)
        let context = fixture.animator.lastContext
        #expect(context?.isInteractive == true && context?.transitionWasCancelled == false)
        driver.update(0.5)
        if finishes { driver.finish() } else { driver.cancel() }
        #expect(context?.isInteractive == false)
        // 3.3
        #expect(context?.transitionWasCancelled == !finishes)
        fixture.app.advanceToRest()
    }

    @Test("3.3 a transition on its own cannot be cancelled through the context, 3.4 and the call is tolerated")
    func toleratedCalls() {
        let fixture = PresentationFixture(style: .custom)
        fixture.present()
        fixture.app.advance(frames: 1)
        fixture.animator.lastContext?.cancelInteractiveTransition()
        #expect(fixture.animator.lastContext?.transitionWasCancelled == false)
        fixture.animator.lastContext?.finishInteractiveTransition()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.root.presentedViewController === fixture.presented)
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("3.3 completeTransition(false) without an interaction is taken as a cancel")
    func completedAsCancelled() {
        let fixture = PresentationFixture(style: .custom)
        fixture.animator.result = false
        fixture.present()
        var wasCancelled: Bool?
        fixture.root.transitionCoordinator?.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
        fixture.app.advanceToRest()
        #expect(wasCancelled == true)
        #expect(fixture.log.take().last == "animationEnded(false)")
    }

    @Test("3.4 a hand-written interaction controller reports progress through the context")
    func reportedProgress() {
        final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
                context = transitionContext
                transitionContext.containerView.addSubview(transitionContext.view(forKey: .to)!)
            }
        }
        let fixture = PresentationFixture(style: .custom)
        let hand = Hand()
        fixture.delegate.driver = hand
        fixture.present()
        let coordinator = fixture.root.transitionCoordinator
        fixture.app.advance(frames: 1)
        // 1.4: the animator is never started by UIKit.
        #expect(!fixture.log.take().contains("animateTransition"))
        hand.context?.updateInteractiveTransition(0.3)
        #expect(coordinator?.percentComplete == 0.3)
        hand.context?.finishInteractiveTransition()
        hand.context?.completeTransition(true)
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.presented.view.window != nil)
        hand.context = nil
    }

    @Test(
        "3.9, 3.10 targetTransform is the identity, presentationStyle the style from the request on",
        arguments: [0, 1, 4, 5])
    func style(rawStyle: Int) {
        let style = UIModalPresentationStyle(rawValue: rawStyle)!
        let fixture = PresentationFixture(style: style)
        fixture.present()
        #expect(fixture.root.transitionCoordinator?.presentationStyle == style)
        fixture.app.advance(frames: 1)
        #expect(fixture.animator.lastContext?.presentationStyle == style)
        #expect(fixture.animator.lastContext?.targetTransform == .identity)
        fixture.app.advanceToRest()
    }

    @Test("3.5 completeTransition ends the transition and updates the controllers", arguments: [true, false])
    func completion(completes: Bool) {
        let fixture = PresentationFixture(style: .custom)
        fixture.animator.completes = false
        fixture.present()
        fixture.app.advance(frames: 60)
        // Whatever has been animated, the transition is open until it is told.
        #expect(fixture.presented.isBeingPresented && fixture.presented.transitionCoordinator != nil)
        _ = fixture.log.take()
        fixture.animator.lastContext?.completeTransition(completes)
        #expect(!fixture.presented.isBeingPresented && fixture.presented.transitionCoordinator == nil)
        #expect((fixture.root.presentedViewController == nil) == !completes)
        #expect(fixture.log.take().filter { $0.hasPrefix("animationEnded") } == ["animationEnded(\(completes))"])
        #expect(fixture.app.advanceToRest() == .rest)
    }

    @Test(
        "3.7, C13 a second completion is ignored; flipped, it ends the transition once more", arguments: [false, true])
    func completedTwice(flips: Bool) {
        let fixture = PresentationFixture(
            style: .custom, profile: UIKitProfile(flipping: flips ? [.secondCompletionIsIgnored] : []))
        fixture.present()
        fixture.app.advance(frames: 1)
        let context = fixture.animator.lastContext
        fixture.app.advanceToRest()
        _ = fixture.log.take()
        context?.completeTransition(false)
        #expect(fixture.log.take().contains("animationEnded(false)") == flips)
        #expect((fixture.root.presentedViewController == nil) == flips)
    }

    @Test("3.11 animator and driver live until the end, whoever else lets go of them")
    func retained() {
        let fixture = PresentationFixture(style: .custom)
        weak var animator: FadeAnimator?
        weak var driver: UIPercentDrivenInteractiveTransition?
        do {
            let (newAnimator, newDriver) = (FadeAnimator(fixture.log), UIPercentDrivenInteractiveTransition())
            (animator, driver) = (newAnimator, newDriver)
            fixture.delegate.animator = newAnimator
            fixture.delegate.driver = newDriver
            fixture.present()
            fixture.delegate.animator = nil
            fixture.delegate.driver = nil
        }
        fixture.app.advance(frames: 3)
        #expect(animator != nil && driver != nil)
        driver?.finish()
        fixture.app.advanceToRest()
        #expect(animator == nil && driver == nil)
    }
}
