import Foundation
import TransitionCore

/// How to search a scene.
public struct SearchOptions: Sendable {
    /// Scripts to perform, 1 or more.
    public var runCount = 1_000
    /// Where the search starts; nil takes a seed made of the scene's name, the same on every run.
    public var seed: UInt64?
    /// Steps of one script.
    public var maxSteps = 24
    /// Perform all scripts of at most so many steps, the shorter first, in place of random ones; nil for random ones.
    ///
    /// The steps are the scene's actions and a few others that matter most. The search ends by itself, or after
    /// `runCount` scripts, and `SearchStatistics.exhaustion` says which. `seed`, `maxSteps` and every profile but the
    /// first have no part in it.
    public var exhaustiveSteps: Int?
    /// Perform these scripts, and none that a search thinks of.
    package var givenScripts: [Script]?
    public var profiles = ProfileSet.standard
    /// What becomes of failures that need another answer to a contested rule than the ledger's.
    public var contested = ContestedFailures.warn
    /// Check these rules alone; nil checks all rules of the scene.
    public var invariants: [InvariantID]?
    /// Executions that shrinking one failure may take.
    public var shrinkBudget = 2_000
    /// Executions that may go to finding out which parts of one smallest script may be something else; 0 for none.
    public var explainBudget = 100
    /// Failures that may be taken up that no script of the search showed, but one on the way to a smallest script.
    public var foundWhileShrinkingLimit = 8
    /// End the search with the first failure, rather than look for others beside it. A warning ends nothing.
    public var stopsAtFirstFailure = false
    /// Make some of the random scripts out of earlier ones that did something rare to a transition, rather than draw
    /// all of them afresh: none of the first 128, three of four after about 1,000.
    ///
    /// What is found depends on the seed alone, either way.
    public var isGuided = true
    /// Seconds of work, or of sleep, after which one turn of the run loop is taken to hang.
    ///
    /// Time in which a busy machine has no processor for the search does not count.
    public var hangTimeout = 3.0
    /// How many parts a user may ask to have performed at once.
    package static let jobCounts = 1...1_024
    /// Parts of the search that are performed at once, 1 or more; as many as the process may use processors by itself.
    ///
    /// What is found is the same for any number.
    public var jobs = ProcessInfo.processInfo.activeProcessorCount

    public init() {}

    /// Whether scripts are drawn by chance, so that another one can take the place of one that crashes.
    var drawsScripts: Bool { exhaustiveSteps == nil && givenScripts == nil }

    /// What a failure is whose smallest script is that one.
    func severity(of script: Script) -> Severity {
        contested != .fail && script.isFlipped ? .warning : .failure
    }
}

extension SearchOptions {
    /// The same for these scripts and no others, none of them given up for its length.
    package func performing(_ scripts: [Script]) -> SearchOptions {
        var options = self
        options.givenScripts = scripts
        options.exhaustiveSteps = nil
        options.runCount = scripts.count
        options.maxSteps = max(maxSteps, scripts.map(\.steps.count).max() ?? 0)
        return options
    }
}

/// How far a search has come.
public struct SearchProgress: Sendable {
    public let runCount: Int
    public let total: Int
    public let failureCount: Int
    public let phase: Phase

    public enum Phase: Hashable, Sendable {
        case searching
        /// Failures are shrunk and explained; the number of the latest that was begun, from 1.
        case shrinking(number: Int)
    }
}

/// What a search found.
public struct SearchResult: Sendable {
    /// One for each distinct failure, in the ranking order of the invariants; warnings follow.
    public let counterexamples: [Counterexample]
    /// The same bug by bug: the one that most scripts showed first, warnings last.
    public let bugs: [FoundBug]
    public let statistics: SearchStatistics
    /// What went wrong with the search itself, in sentences: a machine without processes, a result that nobody could
    /// read. What it found before is told all the same; that it found nothing means nothing then.
    public var problems: [String] = []
    /// What did not go as it was asked for and changed nothing of the result, in sentences: fewer children at once, one
    /// that was killed.
    public var remarks: [String] = []

    /// - Parameter counterexamples: in the ranking order of their rules, with all that experiments have told of them.
    public init(counterexamples: [Counterexample], statistics: SearchStatistics) {
        self.counterexamples = counterexamples
        self.statistics = statistics
        bugs = BugGrouping(counterexamples).bugs
    }

    /// Those that fail the search.
    public var failures: [Counterexample] { counterexamples.filter { !$0.isWarning } }
    /// Those that need a guess about UIKit, and fail nothing.
    public var warnings: [Counterexample] { counterexamples.filter(\.isWarning) }
}
