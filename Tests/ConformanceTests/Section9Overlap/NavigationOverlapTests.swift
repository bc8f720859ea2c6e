import Testing
import TransitionCore
import UIKit

@Suite("9 Overlapping transitions of stacks and tabs")
@MainActor
struct NavigationOverlapTests {
    @Test("9.1 requests during a transition wait, and follow it in order")
    func queue() {
        let fixture = NavigationFixture()
        let navigation = fixture.navigation
        navigation.pushViewController(fixture.b, animated: true)
        navigation.pushViewController(fixture.c, animated: true)
        let waiting = navigation.popViewController(animated: true)
        #expect(waiting == nil)
        #expect(navigation.viewControllers == [fixture.a, fixture.b])
        fixture.app.advanceToRest()
        #expect(navigation.viewControllers == [fixture.a, fixture.b])
        #expect(fixture.log.take().filter { $0.hasPrefix("didShow") } == ["didShow(B)", "didShow(C)", "didShow(B)"])
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("1.19, 9.1 what waited starts after the did calls and the coordinator's completions of the first")
    func replayAfterCompletions() {
        let fixture = NavigationFixture()
        let log = fixture.log
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log("completion") }
        fixture.navigation.pushViewController(fixture.c, animated: true)
        fixture.app.advanceToRest()
        let lines = log.take()
        let order = ["B.viewDidAppear", "completion", "C.willMove(parent)"].compactMap(lines.firstIndex)
        #expect(order.count == 3 && order == order.sorted())
    }

    @Test("9.2 a controller pushed twice while it waits raises at the replay")
    func duplicateInQueue() {
        let fixture = NavigationFixture()
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.navigation.pushViewController(fixture.b, animated: true)
        #expect(fixture.app.diagnostics.isEmpty)
        fixture.app.advanceToRest()
        #expect(fixture.app.diagnostics.last?.name == "NSInvalidArgumentException")
        #expect(
            fixture.app.diagnostics.last?.text.hasPrefix(
                "Pushing the same view controller instance more than once is not supported") == true)
    }

    @Test("9.1 a pop that waited pops nothing where what it waited for has taken its target away")
    func popWaitsForItsTarget() {
        let fixture = NavigationFixture()
        let navigation = fixture.navigation
        navigation.setViewControllers([fixture.a, fixture.b, fixture.c], animated: false)
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.popToRootViewController(animated: true)
        navigation.popToViewController(fixture.b, animated: true)
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(navigation.viewControllers == [fixture.a])
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("9.2 pushing a navigation controller raises")
    func nestedNavigation() {
        let fixture = NavigationFixture()
        fixture.navigation.pushViewController(UINavigationController(), animated: true)
        #expect(fixture.app.diagnostics.last?.text == "Pushing a navigation controller is not supported")
    }

    @Test("9.8 a tab selected during a tab transition is not prevented, and the misuse is noted")
    func tabDuringTab() {
        let fixture = TabFixture(usesAnimator: true)
        fixture.tabs.selectedIndex = 1
        fixture.app.advance(frames: 5)
        fixture.tabs.selectedIndex = 2
        #expect(fixture.tabs.selectedIndex == 2)
        fixture.app.advanceToRest()
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.app.diagnostics.count == 1)
    }

    @Test(
        "F10, 9.12 a cancelled change of the whole stack restores it; with the fault both controllers stay",
        arguments: [false, true])
    func cancelledStackChange(hasFault: Bool) {
        let fixture = NavigationFixture(
            profile: UIKitProfile(injecting: hasFault ? [.cancelledStackEditKeepsBoth] : []))
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.animator = fixture.animator
        fixture.delegate.driver = driver
        fixture.navigation.setViewControllers([fixture.b], animated: true)
        fixture.app.advance()
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == (hasFault ? [fixture.a, fixture.b] : [fixture.a]))
    }
}
