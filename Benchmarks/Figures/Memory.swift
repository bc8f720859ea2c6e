import ArgumentParser
import Foundation
import SampleTransitions
import TransitionTesting

/// What longer searches of a scene take in memory.
struct Memory: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Memory of a search, and of the largest of its children, as it performs more scripts.",
        discussion: """
            What a process has had at most never falls, so each line has what the searches above it took as well. Flat \
            means that a line says hardly more than the one above it. Search one scene at a time.
            """)

    @Argument(help: "The name of a sample scene; contacts-modal leaks its pages.")
    var scene = "contacts-modal"

    @Option(parsing: .upToNextOption, help: "Scripts of each search, the fewest first.")
    var runs = [10_000, 100_000, 1_000_000]

    @Option(help: "Parts of a search performed at once, 1 or more.")
    var jobs = ProcessInfo.processInfo.activeProcessorCount

    func validate() throws {
        if jobs < 1 || runs.contains(where: { $0 < 1 }) { throw ValidationError("Give 1 or more jobs and scripts.") }
    }

    func run() throws {
        // Commands run on the main thread.
        try MainActor.assumeIsolated { try measure() }
    }

    @MainActor
    private func measure() throws {
        guard let scene = SampleScenes.all.first(where: { $0.name == self.scene }) else {
            throw ValidationError("There is no scene \"\(self.scene)\".")
        }
        print("scripts       the search's own  its largest child")
        for runCount in runs {
            var options = SearchOptions()
            (options.runCount, options.seed, options.jobs) = (runCount, 3, jobs)
            // What the search itself keeps is the question, and not what shrinking does.
            _ = findFirstScripts(in: scene, options: options)
            let (own, child) = (megabytes(RUSAGE_SELF), megabytes(RUSAGE_CHILDREN))
            print(String(format: "%-10d %16.1f MB %15.1f MB", runCount, own, child))
        }
    }

    /// The most that one process has had.
    private func megabytes(_ who: __rusage_who) -> Double {
        var usage = rusage()
        getrusage(__rusage_who_t(who.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1_024
    }
}
