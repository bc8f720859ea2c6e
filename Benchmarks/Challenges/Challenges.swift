import Foundation

/// Prints how well and how fast failures of known minima are shrunk, beside what was recorded of other libraries.
///
/// Build with `-c release`. Every count depends on the seeds alone; times depend on the machine.
@main
struct Challenges {
    static func main() {
        let seedCount = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 50
        print("Runs are executions of the property from the first failure on, that one and a last repetition of the")
        print("minimum included. Seeds 0..<\(seedCount). Columns of other libraries are recorded, over 50 seeds each.")
        transitions(seedCount)
        upstream(seedCount)
        numbers(seedCount)
        Throughput.report()
    }

    private static func transitions(_ seedCount: UInt64) {
        print("\n1. Transition sequences\n   generator: \(ToyNavigation.generatorText)\n")
        print(columns("", "exact", "forms", "runs", "ms", "Hypothesis: exact, runs, ms", "Exhaust: exact, runs, ms"))
        var total = (exact: 0, runs: 0.0, milliseconds: 0.0)
        for (challenge, recorded) in zip(Challenge.navigation, RecordedFigures.transitions) {
            let timed = TimedSummary(challenge, seedCount: seedCount)
            print(line(challenge.name, timed, recorded))
            total.exact += timed.summary.exactCount
            total.runs += timed.summary.meanRunCount / 5
            total.milliseconds += timed.milliseconds / 5
        }
        print(
            "\nall: \(total.exact)/\(5 * seedCount), \(format(total.runs)) runs and "
                + "\(format(total.milliseconds)) ms on average; recorded: Hypothesis 118/250, Exhaust 174/250")
    }

    private static func upstream(_ seedCount: UInt64) {
        print("\n2. The challenges of jlink/shrinking-challenge\n")
        print(columns("", "exact", "forms", "runs", "ms", "Hypothesis: exact, runs", "best other"))
        let challenges = Challenge.lists + Challenge.differences + Challenge.trees
        for challenge in challenges {
            let timed = TimedSummary(challenge, seedCount: seedCount)
            let recorded = RecordedFigures.upstream[challenge.name] ?? ("", "")
            print(line(challenge.name, timed, recorded))
            print("    generator: \(challenge.generator)")
            print(
                "    minimum: \(challenge.minimum); found within "
                    + "\(timed.summary.outcomes.map(\.runsToFailure).max() ?? 0) runs, "
                    + "\(format(timed.summary.meanRunsToFailure)) on average")
        }
    }

    private static func numbers(_ seedCount: UInt64) {
        print("\n3. Numbers of different steps\n")
        print(columns("", "exact", "forms", "runs", "ms", "", ""))
        let challenges =
            Challenge.gaps + Challenge.equalNumbers + Challenge.fewerSteps + Challenge.combinedNumbers
            + Challenge.heldOut + Challenge.furtherHeldOut
        for challenge in challenges {
            print(line(challenge.name, TimedSummary(challenge, seedCount: seedCount), ("", "")))
            print("    generator: \(challenge.generator)\n    minimum: \(challenge.minimum)")
        }
    }

    private static func line(_ name: String, _ timed: TimedSummary, _ recorded: (String, String)) -> String {
        let summary = timed.summary
        return columns(
            name, "\(summary.exactCount)/\(summary.outcomes.count)", "\(summary.formCount)",
            format(summary.meanRunCount), format(timed.milliseconds), recorded.0, recorded.1)
    }

    private static func columns(
        _ name: String, _ exact: String, _ forms: String, _ runs: String, _ milliseconds: String, _ first: String,
        _ second: String
    ) -> String {
        let widths = [(name, 20), (exact, 8), (forms, 7), (runs, 8), (milliseconds, 8), (first, 30), (second, 0)]
        return widths.map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }.joined()
    }
}

func format(_ number: Double) -> String { String(format: "%.1f", number) }

/// The outcomes of a challenge, and how much processor time it took on average from the first failure to the end, in
/// milliseconds. Nothing waits, so that on an idle machine the clock on the wall shows as much.
struct TimedSummary {
    let summary: ChallengeSummary
    let milliseconds: Double

    init(_ challenge: Challenge, seedCount: UInt64) {
        var total = 0
        let outcomes = (0..<seedCount).map { seed in
            var start = clock()
            let outcome = challenge.run(seed: seed) { start = clock() }
            total += clock() - start
            return outcome
        }
        summary = ChallengeSummary(outcomes: outcomes)
        milliseconds = Double(total) / Double(CLOCKS_PER_SEC) * 1_000 / Double(max(1, seedCount))
    }
}
