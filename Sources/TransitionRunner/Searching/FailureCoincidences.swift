import Foundation
import TransitionCore

/// How often the failures of a search came alone, and how often in one script with which others.
struct FailureCoincidences: Codable {
    private var scriptCount = 0
    /// Scripts that showed a failure, by its identity.
    private var counts: [String: Int] = [:]
    /// Scripts that showed both, by the one and then by the other.
    private var pairs: [String: [String: Int]] = [:]
    /// Scripts that had a transition, by its kind and whose it was, and those of them that showed a failure.
    private var subjects: [ViolationSubject: Int] = [:]
    private var shownBeside: [ViolationSubject: [String: Int]] = [:]

    /// How likely it may be that a failure was there each time by chance alone.
    private static let chanceLimit = 0.01
    /// One script is no rule, however rare both failures are.
    private static let leastCount = 2
    /// The share of a transition's scripts from which on a failure is there with or without another one.
    private static let usualLimit = 0.5
    /// The share of scripts in which something else may have hidden the other one.
    private static let exceptionLimit = 0.02

    /// Counts what one script showed, and which transitions it had.
    mutating func note(_ identities: Set<ViolationIdentity>, transitions: Set<ViolationSubject> = []) {
        scriptCount += 1
        let names = identities.map(\.description)
        for name in names {
            counts[name, default: 0] += 1
            for other in names where other != name { pairs[name, default: [:]][other, default: 0] += 1 }
        }
        for subject in transitions {
            subjects[subject, default: 0] += 1
            for name in names { shownBeside[subject, default: [:]][name, default: 0] += 1 }
        }
    }

    /// How many scripts showed it.
    func count(of identity: ViolationIdentity) -> Int { counts[identity.description, default: 0] }

    mutating func add(_ other: FailureCoincidences) {
        scriptCount += other.scriptCount
        counts.merge(other.counts, uniquingKeysWith: +)
        pairs.merge(other.pairs) { $0.merging($1, uniquingKeysWith: +) }
        subjects.merge(other.subjects, uniquingKeysWith: +)
        shownBeside.merge(other.shownBeside) { $0.merging($1, uniquingKeysWith: +) }
    }

    /// Of some failures those without which this one was not shown, but for a script in fifty, too often for chance, in
    /// their order.
    ///
    /// What most scripts with a transition show, a leak of every page for one, comes with every other failure of it and
    /// is no sign, unless one rule tells both, and each as often as the other.
    ///
    /// - Parameter shown: what its smallest script shows. Of what is too rare to be counted, that is all there is.
    func companions(
        of identity: ViolationIdentity, among others: [ViolationIdentity], shown: [ViolationIdentity] = []
    ) -> [ViolationIdentity] {
        let count = count(of: identity)
        guard count >= Self.leastCount else {
            return others.filter {
                $0 != identity && shown.contains($0) && self.count(of: $0) >= Self.leastCount
                    && !isUsual($0, beside: identity)
            }
        }
        return others.filter { other in
            let both = pairs[identity.description]?[other.description] ?? 0
            guard other != identity, Double(count - both) <= Self.exceptionLimit * Double(count) else { return false }
            let all = self.count(of: other)
            if other.invariant == identity.invariant, all == count, both == count { return true }
            return !isUsual(other, beside: identity)
                && pow(Double(all) / Double(scriptCount), Double(count)) <= Self.chanceLimit
        }
    }

    /// Whether most scripts with the transition of the one show the other.
    private func isUsual(_ other: ViolationIdentity, beside identity: ViolationIdentity) -> Bool {
        guard let all = subjects[identity.subject] else { return false }
        let both = shownBeside[identity.subject]?[other.description] ?? 0
        return Double(both) > Self.usualLimit * Double(all)
    }
}
