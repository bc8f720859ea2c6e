import ArgumentParser
import Foundation
import SampleTransitions
import TransitionReports
import TransitionTesting

/// How soon a search finds each published defect, and whether it has a report of its own.
struct Published: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Scripts until each published defect of the samples is found, and which are told as one bug.")

    @Argument(help: "Names of sample scenes; all that have published defects without one.")
    var scenes: [String] = []

    @Option(help: "Seeds 1 to this number.")
    var seeds = 20

    @Option(help: "Scripts of each search.")
    var runs = 1_000

    private struct Finding {
        var firsts: [Int] = []
        var steps: [Int] = []
        /// How often another defect was in the same report, by its name.
        var merged: [String: Int] = [:]
    }

    /// The bugs that the searches told of, warnings left out.
    private struct BugTally {
        var count = 0
        /// Those in which no failure is that of a published defect, by their first failure: a defect told as several,
        /// or one that nobody has written down.
        var others: [ViolationIdentity: Int] = [:]

        mutating func count(_ bug: FoundBug, known: [ViolationIdentity]) {
            guard !bug.isWarning, let first = bug.failures.first else { return }
            count += 1
            guard !bug.failures.contains(where: { known.contains($0.identity) }) else { return }
            others[first.identity, default: 0] += 1
        }
    }

    func run() throws {
        let known = Set(PublishedDefect.all.map(\.scene.name))
        if let unknown = scenes.first(where: { !known.contains($0) }) {
            throw ValidationError("There are no published defects of \"\(unknown)\".")
        }
        // Commands run on the main thread.
        MainActor.assumeIsolated {
            for name in scenes.isEmpty ? known.sorted() : scenes { measure(name) }
        }
    }

    @MainActor
    private func measure(_ name: String) {
        let defects = PublishedDefect.all.filter { $0.scene.name == name }
        let identities = defects.map { defect in
            replay(defect.script(in: defect.scene), in: defect.scene).violations
                .first { $0.invariant == defect.invariant }?.identity
        }
        var findings = Array(repeating: Finding(), count: defects.count)
        var tally = BugTally()
        for seed in 1...max(1, seeds) {
            var options = SearchOptions()
            options.runCount = runs
            options.seed = UInt64(seed)
            for bug in search(defects[0].scene, options: options).bugs {
                count(bug.failures, identities, defects, &findings)
                tally.count(bug, known: identities.compactMap { $0 })
            }
        }
        print("\n\(name): \(seeds) seeds, \(runs) scripts each")
        for (defect, finding) in zip(defects, findings) { report(defect, finding) }
        report(tally)
        for defect in UnjudgedDefect.all where defect.scene.name == name {
            print("  \(defect.name)\n    breaks no rule: \(defect.reason)")
        }
    }

    private func count(
        _ group: [Counterexample], _ identities: [ViolationIdentity?], _ defects: [PublishedDefect],
        _ findings: inout [Finding]
    ) {
        let told = Set(group.map(\.identity))
        for index in defects.indices {
            guard let counterexample = group.first(where: { $0.identity == identities[index] }) else { continue }
            findings[index].firsts.append(counterexample.statistics.firstFailure)
            findings[index].steps.append(counterexample.script.steps.count)
            for other in defects.indices where identities[other] != identities[index] {
                if (defects[other].formOf ?? defects[other].name) == (defects[index].formOf ?? defects[index].name) {
                    continue
                }
                if let identity = identities[other], told.contains(identity) {
                    findings[index].merged[defects[other].name, default: 0] += 1
                }
            }
        }
    }

    private func report(_ tally: BugTally) {
        print("  bugs told: \(tally.count); without a published defect: \(tally.others.values.reduce(0, +))")
        for (identity, count) in tally.others.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("    \(count) × \(identity)")
        }
    }

    private func report(_ defect: PublishedDefect, _ finding: Finding) {
        print("  \(defect.name) (\(defect.invariant))")
        guard let smallest = finding.steps.min() else { return print("    not found") }
        let median = finding.firsts.sorted()[finding.firsts.count / 2]
        let reached = finding.steps.filter { $0 == smallest }.count
        print(
            "    found by \(finding.firsts.count)/\(seeds) seeds, median script \(median); smallest \(smallest) steps, "
                + "reached by \(reached)")
        for (name, count) in finding.merged.sorted(by: { $0.key < $1.key }) {
            print("    told as one in \(count) with: \(name)")
        }
    }
}
