import Testing
import TransitionCore
import UIKit

/// Sources disagree on what UIKit does to an app's objects; its own work on every device.
@Suite("C Contested rules and what is UIKit's own")
@MainActor
struct BuiltInPartsTests {
    /// A stack of two pages, and a finger at the left edge, held.
    private func swiped(
        by width: CGFloat, flipping rule: ContestedRule, _ prepare: (NavigationFixture) -> Void = { _ in }
    ) -> NavigationFixture {
        let fixture = NavigationFixture(suppliesAnimators: false, profile: UIKitProfile(flipping: [rule]))
        fixture.show(fixture.b)
        prepare(fixture)
        fixture.app.pan(
            from: CGPoint(x: 1, y: 400), by: CGVector(dx: width, dy: 0), frames: 20, ending: .hold)
        fixture.app.advance(frames: 30)
        return fixture
    }

    @Test("C5 flipped, UIKit's own swipe back over the whole width still pops")
    func swipeOverWholeWidth() {
        let fixture = swiped(by: 389, flipping: .fullUpdateStillCompletes)
        fixture.app.liftTouches()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.navigation.viewControllers == [fixture.a])
    }

    @Test("C5 flipped, a sheet that is dragged off the screen is still dismissed")
    func sheetOverWholeHeight() {
        let fixture = PresentationFixture(
            style: .pageSheet, usesAnimator: false, profile: UIKitProfile(flipping: [.fullUpdateStillCompletes]))
        fixture.show()
        fixture.app.pan(from: CGPoint(x: 200, y: 49), by: CGVector(dx: 0, dy: 800), frames: 100)
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test("C6 flipped, a swipe back that is let go turns the appearance at its end")
    func turnOfSwipe() {
        let fixture = swiped(by: 60, flipping: .cancelTurnsAppearanceAtEnd)
        _ = fixture.log.take()
        fixture.app.liftTouches()
        #expect(fixture.log.take() == [])
        fixture.app.advanceToRest()
        #expect(fixture.log.take().contains("A.viewWillDisappear"))
    }

    @Test("C8 flipped, UIKit's own full-screen presentation has the presenter's view in the container")
    func fullScreenContainer() {
        for usesAnimator in [false, true] {
            let fixture = PresentationFixture(
                style: .fullScreen, usesAnimator: usesAnimator,
                profile: UIKitProfile(flipping: [.fullScreenContainerHoldsPresenter]))
            fixture.present()
            fixture.app.advance(frames: 2)
            let container = fixture.presented.presentationController?.containerView
            #expect((fixture.root.view.superview === container) == !usesAnimator)
        }
    }

    @Test("C9 flipped, UIKit's own cancelled pop leaves what the app put into the container")
    func insertedViews() {
        let added = UIView()
        let fixture = swiped(by: 60, flipping: .cancelLeavesInsertedViews)
        fixture.b.view.superview?.addSubview(added)
        fixture.app.liftTouches()
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b])
        #expect(added.superview === fixture.b.view.superview)
    }

    @Test("C16 flipped, a push during UIKit's own push waits; the delegate may be asked for nothing")
    func nestedPush() {
        let fixture = NavigationFixture(profile: UIKitProfile(flipping: [.navigationRequestsQueue]))
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.navigation.pushViewController(fixture.c, animated: true)
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b])
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b, fixture.c])
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("C17 flipped, a presentation during UIKit's own is refused")
    func concurrentPresentation() {
        for usesAnimator in [false, true] {
            let fixture = PresentationFixture(
                style: .fullScreen, usesAnimator: usesAnimator,
                profile: UIKitProfile(flipping: [.concurrentPresentationIsRefused]))
            fixture.present()
            fixture.app.advance(frames: 3)
            fixture.root.present(UIViewController(), animated: true)
            fixture.app.advanceToRest()
            #expect(fixture.app.diagnostics.contains { $0.text.hasPrefix("Attempt to present") } == !usesAnimator)
        }
    }

    @Test("C22 flipped, a swipe back takes hold of no animator of the app's, and no driver of one that ran before")
    func foreignAnimators() {
        var animator: UIViewPropertyAnimator?
        func run(_ view: UIView) {
            animator = UIViewPropertyAnimator(duration: 3, curve: .linear) { view.alpha = 0.5 }
            animator?.startAnimation()
        }
        let swipe = swiped(by: 200, flipping: .privateAnimatorRunsOnItsOwn) { run($0.b.view) }
        #expect(animator?.isRunning == true)
        swipe.app.liftTouches()
        swipe.app.advanceToRest()
        let driven = NavigationFixture(profile: UIKitProfile(flipping: [.privateAnimatorRunsOnItsOwn]))
        driven.show(driven.b)
        run(driven.b.view)
        let driver = driven.startInteractivePop()
        driver.update(0.5)
        #expect(animator?.isRunning == true)
        driver.cancel()
        driven.app.advanceToRest()
    }

    @Test("C26 flipped, a swipe back that is let go reports finished to blocks that ran alongside")
    func finishedFlag() {
        var flags: [Bool] = []
        let fixture = swiped(by: 60, flipping: .drivenCancelReportsFinished)
        UIView.animate(withDuration: 0.3) {
            fixture.b.view.alpha = 0.5
        } completion: {
            flags.append($0)
        }
        fixture.app.liftTouches()
        fixture.app.advanceToRest()
        #expect(flags == [true])
    }

    @Test("C32 flipped, UIKit's own recognizers count through the view's transform")
    func translation() {
        let fixture = NavigationFixture(
            suppliesAnimators: false, profile: UIKitProfile(flipping: [.translationFollowsTransform]))
        fixture.show(fixture.b)
        fixture.app.pan(from: CGPoint(x: 1, y: 400), by: CGVector(dx: 60, dy: 0), frames: 10, ending: .hold)
        let half = UIView(frame: fixture.app.window.bounds)
        fixture.app.window.insertSubview(half, at: 0)
        half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let recognizer = fixture.navigation.interactivePopGestureRecognizer as? UIPanGestureRecognizer
        #expect(recognizer?.translation(in: half).x == 120)
        fixture.app.liftTouches()
        fixture.app.advanceToRest()
    }
}
