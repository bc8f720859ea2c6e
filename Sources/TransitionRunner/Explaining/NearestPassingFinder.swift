import TransitionCore
import TransitionGenerators
import TransitionInvariants

/// Looks for one step that, put into a failing script, makes it pass: what a user would have had to do differently.
@MainActor
struct NearestPassingFinder {
    let vocabulary: ScriptVocabulary

    /// What a failing script does, for telling a script that passes from one that only avoids the question.
    struct FailingRun {
        private let otherIdentities: [ViolationIdentity]
        private let run: RunSummary
        private let invariants: InvariantSet

        init(_ run: RunSummary, identity: ViolationIdentity, invariants: InvariantSet) {
            self.run = run
            self.invariants = invariants
            otherIdentities = run.identities.filter { $0 != identity }
        }

        /// Nothing new is broken, no step is skipped that was performed, and at least as many transitions start.
        func isPassed(by other: RunSummary) -> Bool {
            other.identities.allSatisfy { identity in
                // A run that is stuck is not judged for what it keeps alive.
                otherIdentities.contains(identity) || !run.rests && invariants.judges(.leaks, by: identity.invariant)
            }
                && other.skippedCount <= run.skippedCount && other.startedCount >= run.startedCount
        }
    }

    /// The first such step, tried from the end of the script to its start.
    func find(near script: Script, passes: (Script) -> Bool) -> NearestPassing? {
        for index in stride(from: script.steps.count, through: 0, by: -1) {
            for step in candidates {
                var changed = script
                changed.steps.insert(step, at: index)
                if passes(changed) { return NearestPassing(step: step, index: index) }
            }
        }
        return nil
    }

    /// Whole gestures from both sides, and time.
    private var candidates: [Step] {
        let width = vocabulary.windowWidth - 2
        let pans = [TouchStart.leftEdge, .rightEdge].map { start in
            Step.pan(
                PanStep(start: start, dx: start == .leftEdge ? width : -width, dy: 0, frames: 30, ending: .lift))
        }
        let pinches = vocabulary.kinds.contains(.pinch) ? [5, 300] : []
        let wholePinches = pinches.map { scale in
            Step.pinch(PinchStep(x: 50, y: 50, scale: scale, frames: 30, ending: .lift))
        }
        let waits = vocabulary.durations.map { Step.wait(frames: $0 + 1) }
        return waits + pans + wholePinches
    }
}
