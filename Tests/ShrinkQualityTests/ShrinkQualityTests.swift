import Testing
import TransitionChoices

/// Each challenge from 50 seeds: the exact minimum every time, within a number of runs on average.
///
/// A run is an execution of the property from the first failure on, the first included. The limits are what is reached
/// now, rounded up; a change that needs more has to say what it gains.
@Suite("Shrinking")
struct ShrinkQualityTests {
    private static let seeds: Range<UInt64> = 0..<50

    @Test(
        "reaches one normal form of a transition sequence, and it is the minimum",
        arguments: zip(Challenge.navigation, [30, 100, 75, 95, 150]))
    func navigation(challenge: Challenge, runLimit: Int) {
        let summary = ChallengeSummary(challenge, seeds: Self.seeds)
        #expect(summary.exactCount == 50 && summary.formCount == 1, "\(summary.minima)")
        #expect(summary.meanRunCount <= Double(runLimit), "\(summary.meanRunCount) runs on average")
    }

    @Test(
        "reaches the minimum of the upstream challenges about lists",
        arguments: zip(Challenge.lists, [26, 35, 69, 9, 20, 35, 8, 21, 12]))
    func lists(challenge: Challenge, runLimit: Int) {
        expectExact(challenge, runLimit: runLimit)
    }

    @Test(
        "reaches the minimum of two numbers that depend on each other",
        arguments: zip(Challenge.differences, [22, 34, 30]))
    func differences(challenge: Challenge, runLimit: Int) {
        let summary = expectExact(challenge, runLimit: runLimit)
        // Chance alone needs thousands; pairs of boundary values find it.
        #expect(summary.outcomes.allSatisfy { $0.runsToFailure <= 135 })
    }

    @Test("reaches the minimum of trees", arguments: zip(Challenge.trees, [18, 80]))
    func trees(challenge: Challenge, runLimit: Int) {
        expectExact(challenge, runLimit: runLimit)
    }

    @discardableResult
    private func expectExact(_ challenge: Challenge, runLimit: Int) -> ChallengeSummary {
        let summary = ChallengeSummary(challenge, seeds: Self.seeds)
        #expect(summary.exactCount == 50, "\(summary.minima)")
        #expect(summary.meanRunCount <= Double(runLimit), "\(summary.meanRunCount) runs on average")
        return summary
    }
}
