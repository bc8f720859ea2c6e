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

    /// What became of one quarry over all seeds.
    private struct Hunt {
        let name: String
        let unguided: Double
        let guided: Double

        /// Above 1 where guidance is faster.
        var ratio: Double { unguided / guided }
    }

    /// How many of the rarest the summary tells of.
    private static let rarestCount = 10
    /// By how much guidance may slow down the search for one.
    private static let slowestRatio = 1 / 1.3

    func run() throws {
        let known = Zoo.entries.map(\.id) + PublishedDefect.all.map(\.scene.name)
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw ValidationError("\"\(unknown)\" is no entry of the zoo and no scene with published defects.")
        }
        // Commands run on the main thread.
        MainActor.assumeIsolated {
            print("scripts to the first failure: unguided (mean, largest, missed), guided; ratio of the means")
            var hunts: [Hunt] = []
            for entry in Zoo.entries where names.isEmpty || names.contains(entry.id) {
                let caughtBy = Set(entry.caughtBy)
                hunts += measure(
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
                hunts += measure(defects[0].scene, quarries, .standard, .warn)
            }
            summarize(hunts)
        }
    }

    private func summarize(_ hunts: [Hunt]) {
        let slowed = hunts.filter { $0.ratio < Self.slowestRatio }
        let slowest = hunts.map(\.ratio).min() ?? 0
        print("slower than 1.3 times: \(slowed.count) of \(hunts.count); slowest ratio \(text(slowest))")
        print("the rarest, by the mean of unguided scripts:")
        for hunt in hunts.sorted(by: { $0.unguided > $1.unguided }).prefix(Self.rarestCount) {
            print("  \(hunt.name)  \(text(hunt.unguided)) to \(text(hunt.guided))  \(text(hunt.ratio))")
        }
    }

    @MainActor
    private func measure(
        _ scene: TransitionScene, _ quarries: [Quarry], _ profiles: ProfileSet, _ contested: ContestedFailures
    ) -> [Hunt] {
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
            let hunt = Hunt(name: quarries[index].name, unguided: mean(unguided), guided: mean(guided))
            print("\(hunt.name)  \(row(unguided))  \(row(guided))  \(text(hunt.ratio))")
            return hunt
        }
    }

    private func row(_ firsts: [Int]) -> String {
        "\(text(mean(firsts))) \(firsts.max() ?? 0) \(firsts.count { $0 > runs })"
    }

    private func mean(_ firsts: [Int]) -> Double { Double(firsts.reduce(0, +)) / Double(max(1, firsts.count)) }

    private func text(_ number: Double) -> String { String(format: "%.2f", number) }
}
