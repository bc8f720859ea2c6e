import ArgumentParser
import Foundation
import SampleTransitions
import TransitionTesting

/// How many scripts it takes to find each failure of a scene, and how small each becomes.
struct Defects: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Scripts until each distinct failure is found, and the steps of its smallest script, over several seeds.")

    @Argument(help: "Names of sample scenes.")
    var scenes = ["contacts-modal", "contacts-modal-sheet", "slide"]

    @Option(help: "Seeds 1 to this number.")
    var seeds = 20

    @Option(help: "Scripts of each search.")
    var runs = 2_000

    @Flag(help: "Print each distinct minimal script and how many seeds ended with it.")
    var showScripts = false

    private struct Found {
        var firsts: [Int] = []
        var steps: [Int] = []
        var shrinkRuns: [Int] = []
        var scripts: [Script: Int] = [:]
    }

    func run() throws {
        // Commands run on the main thread.
        try MainActor.assumeIsolated { try countDefects() }
    }

    @MainActor
    private func countDefects() throws {
        for name in scenes {
            guard let scene = SampleScenes.all.first(where: { $0.name == name }) else {
                throw ValidationError("There is no scene \"\(name)\".")
            }
            var found: [ViolationIdentity: Found] = [:]
            for seed in 1...max(1, seeds) {
                var options = SearchOptions()
                options.runCount = runs
                options.seed = UInt64(seed)
                for counterexample in search(scene, options: options).counterexamples {
                    var entry = found[counterexample.identity] ?? Found()
                    entry.firsts.append(counterexample.statistics.firstFailure)
                    entry.steps.append(counterexample.script.steps.count)
                    entry.shrinkRuns.append(counterexample.shrinkRunCount)
                    entry.scripts[counterexample.script, default: 0] += 1
                    found[counterexample.identity] = entry
                }
            }
            report(name, found)
        }
    }

    private func report(_ name: String, _ found: [ViolationIdentity: Found]) {
        print("\n\(name): \(seeds) seeds, \(runs) scripts each")
        for (identity, entry) in found.sorted(by: { $0.key < $1.key }) {
            let smallest = entry.steps.min() ?? 0
            let reached = entry.steps.filter { $0 == smallest }.count
            print("  \(identity)")
            print(
                "    found by \(entry.firsts.count)/\(seeds) seeds, median script \(median(entry.firsts)); smallest "
                    + "\(smallest) steps, reached by \(reached); \(entry.scripts.count) distinct minimal scripts; "
                    + "median \(median(entry.shrinkRuns)) runs to shrink")
            if showScripts { show(entry.scripts) }
        }
    }

    private func show(_ scripts: [Script: Int]) {
        let texts = scripts.map { (text: ScriptText.print($0.key), count: $0.value) }
        for (text, count) in texts.sorted(by: { ($0.text.count, $0.text) < ($1.text.count, $1.text) }) {
            print("      \(count) seeds:")
            for line in text.split(separator: "\n").dropFirst() { print("        \(line)") }
        }
    }

    private func median(_ values: [Int]) -> Int {
        values.sorted()[values.count / 2]
    }
}
