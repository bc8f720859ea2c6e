import Testing
import TransitionCore
import UIKit

@Suite("1.12, C6 when a cancel turns appearance")
@MainActor
struct CancelTurnTests {
    private func driven(
        flips: Bool, animator: ((CallLog) -> any UIViewControllerAnimatedTransitioning)? = nil
    ) -> (fixture: PresentationFixture, driver: UIPercentDrivenInteractiveTransition) {
        let fixture = PresentationFixture(
            style: .fullScreen, profile: UIKitProfile(flipping: flips ? [.cancelTurnsAppearanceAtEnd] : []))
        fixture.show()
        let driver = UIPercentDrivenInteractiveTransition()
        driver.completionCurve = .linear
        if let animator { fixture.delegate.animator = animator(fixture.log) }
        fixture.delegate.driver = driver
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        driver.update(0.5)
        _ = fixture.log.take()
        return (fixture, driver)
    }

    @Test("C6 the opposite will calls come at completeTransition(false); flipped, when the hand lets go")
    func cancel() {
        for flips in [false, true] {
            let (fixture, driver) = driven(flips: flips)
            driver.cancel()
            let early = fixture.log.take().filter { $0.contains("Will") }
            #expect(early == (flips ? ["P.viewWillDisappear", "C.viewWillAppear"] : []))
            fixture.app.advanceToRest()
            let late = fixture.log.take().filter { $0.contains(".view") }
            #expect(late.filter { $0.contains("Will") }.isEmpty == flips)
            #expect(late.filter { $0.contains("Did") } == ["P.viewDidDisappear", "C.viewDidAppear"])
            #expect(fixture.app.diagnostics.isEmpty)
        }
    }

    @Test("C6 a transition that its own animator takes back turns at the end in any case", arguments: [false, true])
    func takenBack(flips: Bool) {
        let fixture = PresentationFixture(
            style: .fullScreen, profile: UIKitProfile(flipping: flips ? [.cancelTurnsAppearanceAtEnd] : []))
        fixture.animator.result = false
        fixture.present()
        fixture.app.advanceToRest()
        let lines = fixture.log.take().filter { $0.hasPrefix("C.viewDid") && $0 != "C.viewDidLoad" }
        #expect(lines == ["C.viewDidDisappear"])
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("C6 caught on its way back and finished, appearance turns once more", arguments: [false, true])
    func turnedTwice(flips: Bool) {
        let (fixture, driver) = driven(flips: flips) { _ in SlidingAnimator() }
        driver.cancel()
        fixture.app.advance(frames: 5)
        driver.pause()
        driver.finish()
        #expect(fixture.app.advanceToRest() == .rest)
        let lines = fixture.log.take()
        #expect(lines.filter { $0.contains("Did") } == ["P.viewDidAppear", "C.viewDidDisappear"])
        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.app.diagnostics.isEmpty)
    }
}
