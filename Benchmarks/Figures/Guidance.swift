import ArgumentParser
import Foundation
import SampleTransitions
import TransitionTesting
import TransitionZoo

/// How soon a search finds what it is known to find, guided and not.
struct Guidance: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Scripts until each zoo entry and published defect is found, unguided and guided.")

    @Argument(help: "Zoo entries, as B31, and names of sample scenes; all without one.")
    var names: [String] = []

    @Option(help: "The first seed.")
    var from = 1

    @Option(help: "How many seeds.")
    var seeds = 20

    @Option(help: "Scripts of each search; a bug that was not found counts as found by the next one.")
    var runs = 2_000

    /// What is looked for in one scene.
    private struct Quarry {
        let name: String
        let isShown: (ViolationIdentity) -> Bool
    }

    func run() throws {
        // Commands run on the main thread.
        MainActor.assumeIsolated {
            print("scripts to the first failure: unguided (mean, largest, missed), guided; ratio of the means")
            var ratios: [Double] = []
            for entry in Zoo.entries where names.isEmpty || names.contains(entry.id) {
                let caughtBy = Set(entry.caughtBy)
                ratios += measure(
                    entry.scene, [Quarry(name: entry.id) { caughtBy.contains($0.invariant) }], entry.profiles,
                    entry.contested)
            }
            let scenes = Set(PublishedDefect.all.map(\.scene.name)).sorted()
            for name in scenes where names.isEmpty || names.contains(name) {
                let defects = PublishedDefect.all.filter { $0.scene.name == name }
                let quarries = defects.map { defect in
                    let identity = replay(defect.script(in: defect.scene), in: defect.scene).violations
                        .first { $0.invariant == defect.invariant }?.identity
                    return Quarry(name: "\(name): \(defect.name)") { $0 == identity }
                }
                ratios += measure(defects[0].scene, quarries, .standard, .warn)
            }
            let sorted = ratios.sorted()
            guard !sorted.isEmpty else { return }
            print("slowest ratio \(text(sorted[0])), median \(text(sorted[sorted.count / 2]))")
        }
    }

    @MainActor
    private func measure(
        _ scene: TransitionScene, _ quarries: [Quarry], _ profiles: ProfileSet, _ contested: ContestedFailures
    ) -> [Double] {
        var firsts: [[[Int]]] = [[], []]
        for (kind, isGuided) in [false, true].enumerated() {
            firsts[kind] = quarries.map { _ in [] }
            for seed in from..<(from + seeds) {
                var options = SearchOptions()
                (options.runCount, options.seed, options.isGuided) = (runs, UInt64(seed), isGuided)
                (options.profiles, options.contested) = (profiles, contested)
                let found = findFirstScripts(in: scene, options: options)
                for (index, quarry) in quarries.enumerated() {
                    let first = found.filter { quarry.isShown($0.failure) }.map(\.script).min()
                    firsts[kind][index].append(first ?? runs + 1)
                }
            }
        }
        return quarries.indices.map { index in
            let (unguided, guided) = (firsts[0][index], firsts[1][index])
            let ratio = mean(unguided) / mean(guided)
            print("\(quarries[index].name)  \(row(unguided))  \(row(guided))  \(text(ratio))")
            return ratio
        }
    }

    private func row(_ firsts: [Int]) -> String {
        "\(text(mean(firsts))) \(firsts.max() ?? 0) \(firsts.count { $0 > runs })"
    }

    private func mean(_ firsts: [Int]) -> Double { Double(firsts.reduce(0, +)) / Double(max(1, firsts.count)) }

    private func text(_ number: Double) -> String { String(format: "%.2f", number) }
}
