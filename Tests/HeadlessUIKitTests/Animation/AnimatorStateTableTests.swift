import Testing
import TransitionCore

@testable import HeadlessUIKit

/// The table of ledger 5.2, written down once more and held against a real animator.
@MainActor
@Suite struct AnimatorStateTableTests {
    enum Start: String, CaseIterable, Sendable {
        case inactive, running, paused, stopped
    }

    enum Outcome: Equatable, Sendable {
        /// The state afterwards, with "running" and "paused" for the two active ones.
        case becomes(String)
        case unchanged
        case raises
    }

    struct Cell: Sendable, CustomTestStringConvertible {
        let call: String
        let start: Start
        let outcome: Outcome
        var testDescription: String { "\(call) while \(start)" }
    }

    nonisolated private static func cells(
        _ call: String, _ inactive: Outcome, _ running: Outcome, _ paused: Outcome, _ stopped: Outcome
    ) -> [Cell] {
        zip(Start.allCases, [inactive, running, paused, stopped]).map { Cell(call: call, start: $0, outcome: $1) }
    }

    // swift-format-ignore
    nonisolated static let table: [Cell] = [
        cells("start",     .becomes("running"), .unchanged,           .becomes("running"),  .raises),
        cells("delayed",   .becomes("running"), .unchanged,           .raises,              .raises),
        cells("pause",     .becomes("paused"),  .becomes("paused"),   .unchanged,           .raises),
        cells("scrub",     .becomes("paused"),  .unchanged,           .becomes("paused"),   .unchanged),
        cells("reverse",   .unchanged,          .becomes("running"),  .unchanged,           .unchanged),
        cells("continue",  .raises,             .raises,              .becomes("running"),  .raises),
        cells("stop",      .unchanged,          .becomes("inactive"), .becomes("inactive"), .raises),
        cells("halt",      .unchanged,          .becomes("stopped"),  .becomes("stopped"),  .raises),
        cells("finish",    .raises,             .raises,              .raises,              .becomes("inactive")),
        cells("add",       .unchanged,          .unchanged,           .unchanged,           .raises),
        cells("complete",  .unchanged,          .unchanged,           .unchanged,           .unchanged),
        cells("interrupt", .unchanged,          .raises,              .raises,              .unchanged),
    ].flatMap { $0 }

    private func perform(_ call: String, on animator: UIViewPropertyAnimator, _ view: UIView) {
        switch call {
        case "start": animator.startAnimation()
        case "delayed": animator.startAnimation(afterDelay: 0.1)
        case "pause": animator.pauseAnimation()
        case "scrub": animator.fractionComplete = 0.75
        case "reverse": animator.isReversed = true
        case "continue": animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        case "stop": animator.stopAnimation(true)
        case "halt": animator.stopAnimation(false)
        case "finish": animator.finishAnimation(at: .end)
        case "add": animator.addAnimations { view.alpha = 0.5 }
        case "complete": animator.addCompletion { _ in }
        case "interrupt": animator.isInterruptible = false
        default: Issue.record("no such call: \(call)")
        }
    }

    private func bring(_ animator: UIViewPropertyAnimator, to start: Start, _ stage: AnimationStage) {
        guard start != .inactive else { return }
        animator.startAnimation()
        stage.turn(frames: 15)
        if start == .paused { animator.pauseAnimation() }
        if start == .stopped { animator.stopAnimation(false) }
    }

    private func state(_ animator: UIViewPropertyAnimator) -> String {
        switch animator.state {
        case .inactive: "inactive"
        case .active: animator.isRunning ? "running" : "paused"
        case .stopped: "stopped"
        }
    }

    @Test("5.2 every call does in every state what the table says", arguments: table)
    func cell(_ cell: Cell) {
        AnimationStage.run { stage in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 300 }
            bring(animator, to: cell.start, stage)
            perform(cell.call, on: animator, stage.view)
            let raised = !stage.exceptions.isEmpty
            switch cell.outcome {
            case .raises:
                #expect(raised)
                #expect(state(animator) == cell.start.rawValue)
            case .unchanged:
                #expect(!raised)
                #expect(state(animator) == cell.start.rawValue)
            case .becomes(let state):
                #expect(!raised)
                #expect(self.state(animator) == state)
            }
            stage.world.isTearingDown = true
        }
    }

    @Test("5.2 a call that has no effect leaves the fraction alone", arguments: ["start", "delayed", "scrub"])
    func noEffectWhileRunning(call: String) {
        AnimationStage.run { stage in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 300 }
            bring(animator, to: .running, stage)
            perform(call, on: animator, stage.view)
            #expect(isClose(Double(animator.fractionComplete), 0.25))
            stage.turn(frames: 15)
            #expect(isClose(stage.shownX, 200))
        }
    }

    @Test(
        "C3 flipped, starting, pausing and adding to a stopped animator are ignored",
        arguments: ["start", "pause", "add"])
    func stoppedIsHarmless(call: String) {
        AnimationStage.run(profile: UIKitProfile(flipping: [.stoppedAnimatorRaises])) { stage in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 300 }
            bring(animator, to: .stopped, stage)
            perform(call, on: animator, stage.view)
            #expect(stage.exceptions.isEmpty)
            #expect(animator.state == .stopped)
            stage.world.isTearingDown = true
        }
    }

    @Test("5.2 finishAnimation after stopAnimation(true) does no harm")
    func finishAfterStop() {
        AnimationStage.run { stage in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 300 }
            bring(animator, to: .running, stage)
            animator.stopAnimation(true)
            animator.finishAnimation(at: .current)
            #expect(stage.exceptions.isEmpty)
            #expect(animator.state == .inactive)
        }
    }

    @Test("5.12 a negative delay raises")
    func negativeDelay() {
        AnimationStage.run { stage in
            UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation(afterDelay: -1)
            #expect(stage.exceptions == ["NSInvalidArgumentException"])
        }
    }
}
