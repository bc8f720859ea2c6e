import OwnProcessTesting
import SampleTransitions
import Testing
import TransitionTesting
import UIKit

@Suite("interactive-push")
@MainActor
struct InteractivePushTests {
    /// One page pushed and at rest.
    private static let pushed: [Step] = [
        .act("show the stack"), .wait(frames: 2), .act("push"), .wait(frames: 20),
    ]

    private static func drag(_ dy: Int, frames: Int = 12, _ ending: GestureEnding = .lift) -> Step {
        .pan(PanStep(start: .point(x: 50, y: 50), dx: 0, dy: dy, frames: frames, ending: ending))
    }

    @Test(
        "A search finds the freeze and the displaced page", .ownProcess,
        arguments: ["completes-exactly-once", "view-state-is-restored"])
    nonisolated func defectIsFound(invariant: String) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [invariant, place = place as HandOverPlace] in
            try await handOver(to: place) {
                var options = SearchOptions()
                options.runCount = 2_000
                options.seed = 5
                options.shrinkBudget = 100
                options.stopsAtFirstFailure = true
                options.invariants = [InvariantID(invariant)]
                // Under UIKit as it is by default: under other profiles the scene crashes.
                options.profiles = ProfileSet([.default])
                return search(.interactivePush, options: options).counterexamples.map(\.identity.subject.words)
            }
        }
        let subjects = try place.handedOver(as: [String].self)
        #expect(try #require(subjects.first).hasSuffix(" of PushPageViewController"))
    }

    // MARK: - Published

    @Test("An upward drag reports a progress below 0; the repaired one stops above it")
    func negativeProgress() {
        let steps = Self.pushed + [Self.drag(60, .hold), .move(dx: 0, dy: -200, frames: 6), .lift]
        #expect(leastProgress(of: steps, in: .interactivePush) < 0)
        #expect(leastProgress(of: steps, in: .interactivePushRepaired) > 0)
    }

    @Test("A sideways flick pops the published page; the repaired one goes back")
    func sidewaysFlick() {
        let steps = Self.pushed + [Self.drag(30, .hold), .move(dx: 180, dy: 4, frames: 6), .lift]
        #expect(outcomes(of: steps, in: .interactivePush).last == "interactive pop finished")
        #expect(outcomes(of: steps, in: .interactivePushRepaired).last == "interactive pop cancelled")
    }

    @Test("The published page is still on its way when the pop is over; the repaired pop has one animator")
    func twoAnimators() {
        let steps = Self.pushed + [.act("pop")]
        #expect(animatorsRunning(atEndOf: steps, in: .interactivePush) == 1)
        #expect(animatorsRunning(atEndOf: steps, in: .interactivePushRepaired) == 0)
    }

    // MARK: - Repaired

    @Test("What runs can be caught: turned back, or sent on")
    func caught() {
        let pushing = Array(Self.pushed.prefix(3)) + [.wait(frames: 4)]
        #expect(finalOutcomes(pushing + [Self.drag(300)]) == ["push cancelled"])
        #expect(finalOutcomes(pushing + [Self.drag(-100)]) == ["push finished"])
        let popping = Self.pushed + [.act("pop"), .wait(frames: 4)]
        #expect(finalOutcomes(popping + [Self.drag(-300)]) == ["push finished", "pop cancelled"])
        #expect(finalOutcomes(popping + [Self.drag(100)]) == ["push finished", "pop finished"])
    }

    @Test("A pop that goes back can be caught again and finished")
    func caughtAgain() {
        let backwards =
            Self.pushed + [Self.drag(400, .hold), .move(dx: 0, dy: -300, frames: 6), .lift, .wait(frames: 3)]
        #expect(finalOutcomes(backwards) == ["push finished", "interactive pop cancelled"])
        #expect(finalOutcomes(backwards + [Self.drag(400)]) == ["push finished", "interactive pop finished"])
    }

    @Test("A finger that the system takes away changes nothing: what was dragged goes back, what was caught goes on")
    func takenAway() {
        #expect(
            finalOutcomes(Self.pushed + [Self.drag(400, .cancel)]) == ["push finished", "interactive pop cancelled"])
        let pushing = Array(Self.pushed.prefix(3)) + [.wait(frames: 4)]
        #expect(finalOutcomes(pushing + [Self.drag(300, .cancel)]) == ["push finished"])
    }

    @Test("A slow drag is decided by its way, and one that is over in one turn by what it was")
    func decision() {
        let short = Self.pushed + [Self.drag(120, frames: 40)]
        #expect(finalOutcomes(short).last == "interactive pop cancelled")
        let long = Self.pushed + [Self.drag(300, frames: 40)]
        #expect(finalOutcomes(long).last == "interactive pop finished")
        #expect(finalOutcomes(Self.pushed + [Self.drag(300, frames: 0, .cancel)]).last == "interactive pop cancelled")
    }

    @Test("A stack that is dismissed under the finger comes to its end")
    func dismissedWhileHeld() {
        let steps =
            Self.pushed
            + [Self.drag(200, .hold), .act("dismiss the navigation controller unanimated"), .wait(frames: 10), .lift]
        let result = replay(Script(scene: "interactive-push-repaired", steps: steps), in: .interactivePushRepaired)
        #expect(result.violations.isEmpty)
        #expect(finalOutcomes(steps).contains("interactive pop cancelled"))
    }

    // MARK: - Reading

    /// The outcomes of pushes and pops in the repaired scene.
    private func finalOutcomes(_ steps: [Step]) -> [String] {
        outcomes(of: steps, in: .interactivePushRepaired).filter { $0.contains("push") || $0.contains("pop") }
    }

    private func leastProgress(of steps: [Step], in scene: TransitionScene) -> Double {
        replay(Script(scene: scene.name, steps: steps), in: scene).trace.events.compactMap { event in
            if case .progressed(_, let progress) = event.kind { progress } else { nil }
        }.min() ?? .nan
    }

    /// How many property animators end only after the last transition has.
    private func animatorsRunning(atEndOf steps: [Step], in scene: TransitionScene) -> Int {
        let events = replay(Script(scene: scene.name, steps: steps), in: scene).trace.events
        let end = events.lastIndex { if case .ended = $0.kind { true } else { false } } ?? 0
        return events[end...].count {
            if case .propertyAnimator(_, .finished) = $0.kind { true } else { false }
        }
    }
}
