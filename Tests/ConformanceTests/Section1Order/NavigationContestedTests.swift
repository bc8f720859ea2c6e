import Testing
import TransitionCore
import UIKit

@Suite("Contested rules of navigation")
@MainActor
struct NavigationContestedTests {
    @Test(
        "C10 a popped controller's parent is nil in its viewDidDisappear; flipped, only after an animator of the app's",
        arguments: [false, true], [false, true])
    func parentInDidDisappear(flips: Bool, usesAnimator: Bool) {
        final class Asking: RecordingController {
            override func viewDidDisappear(_ animated: Bool) { log("has parent: \(parent != nil)") }
        }
        let fixture = NavigationFixture(
            usesAnimator: usesAnimator, profile: UIKitProfile(flipping: flips ? [.poppedParentIsNilInDidDisappear] : [])
        )
        let controller = Asking("B", fixture.log)
        fixture.show(controller)
        fixture.navigation.popViewController(animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.log.take().contains("has parent: \(flips && usesAnimator)"))
        #expect(controller.parent == nil)
    }

    @Test(
        "C16 a push during a push waits for its end; flipped, it runs at once and corrupts", arguments: [false, true])
    func nestedPush(flips: Bool) {
        let fixture = NavigationFixture(
            usesAnimator: true, profile: UIKitProfile(flipping: flips ? [.navigationRequestsQueue] : []))
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.app.advance(frames: 5)
        fixture.navigation.pushViewController(fixture.c, animated: true)
        #expect(fixture.navigation.viewControllers.count == (flips ? 3 : 2))
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b, fixture.c])
        let texts = fixture.app.diagnostics.map(\.text)
        #expect(texts.contains("nested push animation can result in corrupted navigation bar") == flips)
        #expect(
            texts.contains(
                "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get "
                    + "corrupted.") == flips)
    }

    @Test("C18 pushing a controller that is on the stack raises; flipped, it does nothing", arguments: [false, true])
    func duplicatePush(flips: Bool) {
        let fixture = NavigationFixture(profile: UIKitProfile(flipping: flips ? [.duplicatePushRaises] : []))
        fixture.show(fixture.b)
        fixture.navigation.pushViewController(fixture.a, animated: true)
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b])
        #expect((fixture.app.diagnostics.last?.name == "NSInvalidArgumentException") == !flips)
    }

    @Test("C23 hideShowBarDuration is 0.2 s; flipped, 0.33 s", arguments: [false, true])
    func barDuration(flips: Bool) {
        let fixture = NavigationFixture(profile: UIKitProfile(flipping: flips ? [.barDurationIsOneFifth] : []))
        #expect(UINavigationController.hideShowBarDuration == (flips ? 0.33 : 0.2))
        fixture.navigation.setNavigationBarHidden(true, animated: true)
        fixture.app.advance(frames: 15)
        #expect(fixture.navigation.navigationBar.isHidden == !flips)
        fixture.app.advanceToRest()
        #expect(fixture.navigation.navigationBar.isHidden)
    }

    @Test("C31 the delegate is asked at the deferred start; flipped, inside the push", arguments: [false, true])
    func asks(flips: Bool) {
        let fixture = NavigationFixture(
            usesAnimator: true, profile: UIKitProfile(flipping: flips ? [.navigationAsksAtDeferredStart] : []))
        fixture.navigation.pushViewController(fixture.b, animated: true)
        #expect(fixture.log.take().contains("animationControllerFor(A, B)") == flips)
        fixture.app.advance()
        #expect(fixture.log.take().contains("animationControllerFor(A, B)") == !flips)
    }

    @Test(
        "C6 the opposite will calls of a cancelled pop come at its end; flipped, at the cancel",
        arguments: [false, true])
    func cancelTurns(flips: Bool) {
        let fixture = NavigationFixture(
            profile: UIKitProfile(flipping: flips ? [.cancelTurnsAppearanceAtEnd] : []))
        fixture.show(fixture.b)
        let driver = fixture.startInteractivePop()
        driver.update(0.5)
        _ = fixture.log.take()
        driver.cancel()
        #expect(fixture.log.take() == (flips ? ["A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing"] : []))
        fixture.app.advanceToRest()
        #expect(fixture.log.take().suffix(2) == ["B.viewDidAppear", "animationEnded(false)"])
    }
}
