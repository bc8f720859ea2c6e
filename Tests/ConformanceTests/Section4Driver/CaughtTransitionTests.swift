import Testing
import TransitionCore
import UIKit

@Suite("4.10 transitions that are caught, turned and let go")
@MainActor
struct CaughtTransitionTests {
    private func running() -> (PresentationFixture, SlidingAnimator, UIPercentDrivenInteractiveTransition) {
        let fixture = PresentationFixture(style: .custom)
        let animator = SlidingAnimator()
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        driver.completionCurve = .linear
        fixture.delegate.animator = animator
        fixture.delegate.driver = driver
        fixture.present()
        fixture.app.advance(frames: 31)
        return (fixture, animator, driver)
    }

    @Test("4.10 pause() holds the running animator where it is and makes the transition interactive")
    func pause() {
        let (fixture, animator, driver) = running()
        driver.pause()
        #expect(abs(driver.percentComplete - 0.5) < 0.03)
        #expect(fixture.presented.transitionCoordinator?.isInteractive == true)
        fixture.app.advance(frames: 100)
        #expect(animator.current?.isRunning == false)
        driver.update(0.75)
        #expect(animator.current?.fractionComplete == 0.75)
        driver.finish()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.root.presentedViewController === fixture.presented)
    }

    @Test("1.16, 4.10 the handlers run at every edge: caught, let go, caught again, let go")
    func edges() {
        let (fixture, _, driver) = running()
        let coordinator = fixture.presented.transitionCoordinator
        coordinator?.notifyWhenInteractionChanges { context in
            fixture.log("\(context.isInteractive) \(context.isCancelled)")
        }
        coordinator?.notifyWhenInteractionEnds { _ in fixture.log("ends") }
        _ = fixture.log.take()
        driver.pause()
        driver.cancel()
        fixture.app.advance(frames: 5)
        driver.pause()
        driver.finish()
        #expect(
            fixture.log.take() == ["true false", "false true", "ends", "true true", "false false", "ends"])
        #expect(fixture.app.advanceToRest() == .rest)
    }

    @Test("3.3, 4.10 caught on its way back and finished, the transition was not cancelled")
    func turnedTwice() {
        let (fixture, animator, driver) = running()
        driver.pause()
        driver.cancel()
        fixture.app.advance(frames: 10)
        driver.pause()
        #expect(animator.current?.isReversed == false)
        #expect(driver.percentComplete < 0.5 && driver.percentComplete > 0.2)
        driver.finish()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.root.presentedViewController === fixture.presented)
        #expect(fixture.log.take().last == "completion")
    }

    @Test("4.10 cancelled after the catch, the transition goes back to its start")
    func cancelled() {
        let (fixture, _, driver) = running()
        driver.pause()
        driver.cancel()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.app.window.subviews == [fixture.root.view])
    }

    @Test("3.2 initiallyInteractive never changes; the context is interactive only under the hand")
    func flags() {
        let (fixture, _, driver) = running()
        let coordinator = fixture.presented.transitionCoordinator
        #expect(coordinator?.isInterruptible == true && coordinator?.isInteractive == false)
        driver.pause()
        #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == false)
        driver.finish()
        #expect(coordinator?.isInteractive == false)
        #expect(fixture.app.advanceToRest() == .rest)
    }

    @Test("3.4 a transition that is not interruptible cannot be caught")
    func notInterruptible() {
        let fixture = PresentationFixture(style: .custom)
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        fixture.delegate.driver = driver
        fixture.present()
        fixture.app.advance(frames: 5)
        driver.pause()
        fixture.animator.lastContext?.pauseInteractiveTransition()
        #expect(fixture.presented.transitionCoordinator?.isInteractive == false)
        #expect(fixture.app.advanceToRest() == .rest)
    }

    @Test("1.5 one animator serves from the first ask to the end, and is asked for after the start")
    func oneAnimator() {
        let (fixture, animator, _) = running()
        let first = animator.current
        #expect(animator.askCount >= 2)
        fixture.app.advance(frames: 5)
        #expect(animator.current === first)
        #expect(fixture.app.advanceToRest() == .rest)
    }
}
