import Testing
import TransitionCore
import UIKit

@Suite("1.12 what a page knows whose presentation is cancelled")
@MainActor
struct CancelledPresentationTests {
    /// Says in its callbacks where it stands.
    private final class Page: RecordingController {
        private var standing: String {
            let words = [
                isBeingPresented ? "presented" : "", isBeingDismissed ? "dismissed" : "",
                presentingViewController == nil ? "" : "has a presenter", view.superview == nil ? "" : "in a view",
            ]
            return words.filter { !$0.isEmpty }.joined(separator: ", ")
        }

        override func viewWillAppear(_ animated: Bool) { log("comes: \(standing)") }
        override func viewWillDisappear(_ animated: Bool) { log("goes: \(standing)") }
        override func viewDidDisappear(_ animated: Bool) { log("gone: \(standing)") }
        override func viewDidAppear(_ animated: Bool) { log("there: \(standing)") }
    }

    private func present(flips: Bool, _ end: (UIPercentDrivenInteractiveTransition, HeadlessApp) -> Void) -> [String] {
        let fixture = PresentationFixture(
            style: .custom, profile: UIKitProfile(flipping: flips ? [.cancelTurnsAppearanceAtEnd] : []))
        let page = Page("page", fixture.log)
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = fixture.delegate
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.animator = SlidingAnimator()
        fixture.delegate.driver = driver
        fixture.root.present(page, animated: true)
        fixture.app.advance(frames: 1)
        driver.update(0.5)
        end(driver, fixture.app)
        fixture.app.advanceToRest()
        #expect(!page.isBeingDismissed && !page.isBeingPresented && fixture.app.diagnostics.isEmpty)
        return fixture.log.take().filter { $0.contains(": ") }
    }

    @Test("It goes as one that is dismissed, out of the container by then and its presenter still there")
    func cancel() {
        let lines = present(flips: false) { driver, _ in driver.cancel() }
        #expect(lines == ["comes: presented, has a presenter", "goes: dismissed, has a presenter", "gone: dismissed"])
    }

    @Test("C6 flipped, it is told so when the hand lets go, and is back on its way in when it is caught and finished")
    func caught() {
        let lines = present(flips: true) { driver, app in
            driver.cancel()
            app.advance(frames: 5)
            driver.pause()
            driver.finish()
        }
        #expect(
            lines == [
                "comes: presented, has a presenter", "goes: dismissed, has a presenter, in a view",
                "comes: presented, has a presenter, in a view", "there: presented, has a presenter, in a view",
            ])
    }
}
