import Testing
import TransitionCore
import UIKit

@MainActor
@Suite("5 Property animators: states")
struct AnimatorStateTests {
    @Test("5.1 a new animator has UIKit's defaults")
    func defaults() {
        _ = AnimationFixture()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
        #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
        #expect(animator.fractionComplete == 0 && animator.delay == 0)
        #expect(animator.isInterruptible && animator.isUserInteractionEnabled && animator.scrubsLinearly)
        #expect(!animator.isManualHitTestingEnabled && !animator.pausesOnCompletion)
    }

    enum Outcome: Equatable, Sendable {
        case stays, raises
        case becomes(String)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let call: String
        let outcomes: [Outcome]
        var testDescription: String { call }
    }

    nonisolated static let conditions = ["inactive", "running", "paused", "stopped"]

    // swift-format-ignore
    nonisolated static let table = [
        Row(call: "startAnimation",    outcomes: [.becomes("running"), .stays, .becomes("running"), .raises]),
        Row(call: "startAfterDelay",   outcomes: [.becomes("running"), .stays, .raises, .raises]),
        Row(call: "pauseAnimation",    outcomes: [.becomes("paused"), .becomes("paused"), .stays, .raises]),
        Row(call: "fractionComplete",  outcomes: [.becomes("paused"), .stays, .stays, .stays]),
        Row(call: "isReversed",        outcomes: [.stays, .stays, .stays, .stays]),
        Row(call: "continueAnimation", outcomes: [.raises, .raises, .becomes("running"), .raises]),
        Row(call: "stop(true)",        outcomes: [.stays, .becomes("inactive"), .becomes("inactive"), .raises]),
        Row(call: "stop(false)",       outcomes: [.stays, .becomes("stopped"), .becomes("stopped"), .raises]),
        Row(call: "finishAnimation",   outcomes: [.raises, .raises, .raises, .becomes("inactive")]),
        Row(call: "addAnimations",     outcomes: [.stays, .stays, .stays, .raises]),
        Row(call: "addCompletion",     outcomes: [.stays, .stays, .stays, .stays]),
        Row(call: "isInterruptible",   outcomes: [.stays, .raises, .raises, .stays]),
        Row(call: "userInteraction",   outcomes: [.stays, .raises, .raises, .stays]),
    ]

    private func perform(_ call: String, on animator: UIViewPropertyAnimator, _ view: UIView) {
        switch call {
        case "startAnimation": animator.startAnimation()
        case "startAfterDelay": animator.startAnimation(afterDelay: 0.1)
        case "pauseAnimation": animator.pauseAnimation()
        case "fractionComplete": animator.fractionComplete = 0.75
        case "isReversed": animator.isReversed = true
        case "continueAnimation": animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        case "stop(true)": animator.stopAnimation(true)
        case "stop(false)": animator.stopAnimation(false)
        case "finishAnimation": animator.finishAnimation(at: .end)
        case "addAnimations": animator.addAnimations { view.alpha = 0.5 }
        case "addCompletion": animator.addCompletion { _ in }
        case "isInterruptible": animator.isInterruptible = false
        case "userInteraction": animator.isUserInteractionEnabled = false
        default: Issue.record("no such call: \(call)")
        }
    }

    private func bring(_ animator: UIViewPropertyAnimator, to condition: String, _ stage: AnimationFixture) {
        guard condition != "inactive" else { return }
        animator.startAnimation()
        stage.advance(15)
        if condition == "paused" { animator.pauseAnimation() }
        if condition == "stopped" { animator.stopAnimation(false) }
    }

    @Test("5.2 every call does in every state what the table says", arguments: table, 0..<4)
    func cell(row: Row, column: Int) {
        let stage = AnimationFixture()
        defer { stage.end() }
        let animator = stage.animator()
        let condition = Self.conditions[column]
        bring(animator, to: condition, stage)
        perform(row.call, on: animator, stage.view)
        switch row.outcomes[column] {
        case .raises: #expect(!stage.exceptions.isEmpty && animator.condition == condition)
        case .stays: #expect(stage.exceptions.isEmpty && animator.condition == condition)
        case .becomes(let other): #expect(stage.exceptions.isEmpty && animator.condition == other)
        }
        animator.discard()
    }

    @Test(
        "5.2 a call that has no effect while it runs leaves its way alone",
        arguments: ["startAnimation", "startAfterDelay", "fractionComplete"])
    func ignoredWhileRunning(call: String) {
        let stage = AnimationFixture()
        let animator = stage.animator()
        bring(animator, to: "running", stage)
        perform(call, on: animator, stage.view)
        #expect(stage.shownX == 150)
        stage.advance(15)
        #expect(stage.shownX == 200)
    }

    @Test("5.2 finishing after stopAnimation(true), or a stop after the end, does no harm", arguments: [true, false])
    func finishAfterEnd(isStopped: Bool) {
        let stage = AnimationFixture()
        let animator = stage.animator()
        bring(animator, to: "running", stage)
        if isStopped { animator.stopAnimation(true) } else { stage.advance(90) }
        let lines = stage.lines
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
        #expect(stage.exceptions.isEmpty && animator.state == .inactive && stage.lines == lines)
    }

    @Test(
        "C3 a stopped animator raises when started, paused or given animations, and ignores it flipped",
        arguments: ["startAnimation", "pauseAnimation", "addAnimations"], [true, false])
    func stopped(call: String, raises: Bool) {
        let stage = AnimationFixture(UIKitProfile(flipping: raises ? [] : [.stoppedAnimatorRaises]))
        defer { stage.end() }
        let animator = stage.animator()
        bring(animator, to: "stopped", stage)
        perform(call, on: animator, stage.view)
        #expect(stage.exceptions.isEmpty == !raises)
        #expect(animator.state == .stopped)
        animator.discard()
    }

    @Test("5.12 setting interruptibility of an active animator raises NSGenericException")
    func genericException() {
        let stage = AnimationFixture()
        defer { stage.end() }
        let animator = stage.animator()
        animator.startAnimation()
        animator.isInterruptible = false
        #expect(stage.exceptions == ["NSGenericException"])
    }

    @Test("5.12 a negative delay raises NSInvalidArgumentException with UIKit's words")
    func negativeDelay() {
        let stage = AnimationFixture()
        defer { stage.end() }
        stage.animator().startAnimation(afterDelay: -1)
        #expect(stage.exceptions == ["NSInvalidArgumentException"])
        #expect(stage.app.diagnostics.last?.text == "The delay should be greater than or equal to zero.")
    }

    @Test("5.11 releasing a paused or stopped animator raises", arguments: ["paused", "stopped"])
    func released(condition: String) {
        let stage = AnimationFixture()
        do {
            let animator = stage.animator()
            bring(animator, to: condition, stage)
        }
        #expect(stage.exceptions == ["NSInternalInconsistencyException"])
        #expect(stage.app.diagnostics.last?.text.hasPrefix("It is an error to release a paused or stopped") == true)
    }

    @Test("5.11 a running animator lives on without its owner")
    func runningIsRetained() {
        let stage = AnimationFixture()
        stage.animator().startAnimation()
        stage.advance(100)
        #expect(stage.lines == ["done end @60"])
        #expect(stage.exceptions.isEmpty)
    }

    @Test("C4 a stopped animator must be finished before its release, and need not flipped", arguments: [true, false])
    func mustFinish(must: Bool) {
        let stage = AnimationFixture(UIKitProfile(flipping: must ? [] : [.stoppedAnimatorMustFinish]))
        do {
            let animator = stage.animator()
            bring(animator, to: "stopped", stage)
        }
        #expect(stage.exceptions.isEmpty == !must)
    }

    @Test("C19 started again after its end it waits for animations, and raises flipped", arguments: [true, false])
    func startAgain(restarts: Bool) {
        let stage = AnimationFixture(UIKitProfile(flipping: restarts ? [] : [.endedAnimatorRestarts]))
        let animator = stage.animator()
        animator.startAnimation()
        stage.advance(70)
        animator.startAnimation()
        #expect(stage.exceptions.isEmpty == restarts)
        guard restarts else { return }
        #expect(animator.condition == "paused")
        animator.addAnimations { stage.view.center.x = 0 }
        #expect(animator.condition == "running")
        stage.advance(30)
        #expect(stage.shownX == 150)
    }

    @Test("5.10 the blocks of one run are used up: a second run completes nothing of the first")
    func blocksAreUsedUp() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.startAnimation()
        stage.advance(70)
        animator.startAnimation()
        animator.addAnimations { stage.view.alpha = 0 }
        stage.advance(70)
        #expect(stage.lines == ["done end @60"])
        #expect(animator.state == .inactive)
    }

    /// Something that a block captures, seen without being held.
    private struct Captured {
        final class Object {}

        weak var object: Object?

        init(by add: (Object) -> Void) {
            let made = Object()
            add(made)
            object = made
        }
    }

    @Test("5.10 an animator holds its blocks, also those added meanwhile, until it is inactive again")
    func holdsBlocks() {
        let stage = AnimationFixture()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        var captured: [Captured] = []
        captured.append(
            Captured { object in
                animator.addAnimations {
                    stage.view.center.x = 300
                    _ = object
                }
            })
        animator.startAnimation()
        captured.append(
            Captured { object in
                animator.addAnimations {
                    stage.view.alpha = 0
                    _ = object
                }
            })
        captured.append(Captured { object in animator.addCompletion { _ in _ = object } })
        animator.pauseAnimation()
        stage.advance(10)
        #expect(captured.allSatisfy { $0.object != nil })
        animator.stopAnimation(false)
        #expect(captured.allSatisfy { $0.object != nil })
        animator.finishAnimation(at: .end)
        #expect(captured.allSatisfy { $0.object == nil })
    }

    @Test("5.17 a copy has the timing and no blocks")
    func copy() throws {
        let stage = AnimationFixture()
        let animator = stage.animator(duration: 0.5)
        let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
        copy.startAnimation()
        stage.advance(60)
        #expect(copy !== animator)
        #expect(copy.duration == 0.5)
        #expect(stage.view.center.x == 100)
        #expect(stage.lines.isEmpty)
    }
}
