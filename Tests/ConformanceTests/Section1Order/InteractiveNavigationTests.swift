import Testing
import UIKit

@Suite("1.12 Interactive navigation")
@MainActor
struct InteractiveNavigationTests {
    @Test("A6, 1.12 cancelled interactive pop: callback order, no didShow, the stack as before")
    func cancelled() {
        let fixture = NavigationFixture()
        fixture.show(fixture.b)
        let log = fixture.log
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.animator = fixture.animator
        fixture.delegate.driver = driver
        fixture.navigation.popViewController(animated: true)
        let coordinator = fixture.navigation.transitionCoordinator
        coordinator?.notifyWhenInteractionChanges { log("interactionChanged(\($0.isCancelled ? "cancelled" : ""))") }
        coordinator?.animate(alongsideTransition: nil) { log("coordinatorCompletion(\($0.isCancelled))") }
        fixture.app.advance()
        #expect(
            log.take() == [
                "B.willMove(nil)", "animationControllerFor(B, A)", "interactionControllerFor", "B.viewWillDisappear",
                "A.viewWillAppear", "willShow(A)", "animate", "A.viewIsAppearing",
            ])
        driver.update(0.4)
        fixture.app.advance(frames: 3)
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(
            log.take() == [
                "interactionChanged(cancelled)", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear",
                "B.viewIsAppearing", "B.viewDidAppear", "coordinatorCompletion(true)", "animationEnded(false)",
            ])
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b])
        #expect(fixture.b.parent === fixture.navigation)
        #expect(fixture.b.view.window != nil)
        #expect(fixture.a.view.superview == nil)
        #expect(!fixture.b.isMovingFromParent)
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("1.12 finished interactive pop: as a pop by itself")
    func finished() {
        let fixture = NavigationFixture()
        fixture.show(fixture.b)
        let driver = fixture.startInteractivePop()
        _ = fixture.log.take()
        driver.update(0.6)
        driver.finish()
        fixture.app.advanceToRest()
        #expect(
            fixture.log.take() == [
                "B.viewDidDisappear", "A.viewDidAppear", "didShow(A)", "B.didMove(nil)", "animationEnded(true)",
            ])
        #expect(fixture.navigation.viewControllers == [fixture.a])
    }

    @Test("1.12 cancelled interactive push: the pushed one leaves again")
    func cancelledPush() {
        let fixture = NavigationFixture()
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.animator = fixture.animator
        fixture.delegate.driver = driver
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.app.advance()
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == [fixture.a])
        #expect(fixture.navigation.children == [fixture.a])
        #expect(fixture.b.parent == nil)
        #expect(fixture.log.take().contains("B.didMove(nil)"))
        #expect(fixture.a.view.window != nil)
    }

    @Test("1.5 a nil animator means that no interaction controller is asked for")
    func noAnimator() {
        let fixture = NavigationFixture()
        fixture.delegate.driver = UIPercentDrivenInteractiveTransition()
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.app.advanceToRest()
        #expect(!fixture.log.take().contains("interactionControllerFor"))
        #expect(fixture.b.view.window != nil)
    }
}
