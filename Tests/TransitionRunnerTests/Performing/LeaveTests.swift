import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

/// What UIKit does by the ledger, and whom the rules blame for it.
@Suite("A full screen page that a finger takes away")
@MainActor
struct LeaveTests {
    private func complaints(_ steps: [Step], _ habits: LeavePage.Habits = LeavePage.Habits()) -> [String] {
        let scene = TransitionScene.leave(habits)
        return replay(Script(scene: scene.name, steps: steps), in: scene).violations.map(\.identity.words)
    }

    private static let pause = Step.wait(frames: 60)

    private let show: [Step] = [.act("show"), Self.pause]
    private let close: [Step] = [.act("close"), Self.pause]
    private let hold = Step.pan(PanStep(start: .leftEdge, dx: 150, dy: 0, frames: 20, ending: .hold))
    private let stay: [Step] = [.background, .wait(frames: 10), .foreground]

    @Test("and whose code takes it back as the app goes to the background blames nobody")
    func background() {
        let begun = show + [hold] + stay
        #expect(complaints(begun + [Self.pause]).isEmpty)
        #expect(complaints(begun + [.lift, Self.pause]).isEmpty)
        #expect(complaints(begun + [Self.pause] + close).isEmpty)
        #expect(complaints(begun + [.lift] + close + show).isEmpty)
        let far = Step.pan(PanStep(start: .leftEdge, dx: 300, dy: 0, frames: 20, ending: .hold))
        #expect(complaints(show + [far] + stay + [Self.pause] + close).isEmpty)
    }

    @Test("and whose animator is finished when it has ended by itself calls it in the wrong state (5.2)")
    func finishedAgain() {
        let habits = LeavePage.Habits(finishesAgain: true)
        #expect(complaints(show + close, habits) == ["no-crash · the app · calls an animator in the wrong state"])
        #expect(complaints(show + close).isEmpty)
    }

    @Test("leaves its presenter the new size of a window that was turned behind it, if its animator asks for it (9.9)")
    func turnedBehind() {
        let turn: [Step] = [.resize(width: 844, height: 390), Self.pause]
        let back: [Step] = [.resize(width: 390, height: 844), Self.pause]
        #expect(complaints(show + turn + close).isEmpty)
        #expect(complaints(show + turn + close + back).isEmpty)
        // The twin is turned between the two, whether the run was or not.
        let habits = LeavePage.Habits(asksForFinalFrame: false)
        let told = "relayout-is-right · dismissal of LeavePage · the view of UIViewController keeps an old layout"
        for steps in [show + turn + close, show + turn + back + close, show + close] {
            #expect(complaints(steps, habits) == [told])
        }
    }
}
