import TransitionCore
import TransitionReports

/// How a search fares with known bugs: for each, what was found of it and what was found of its repair.
///
/// Plain values and pure sums; the searches themselves are made elsewhere.
struct ZooMatrix: Sendable {
    var rows: [Row] = []

    init() {}

    /// One search of the scene that has the bug.
    struct Search: Sendable {
        let seed: UInt64
        /// Scripts performed up to the first that shows the bug; nil when none did.
        let scriptsToFind: Int?
        /// The rule that the smallest script breaks.
        let foundBy: InvariantID?
        /// Steps of the smallest script.
        let smallestStepCount: Int?
        /// The different failures that the search told of, those of one and the same smallest script counted once.
        let identities: [ViolationIdentity]
        /// How many of its rests could be compared with the undisturbed twin.
        let rests: RestCoverage

        /// - Parameters:
        ///   - bugs: what the search found.
        ///   - rules: those that tell of the bug; others are something else.
        ///   - rests: the search's rests.
        init(
            seed: UInt64, bugs: [FoundBug], rules: [InvariantID], rests: RestCoverage = RestCoverage()
        ) {
            let telling = bugs.flatMap(\.failures).filter { found in
                !found.isWarning && found.violations.contains { rules.contains($0.invariant) }
                    && rules.contains(found.identity.invariant)
            }
            let smallest = telling.min { $0.script.steps.count < $1.script.steps.count }
            self.seed = seed
            scriptsToFind = telling.map(\.statistics.firstFailure).min()
            foundBy = smallest?.identity.invariant
            smallestStepCount = smallest?.script.steps.count
            identities = bugs.map(\.leader.identity)
            self.rests = rests
        }
    }

    /// A failure of a repaired scene, with its smallest script.
    struct Alarm: Sendable {
        let identity: ViolationIdentity
        let script: Script
    }

    /// One known bug.
    struct Row: Sendable {
        /// The bug's number.
        let id: String
        /// What a user saw.
        let title: String
        /// One search a seed.
        let searches: [Search]
        /// Scripts of the repaired scene.
        let repairScriptCount: Int
        /// What was found of the repaired scene, where nothing is wrong.
        let alarms: [Alarm]
        /// How many rests of the repaired scene could be compared with the undisturbed twin.
        let repairRests: RestCoverage

        init(
            id: String, title: String, searches: [Search], repairScriptCount: Int, alarms: [Alarm],
            repairRests: RestCoverage = RestCoverage()
        ) {
            self.id = id
            self.title = title
            self.searches = searches
            self.repairScriptCount = repairScriptCount
            self.alarms = alarms
            self.repairRests = repairRests
        }
    }
}

extension ZooMatrix.Row {
    /// Whether every search found the bug.
    var isFound: Bool { searches.allSatisfy { $0.scriptsToFind != nil } }

    /// The rules that the smallest scripts break, each once, in the order of the seeds.
    var foundBy: [InvariantID] {
        searches.compactMap(\.foundBy).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Scripts to find it, of the searches that did: the median (of two, the larger) and the worst.
    var scripts: (median: Int, worst: Int)? { middleAndWorst(of: searches.compactMap(\.scriptsToFind)) }

    /// Steps of the smallest script of all searches.
    var smallestStepCount: Int? { searches.compactMap(\.smallestStepCount).min() }

    /// Searches whose smallest script is as short as that of any.
    var smallestCount: Int {
        searches.count { $0.smallestStepCount != nil && $0.smallestStepCount == smallestStepCount }
    }

    /// How many rests of all its searches could be compared with the undisturbed twin.
    var rests: RestCoverage { searches.reduce(into: RestCoverage()) { $0.add($1.rests) } }

    /// The most failures that one search took the one bug for; above 1 it was split.
    var largestSplit: Int { searches.map(\.identities.count).max() ?? 0 }
}

extension ZooMatrix {
    var foundCount: Int { rows.count { $0.isFound } }
    var searchCount: Int { rows.reduce(0) { $0 + $1.searches.count } }
    /// Searches that came to the smallest script known.
    var smallestCount: Int { rows.reduce(0) { $0 + $1.smallestCount } }
    var alarmCount: Int { rows.reduce(0) { $0 + $1.alarms.count } }
    var repairScriptCount: Int { rows.reduce(0) { $0 + $1.repairScriptCount } }
    /// Bugs that a search took for several.
    var split: [Row] { rows.filter { $0.largestSplit > 1 } }

    /// How many rests of all bugs, and of all repairs, could be compared with the undisturbed twin.
    var rests: RestCoverage { rows.reduce(into: RestCoverage()) { $0.add($1.rests) } }
    var repairRests: RestCoverage { rows.reduce(into: RestCoverage()) { $0.add($1.repairRests) } }

    /// Scripts to find a bug, over all searches that found theirs: the median (of two, the larger) and the worst.
    var scripts: (median: Int, worst: Int)? {
        middleAndWorst(of: rows.flatMap { $0.searches.compactMap(\.scriptsToFind) })
    }

    /// Whether everything was found, each as one bug, and nothing where there is nothing.
    var isClean: Bool { foundCount == rows.count && alarmCount == 0 && split.isEmpty }
}

private func middleAndWorst(of numbers: [Int]) -> (median: Int, worst: Int)? {
    let sorted = numbers.sorted()
    return sorted.last.map { (sorted[sorted.count / 2], $0) }
}
