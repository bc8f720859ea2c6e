import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("reports-progress")
struct ReportsProgressTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller
    let pan: ObjectID
    let driver: ObjectID
    let percentDriver: ObjectID

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
        pan = builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
        driver = builder.object(.interactionController, "DragDriver")
        percentDriver = builder.object(.interactionController, "SwipeDriver", isPercentDriver: true)
    }

    private func check() -> [Violation] { ReportsProgress.check(builder.evidence()) }

    /// A dismissal that a drag asks for and that starts interactively.
    private mutating func drag(by controller: ObjectID, byGesture: Bool = true) -> TransitionID {
        builder.record(.gesture(recognizer: pan, state: .began))
        let id = builder.request(.dismissal, from: modal, to: root, byGesture: byGesture)
        builder.record(.interactionControllerAsked(id, delegate: modal.id, answer: controller))
        builder.wait()
        builder.start(id, interactive: true)
        return id
    }

    private mutating func move() {
        builder.wait()
        builder.record(.touch(.moved))
        builder.record(.gesture(recognizer: pan, state: .changed))
    }

    private mutating func end(_ id: TransitionID, _ change: InteractionChange) {
        builder.wait()
        builder.record(.gesture(recognizer: pan, state: .ended))
        builder.record(.interactionChanged(id, change))
        builder.wait(20)
        builder.complete(id, change == .finished)
    }

    @Test("A gesture that moved, and no report before the finish: told with the move and the finish")
    mutating func silent() throws {
        let id = drag(by: driver)
        move()
        end(id, .finished)
        let violation = try #require(check().first)
        #expect(
            violation.identity.words
                == "reports-progress · dismissal of SecondViewController · no progress reported")
        #expect(
            violation.summary
                == "DragDriver never reported the progress of dismissal #1 of SecondViewController, though its gesture "
                + "moved.")
        #expect(violation.seen == "none from 0.017 s to 0.050 s; the gesture moved at 0.033 s")
        #expect(violation.decisions.map(\.note) == ["moved without a report", "finished the interaction"])
    }

    @Test("A drag that is under way beside the one that asked moves nothing of the transition")
    mutating func otherDrag() {
        let other = builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
        builder.record(.gesture(recognizer: other, state: .began))
        builder.wait()
        let id = drag(by: driver)
        builder.wait()
        builder.record(.gesture(recognizer: other, state: .changed))
        end(id, .finished)
        #expect(check().isEmpty)
    }

    @Test("One report anywhere between start and end is enough")
    mutating func reported() {
        let id = drag(by: driver)
        move()
        builder.record(.progressed(id, 0.2))
        move()
        end(id, .finished)
        #expect(check().isEmpty)
    }

    @Test("A percent driver reports by itself")
    mutating func percentDriven() {
        let id = drag(by: percentDriver)
        move()
        end(id, .finished)
        #expect(check().isEmpty)
    }

    @Test("A gesture that moved only before the start, or was cancelled, may have had nothing to report")
    mutating func nothingToReport() {
        end(drag(by: driver), .finished)
        let second = drag(by: driver)
        move()
        end(second, .cancelled)
        #expect(check().isEmpty)
    }

    @Test("Another recognizer's move, and an interaction that no gesture started, ask for no report")
    mutating func strangers() {
        let other = builder.object(.gestureRecognizer, "UIPinchGestureRecognizer")
        let id = drag(by: driver)
        builder.record(.gesture(recognizer: other, state: .changed))
        end(id, .finished)
        let second = drag(by: driver, byGesture: false)
        move()
        end(second, .finished)
        #expect(check().isEmpty)
    }

    @Test("Completing without a finish is told, with the call", arguments: [true, false])
    mutating func undecided(didComplete: Bool) throws {
        let id = drag(by: driver)
        builder.record(.progressed(id, 0.2))
        builder.complete(id, didComplete, wasCancelled: false)
        let violation = try #require(check().first)
        #expect(violation.cause == "completed while interactive")
        #expect(violation.expected.contains("before completeTransition(\(didComplete))"))
        #expect(violation.seen.hasPrefix("completeTransition(\(didComplete)) at 0.017 s"))
    }

    @Test("Caught again after the finish and then completed, it is still interactive")
    mutating func caughtAgain() {
        let id = drag(by: driver)
        for change in [InteractionChange.finished, .paused] { builder.record(.interactionChanged(id, change)) }
        builder.complete(id, true)
        #expect(check().map(\.cause) == ["completed while interactive"])
    }

    @Test("A decision that comes with the completion, long after the gesture, is told", arguments: [true, false])
    mutating func decidedLate(finishes: Bool) throws {
        let id = drag(by: driver)
        move()
        builder.record(.progressed(id, 0.2))
        builder.record(.gesture(recognizer: pan, state: .ended))
        builder.wait(20)
        builder.record(.interactionChanged(id, finishes ? .finished : .cancelled))
        builder.complete(id, finishes, wasCancelled: !finishes)
        let violation = try #require(check().first)
        #expect(violation.cause == "decided with the completion")
        #expect(violation.summary.hasSuffix("only as it completed it, 0.333 s after the gesture."))
        #expect(violation.expected.hasPrefix(finishes ? "finishInteractive" : "cancelInteractive"))
        #expect(violation.seen.hasSuffix("the gesture was over at 0.033 s"))
    }

    @Test("A tap has nothing left to decide: its finish may come at the end", arguments: [true, false])
    mutating func tapped(isTap: Bool) {
        let id = builder.request(
            .dismissal, from: modal, to: root, byGesture: true,
            cause: RequestCause(asker: isTap ? .tap(count: 1) : .drag))
        builder.record(.interactionControllerAsked(id, delegate: modal.id, answer: driver))
        builder.start(id, interactive: true)
        builder.record(.gesture(recognizer: pan, state: .ended))
        builder.wait(20)
        builder.record(.interactionChanged(id, .finished))
        builder.complete(id, true)
        #expect(check().isEmpty == isTap)
    }

    @Test("A decision is in time within a tenth of a second, with a finger down, or before the rest of the way")
    mutating func decidedInTime() {
        let quick = drag(by: driver)
        builder.record(.progressed(quick, 0.2))
        builder.record(.gesture(recognizer: pan, state: .ended))
        builder.wait(6)
        builder.record(.interactionChanged(quick, .finished))
        builder.complete(quick, true)
        let held = drag(by: driver)
        builder.record(.progressed(held, 0.2))
        builder.wait(20)
        builder.record(.interactionChanged(held, .finished))
        builder.complete(held, true)
        builder.record(.gesture(recognizer: pan, state: .ended))
        let slow = drag(by: driver)
        builder.record(.progressed(slow, 0.2))
        builder.record(.gesture(recognizer: pan, state: .ended))
        builder.wait(20)
        builder.record(.interactionChanged(slow, .finished))
        builder.wait(20)
        builder.complete(slow, true)
        #expect(check().isEmpty)
    }

    @Test("A transition that started on its own, that UIKit drives itself, or that never completed is left alone")
    mutating func notItsBusiness() {
        let id = builder.request(.dismissal, from: modal, to: root)
        builder.record(.interactionControllerAsked(id, delegate: modal.id, answer: driver))
        builder.start(id)
        builder.complete(id, true)
        let own = builder.request(.presentation, from: root, to: modal)
        builder.start(own, interactive: true)
        builder.complete(own, true)
        _ = drag(by: driver)
        #expect(check().isEmpty)
    }
}
