import ArgumentParser
import SampleTransitions
import TransitionTesting

/// What a search tells of its failures beyond their scripts, and what that costs in executions.
struct Explaining: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Failures, bugs, and the share of failures with a tried repair and a tried replacement.",
        discussion: """
            Executions are those of the code under test: of the search, of shrinking, of trying repairs, and of trying \
            UIKit's own objects. What is tried across failures is counted where it told something.
            """)

    @Argument(help: "Names of sample scenes; those with defects without one.")
    var scenes = ["contacts-modal", "contacts-zoom", "interactive-push", "pinch-photo", "slide", "tab-slide"]

    @Option(help: "Seeds 1 to this number.")
    var seeds = 5

    @Option(help: "Scripts of each search.")
    var runs = 1_000

    /// Sums over seeds.
    private struct Sums {
        var failures = 0
        var bugs: [Int] = []
        /// Failures of which a repair was tried, and of which one took it away.
        var tried = 0
        var repaired = 0
        /// Failures that were tried with UIKit's own objects.
        var replaced = 0
        var scripts = 0
        var shrinkRuns = 0
        var repairRuns = 0
        var stockRuns = 0

        mutating func add(_ result: SearchResult) {
            let found = result.counterexamples
            failures += found.count
            bugs.append(result.bugs.count)
            tried += found.count { !$0.repairTrials.isEmpty }
            repaired += found.count { failure in
                failure.repairTrials.contains { $0.isTelling && $0.gone.contains(failure.identity) }
            }
            replaced += found.count { $0.stockExperiment != nil }
            scripts += result.statistics.scriptCount
            shrinkRuns += found.reduce(0) { $0 + $1.shrinkRunCount }
            repairRuns += found.reduce(0) { $0 + $1.repairTrials.count }
            stockRuns += found.reduce(0) { $0 + ($1.stockExperiment?.runCount ?? 0) }
        }
    }

    func run() throws {
        let known = SampleScenes.all.map(\.name)
        if let unknown = scenes.first(where: { !known.contains($0) }) {
            throw ValidationError("There is no scene \"\(unknown)\".")
        }
        guard (1...1_000).contains(seeds), runs >= 1 else {
            throw ValidationError("Seeds are 1 to 1,000, and scripts 1 or more.")
        }
        // Commands run on the main thread.
        MainActor.assumeIsolated {
            for scene in SampleScenes.all where scenes.contains(scene.name) { report(scene.name, sums(of: scene)) }
        }
    }

    @MainActor
    private func sums(of scene: TransitionScene) -> Sums {
        var sums = Sums()
        for seed in 1...seeds {
            var options = SearchOptions()
            (options.runCount, options.seed) = (runs, UInt64(seed))
            sums.add(search(scene, options: options))
        }
        return sums
    }

    private func report(_ name: String, _ sums: Sums) {
        func share(_ part: Int) -> String {
            "\(part) (\(sums.failures == 0 ? 0 : (100 * part + sums.failures / 2) / sums.failures) %)"
        }
        print("\(name): \(seeds) seeds, \(runs) scripts each")
        print("  failures \(sums.failures), bugs by seed \(sums.bugs.map(String.init).joined(separator: " "))")
        print("  a repair tried for \(share(sums.tried)), which took away \(share(sums.repaired))")
        print("  UIKit's own objects tried for \(share(sums.replaced))")
        print(
            "  executions: search \(sums.scripts), shrinking \(sums.shrinkRuns), repairs \(sums.repairRuns), "
                + "UIKit's own \(sums.stockRuns)")
    }
}
