import Testing
import TransitionCore
import UIKit

@Suite("9 What UIKit does not keep apart: contested")
@MainActor
struct ContestedOverlapTests {
    /// Turns the swipe back off as soon as it is about to be seen again.
    private final class Touchy: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        }
    }

    @Test(
        "C40 a swipe back that is turned off while it pops is cancelled; flipped, the pop never ends",
        arguments: [false, true])
    func popGestureTurnedOff(flips: Bool) {
        let stage = Launch(
            UINavigationController(rootViewController: Touchy()),
            profile: UIKitProfile(flipping: flips ? [.popGestureTurnedOffCancels] : []))
        stage.root.interactivePopGestureRecognizer?.isEnabled = true
        stage.root.pushViewController(UIViewController(), animated: false)
        stage.app.advanceToRest()
        stage.app.pan(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 300, dy: 0), frames: 20, ending: .lift)
        #expect((stage.app.advanceToRest() == .rest) == !flips)
        #expect((stage.root.transitionCoordinator == nil) == !flips)
        if !flips { #expect(stage.root.viewControllers.count == 2) }
    }

    @Test(
        "C41 a tab selected during a transition between tabs goes over the other; flipped, it is ignored",
        arguments: [false, true])
    func tabDuringTab(flips: Bool) {
        let fixture = TabFixture(
            usesAnimator: true, profile: UIKitProfile(flipping: flips ? [.secondTabSelectionGoesOverFirst] : []))
        fixture.tabs.selectedIndex = 1
        fixture.app.advance(frames: 5)
        fixture.tabs.selectedIndex = 2
        fixture.app.advanceToRest()
        #expect(fixture.tabs.selectedIndex == (flips ? 1 : 2))
        #expect(fixture.app.trace.transitions.count == (flips ? 1 : 2))
        #expect(fixture.app.diagnostics.map(\.severity) == [.misuse])
    }
}
