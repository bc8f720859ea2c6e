/// What becomes of a failure when its script is performed with UIKit's own objects in place of the app's.
///
/// Tried, not guessed: use it to tell what is the transition's doing, and which object's.
public struct StockExperiment: Codable, Hashable, Sendable {
    public enum Outcome: String, Hashable, Codable, Sendable {
        /// The same rule is broken in the same way.
        case stays
        case goesAway
        /// The app died of something else, or did less than with its own objects: nothing can be said.
        case untold
    }

    /// The script with UIKit's own in place of some of the app's objects.
    public struct Trial: Hashable, Codable, Sendable {
        public let replaced: [VendedPart]
        public let outcome: Outcome

        public init(replaced: [VendedPart], outcome: Outcome) {
            self.replaced = replaced
            self.outcome = outcome
        }
    }

    public enum Verdict: Codable, Hashable, Sendable {
        /// No object of the app's takes part: every transition of the script is UIKit's own.
        case isUIKitsOwn
        /// It stays with everything replaced: it is not the transition's doing.
        case staysWithAll
        /// Each of these is enough for it to go away; what they replace is to blame.
        case goesAway([Trial])
        /// It goes away with everything replaced, and with nothing less that was tried.
        case goesAwayWithAll
        case untold
    }

    /// All parts that were used, replaced together; empty if there are none.
    public let parts: [VendedPart]
    /// Nil when there was nothing to replace.
    public let together: Outcome?
    /// The parts one by one, then those of one kind together where there are several; empty if that could tell nothing.
    public let trials: [Trial]
    /// Scripts performed for it.
    public let runCount: Int

    public init(parts: [VendedPart], together: Outcome?, trials: [Trial], runCount: Int) {
        self.parts = parts
        self.together = together
        self.trials = trials
        self.runCount = runCount
    }

    public var verdict: Verdict {
        switch together {
        case nil: return .isUIKitsOwn
        case .stays: return .staysWithAll
        case .goesAway, .untold:
            let blaming = trials.filter { $0.outcome == .goesAway }
            // Those of one kind together say no more than one of them alone.
            let least = blaming.filter { trial in
                !blaming.contains { $0 != trial && Set($0.replaced).isStrictSubset(of: trial.replaced) }
            }
            if !least.isEmpty { return .goesAway(least) }
            return together == .goesAway ? .goesAwayWithAll : .untold
        }
    }
}
