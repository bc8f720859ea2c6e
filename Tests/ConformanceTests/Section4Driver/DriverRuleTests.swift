import Testing
import TransitionCore
import UIKit

@Suite("4 rules of the percent driver on which sources disagree, and its faults")
@MainActor
struct DriverRuleTests {
    private func driven(
        profile: UIKitProfile = .default, style: UIModalPresentationStyle = .fullScreen,
        animator: (CallLog) -> any UIViewControllerAnimatedTransitioning
    ) -> (fixture: PresentationFixture, driver: UIPercentDrivenInteractiveTransition) {
        let fixture = PresentationFixture(style: style, profile: profile)
        fixture.show()
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.driver = driver
        fixture.delegate.animator = animator(fixture.log)
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        return (fixture, driver)
    }

    @Test("4.1 before a transition: no progress, no duration, speed 1, ease in and out, an interactive start")
    func defaults() {
        let driver = UIPercentDrivenInteractiveTransition()
        #expect(driver.duration == 0 && driver.percentComplete == 0 && driver.completionSpeed == 1)
        #expect(driver.completionCurve == .easeInOut && driver.timingCurve == nil && driver.wantsInteractiveStart)
    }

    @Test("4.5, C5 after update(1) the transition completes; flipped, it never does", arguments: [false, true])
    func fullUpdate(flips: Bool) {
        let (fixture, driver) = driven(
            profile: UIKitProfile(flipping: flips ? [.fullUpdateStillCompletes] : []), animator: FadeAnimator.init)
        driver.update(1)
        driver.finish()
        #expect((fixture.app.advanceToRest() == .rest) == !flips)
        #expect((fixture.root.presentedViewController == nil) == !flips)
    }

    @Test("C22 a property animator that nobody vends runs on its own; flipped, the driver holds it")
    func privateAnimator() {
        final class Private: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let view = context.view(forKey: .from)!
                context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
                animator.addCompletion { position in context.completeTransition(position == .end) }
                animator.startAnimation()
            }
        }
        for flips in [false, true] {
            let (fixture, driver) = driven(
                profile: UIKitProfile(flipping: flips ? [.privateAnimatorRunsOnItsOwn] : [])
            ) { _ in Private() }
            driver.update(0.25)
            fixture.app.advance(frames: 40)
            let shown = Double(fixture.presented.view.layer.presentation()?.opacity ?? 0)
            #expect(flips ? abs(shown - 0.75) < 0.01 : shown < 0.5)
            fixture.app.advance(frames: 40)
            #expect((fixture.root.presentedViewController == nil) == !flips)
            driver.cancel()
            #expect(fixture.app.advanceToRest() == .rest)
            #expect((fixture.root.presentedViewController == nil) == !flips)
        }
    }

    @Test(
        "4.6, C26 a block that the driver takes back reports finished; flipped, it does not", arguments: [false, true])
    func finishedFlag(flips: Bool) {
        final class Reporting: FadeAnimator {
            override func animateTransition(using context: any UIViewControllerContextTransitioning) {
                super.animateTransition(using: context)
                UIView.animate(withDuration: 0.4) {
                    context.view(forKey: .from)?.backgroundColor = .red
                } completion: { finished in
                    self.log("finished \(finished)")
                }
            }
        }
        let (fixture, driver) = driven(
            profile: UIKitProfile(flipping: flips ? [.drivenCancelReportsFinished] : []), animator: Reporting.init)
        driver.update(0.5)
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(fixture.log.take().contains("finished \(!flips)"))
    }

    @Test("4.9, F3 with the fault a finish beside another animation never completes", arguments: [false, true])
    func stall(hasFault: Bool) {
        let (fixture, driver) = driven(
            profile: UIKitProfile(injecting: hasFault ? [.driverStallsBesideAnimation] : []),
            animator: FadeAnimator.init)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 47))
        fixture.app.window.addSubview(bar)
        UIView.animate(withDuration: 0.3) { bar.alpha = 0 }
        driver.update(0.5)
        driver.finish()
        #expect((fixture.app.advanceToRest() == .rest) == !hasFault)
    }

    @Test("4.2 an animation with a delay is scrubbed with its delay")
    func delay() {
        final class Delayed: FadeAnimator {
            override func animateTransition(using context: any UIViewControllerContextTransitioning) {
                context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
                UIView.animate(withDuration: 0.25, delay: 0.25, options: .curveLinear) {
                    context.view(forKey: .from)?.alpha = 0
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        let (fixture, driver) = driven(animator: Delayed.init)
        driver.update(0.5)
        #expect(fixture.presented.view.layer.presentation()?.opacity == 1)
        driver.update(0.75)
        #expect(abs(Double(fixture.presented.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
        driver.finish()
        #expect(fixture.app.advanceToRest() == .rest)
    }

    @Test("4.12 a driver may drive one transition after another, each from 0")
    func reuse() {
        let (fixture, driver) = driven(animator: FadeAnimator.init)
        for _ in 0..<2 {
            driver.update(0.6)
            driver.cancel()
            fixture.app.advanceToRest()
            fixture.dismiss()
            fixture.app.advance(frames: 1)
            #expect(driver.percentComplete == 0)
        }
        driver.update(0.6)
        driver.finish()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test("4.11 the driver itself never completes the transition")
    func completesNothing() {
        final class Silent: FadeAnimator {
            override func animateTransition(using context: any UIViewControllerContextTransitioning) {
                UIView.animate(withDuration: 0.5) { context.view(forKey: .from)?.alpha = 0 }
            }
        }
        let (fixture, driver) = driven(animator: Silent.init)
        driver.update(0.5)
        driver.finish()
        #expect(fixture.app.advanceToRest() != .rest)
        #expect(!fixture.log.take().contains { $0.hasPrefix("animationEnded") })
    }

    @Test("4.1 at a completionSpeed of 0 or below what is left never ends", arguments: [0, -1] as [CGFloat])
    func noSpeed(speed: CGFloat) {
        for finishes in [true, false] {
            let (fixture, driver) = driven(animator: FadeAnimator.init)
            driver.update(0.5)
            driver.completionSpeed = speed
            if finishes { driver.finish() } else { driver.cancel() }
            #expect(fixture.app.advanceToRest() != .rest)
            #expect(fixture.app.diagnostics.map(\.mistake) == [.driverHasNoSpeed])
        }
    }

    @Test("4.2 the rest takes (1 - p)·duration / completionSpeed")
    func completionSpeed() {
        let (fixture, driver) = driven(animator: FadeAnimator.init)
        driver.update(0.2)
        driver.completionSpeed = 0.5
        driver.finish()
        fixture.app.advance(frames: 46)
        #expect(fixture.root.presentedViewController != nil)
        fixture.app.advance(frames: 4)
        #expect(fixture.root.presentedViewController == nil)
    }
}
