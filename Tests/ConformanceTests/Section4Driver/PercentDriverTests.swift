import Testing
import TransitionCore
import UIKit

@Suite("UIPercentDrivenInteractiveTransition")
@MainActor
struct PercentDriverTests {
    private func driven(_ style: UIModalPresentationStyle = .fullScreen) -> (
        fixture: PresentationFixture, driver: UIPercentDrivenInteractiveTransition
    ) {
        let fixture = PresentationFixture(style: style)
        fixture.show()
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.driver = driver
        return (fixture, driver)
    }

    @Test("1.4, 4.2 the driver runs the animator at once and holds its animations")
    func holds() {
        let (fixture, driver) = driven()
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        #expect(fixture.log.take().contains("animateTransition"))
        #expect(driver.duration == 0.5)
        fixture.app.advance(frames: 600)
        #expect(fixture.root.presentedViewController === fixture.presented)
        #expect(fixture.presented.view.layer.presentation()?.opacity == 1)
        #expect(fixture.presented.view.alpha == 0)
    }

    @Test("4.2 update moves the shown values along the container's time")
    func scrubs() {
        let (fixture, driver) = driven()
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        driver.update(0.5)
        #expect(abs(Double(fixture.presented.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
        #expect(driver.percentComplete == 0.5)
    }

    @Test("4.2 finish takes (1 - p) of the duration, 4.3 cancel p of it", arguments: [0.25, 0.5, 0.75])
    func completionTimes(progress: Double) {
        for finishes in [true, false] {
            let (fixture, driver) = driven()
            fixture.dismiss()
            fixture.app.advance(frames: 1)
            driver.update(progress)
            if finishes { driver.finish() } else { driver.cancel() }
            let expected = Int((0.5 * (finishes ? 1 - progress : progress) * 60).rounded(.up))
            fixture.app.advance(frames: expected - 2)
            #expect(!fixture.log.take().contains { $0.hasPrefix("animationEnded") })
            fixture.app.advance(frames: 3)
            #expect(fixture.log.take().contains("animationEnded(\(finishes))"))
        }
    }

    @Test("4.6 a cancel puts model values back and completes with transitionWasCancelled")
    func cancelRestores() {
        let (fixture, driver) = driven()
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        driver.update(0.3)
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.alpha == 1)
        #expect(fixture.root.presentedViewController === fixture.presented)
        #expect(fixture.root.view.window == nil)
    }

    @Test("4.4 progress is clamped to 0…1")
    func clamps() {
        let (fixture, driver) = driven()
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        driver.update(-3)
        #expect(driver.percentComplete == 0)
        driver.update(7)
        #expect(driver.percentComplete == 1)
    }

    @Test("4.5, C5 update(1) does not swallow the completion")
    func fullProgress() {
        let (fixture, driver) = driven()
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        driver.update(1)
        fixture.app.advance(frames: 30)
        #expect(fixture.root.presentedViewController === fixture.presented)
        driver.finish()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test(
        "4.7 finish and cancel before the start are lost and the transition waits for ever", arguments: [true, false])
    func lostBeforeStart(finishes: Bool) {
        let (fixture, driver) = driven()
        fixture.dismiss()
        if finishes { driver.finish() } else { driver.cancel() }
        guard case .stuck = fixture.app.advanceToRest() else {
            Issue.record("the dismissal ended")
            return
        }
        #expect(
            fixture.app.trace.events.contains {
                if case .driverCallLost(_, finishes ? .finish : .cancel) = $0.kind { true } else { false }
            })
    }

    @Test("4.7 a second finish is ignored")
    func finishedTwice() {
        let (fixture, driver) = driven()
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        driver.update(0.5)
        driver.finish()
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test("1.4, C27 without a wish for an interactive start the driver is started all the same; flipped, the animator")
    func nonInteractiveStart() {
        final class Counting: UIPercentDrivenInteractiveTransition {
            var starts = 0
            override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
                starts += 1
                super.startInteractiveTransition(context)
            }
        }
        for flips in [false, true] {
            let fixture = PresentationFixture(
                style: .fullScreen,
                profile: UIKitProfile(flipping: flips ? [.interactionControllerAlwaysStarts] : []))
            fixture.show()
            let driver = Counting()
            driver.wantsInteractiveStart = false
            fixture.delegate.driver = driver
            fixture.dismiss()
            #expect(fixture.app.advanceToRest() == .rest)
            #expect(driver.starts == (flips ? 0 : 1))
            #expect(fixture.root.presentedViewController == nil)
        }
    }

    @Test("6.6, 8.10 in the background a driven dismissal that is cancelled comes back")
    func background() {
        let (fixture, driver) = driven()
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        driver.update(0.5)
        driver.cancel()
        fixture.app.enterBackground()
        fixture.app.advance(frames: 2)
        fixture.app.enterForeground()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.presented.view.alpha == 1)
    }

    @Test("4.6, 6.6 a driven dismissal that starts in the background waits for its hand, and comes back on a cancel")
    func startInBackground() {
        let (fixture, driver) = driven()
        fixture.dismiss()
        fixture.app.enterBackground()
        fixture.app.advance(frames: 2)
        #expect(fixture.root.presentedViewController === fixture.presented)
        driver.cancel()
        fixture.app.advance(frames: 2)
        fixture.app.enterForeground()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.root.presentedViewController === fixture.presented)
        #expect(fixture.presented.view.alpha == 1)
    }
}

@Suite("UIPercentDrivenInteractiveTransition with an interruptible animator")
@MainActor
struct InterruptibleDriverTests {
    /// Slides the presented view down with one property animator for the transition.
    final class Slider: NSObject, UIViewControllerAnimatedTransitioning {
        private var animator: UIViewPropertyAnimator?
        var askCount = 0

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            askCount += 1
            if let animator { return animator }
            let view = context.view(forKey: .from)!
            context.containerView.insertSubview(context.view(forKey: .to)!, belowSubview: view)
            let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y += 600 }
            made.addCompletion { _ in
                self.animator = nil
                if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            }
            animator = made
            return made
        }
    }

    private func driven() -> (PresentationFixture, Slider, UIPercentDrivenInteractiveTransition) {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.show()
        let slider = Slider()
        let driver = UIPercentDrivenInteractiveTransition()
        driver.completionCurve = .linear
        fixture.delegate.animator = slider
        fixture.delegate.driver = driver
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        return (fixture, slider, driver)
    }

    @Test("4.10 the animator is paused at the start and scrubbed by update")
    func scrubs() {
        let (fixture, slider, driver) = driven()
        fixture.app.advance(frames: 90)
        #expect(fixture.presented.view.layer.presentation()?.position.y == 422)
        driver.update(0.5)
        #expect(abs((fixture.presented.view.layer.presentation()?.position.y ?? 0) - 722) < 1)
        #expect(slider.askCount >= 2)
        driver.finish()
        fixture.app.advanceToRest()
    }

    @Test("4.10 finish runs on, cancel runs back", arguments: [true, false])
    func ends(finishes: Bool) {
        let (fixture, _, driver) = driven()
        driver.update(0.25)
        if finishes { driver.finish() } else { driver.cancel() }
        fixture.app.advance(frames: finishes ? 43 : 13)
        #expect(fixture.root.presentedViewController != nil)
        #expect(fixture.app.advanceToRest() == .rest)
        #expect((fixture.root.presentedViewController == nil) == finishes)
        if !finishes { #expect(fixture.presented.view.center.y == 422) }
    }
}
