import TransitionCore

/// How a search fares with known bugs: for each, what was found of it and what was found of its repair.
///
/// Plain values and pure sums; the searches themselves are made elsewhere.
public struct ZooMatrix: Sendable {
    public var rows: [Row] = []

    public init() {}

    /// One search of the scene that has the bug.
    public struct Search: Sendable {
        public let seed: UInt64
        /// Scripts performed up to the first that shows the bug; nil when none did.
        public let scriptsToFind: Int?
        /// The rule that the smallest script breaks.
        public let foundBy: InvariantID?
        /// Steps of the smallest script.
        public let smallestStepCount: Int?
        /// The different failures that the search told of, those of one and the same smallest script counted once.
        public let identities: [ViolationIdentity]
        /// How many of its rests could be compared with the undisturbed twin.
        public let rests: RestCoverage

        /// - Parameters:
        ///   - counterexamples: what the search found.
        ///   - rules: those that tell of the bug; others are something else.
        ///   - rests: the search's rests.
        public init(
            seed: UInt64, counterexamples: [Counterexample], rules: [InvariantID], rests: RestCoverage = RestCoverage()
        ) {
            let telling = counterexamples.filter { found in
                found.violations.contains { rules.contains($0.invariant) } && rules.contains(found.identity.invariant)
            }
            let smallest = telling.min { $0.script.steps.count < $1.script.steps.count }
            self.seed = seed
            scriptsToFind = telling.map(\.statistics.firstFailure).min()
            foundBy = smallest?.identity.invariant
            smallestStepCount = smallest?.script.steps.count
            identities = FailureGroups.leaders(of: counterexamples).map(\.identity)
            self.rests = rests
        }
    }

    /// One known bug.
    public struct Row: Sendable {
        /// The bug's number.
        public let id: String
        /// What a user saw.
        public let title: String
        /// One search a seed.
        public let searches: [Search]
        /// Scripts of the repaired scene.
        public let twinScriptCount: Int
        /// What was found of the repaired scene, where nothing is wrong.
        public let alarms: [ViolationIdentity]
        /// How many rests of the repaired scene could be compared with the undisturbed twin.
        public let twinRests: RestCoverage

        public init(
            id: String, title: String, searches: [Search], twinScriptCount: Int, alarms: [ViolationIdentity],
            twinRests: RestCoverage = RestCoverage()
        ) {
            self.id = id
            self.title = title
            self.searches = searches
            self.twinScriptCount = twinScriptCount
            self.alarms = alarms
            self.twinRests = twinRests
        }
    }
}

extension ZooMatrix.Row {
    /// Whether every search found the bug.
    public var isFound: Bool { searches.allSatisfy { $0.scriptsToFind != nil } }

    /// The rules that the smallest scripts break, each once, in the order of the seeds.
    public var foundBy: [InvariantID] {
        searches.compactMap(\.foundBy).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Scripts to find it, of the searches that did: the median (of two, the larger) and the worst.
    public var scripts: (median: Int, worst: Int)? { middleAndWorst(of: searches.compactMap(\.scriptsToFind)) }

    /// Steps of the smallest script of all searches.
    public var smallestStepCount: Int? { searches.compactMap(\.smallestStepCount).min() }

    /// Searches whose smallest script is as short as that of any.
    public var smallestCount: Int {
        searches.count { $0.smallestStepCount != nil && $0.smallestStepCount == smallestStepCount }
    }

    /// How many rests of all its searches could be compared with the undisturbed twin.
    public var rests: RestCoverage { searches.reduce(into: RestCoverage()) { $0.add($1.rests) } }

    /// The most failures that one search took the one bug for; above 1 it was split.
    public var largestSplit: Int { searches.map(\.identities.count).max() ?? 0 }
}

extension ZooMatrix {
    public var foundCount: Int { rows.count { $0.isFound } }
    public var searchCount: Int { rows.reduce(0) { $0 + $1.searches.count } }
    /// Searches that came to the smallest script known.
    public var smallestCount: Int { rows.reduce(0) { $0 + $1.smallestCount } }
    public var alarmCount: Int { rows.reduce(0) { $0 + $1.alarms.count } }
    public var twinScriptCount: Int { rows.reduce(0) { $0 + $1.twinScriptCount } }
    /// Bugs that a search took for several.
    public var split: [Row] { rows.filter { $0.largestSplit > 1 } }

    /// How many rests of all bugs, and of all repairs, could be compared with the undisturbed twin.
    public var rests: RestCoverage { rows.reduce(into: RestCoverage()) { $0.add($1.rests) } }
    public var twinRests: RestCoverage { rows.reduce(into: RestCoverage()) { $0.add($1.twinRests) } }

    /// Scripts to find a bug, over all searches that found theirs: the median (of two, the larger) and the worst.
    public var scripts: (median: Int, worst: Int)? {
        middleAndWorst(of: rows.flatMap { $0.searches.compactMap(\.scriptsToFind) })
    }

    /// Whether everything was found, and nothing where there is nothing.
    public var isClean: Bool { foundCount == rows.count && alarmCount == 0 }
}

private func middleAndWorst(of numbers: [Int]) -> (median: Int, worst: Int)? {
    let sorted = numbers.sorted()
    return sorted.last.map { (sorted[sorted.count / 2], $0) }
}
