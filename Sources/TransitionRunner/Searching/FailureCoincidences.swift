import Foundation
import TransitionCore

/// How often the failures of a search came alone, and how often in one script with which others.
struct FailureCoincidences: Codable {
    private var scriptCount = 0
    /// Scripts that showed a failure, by its identity, or any failure of a rule and subject, by these.
    private var counts: [String: Int] = [:]
    /// Scripts that showed both, by a failure and then by another one, or by another one's rule and subject.
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
    /// The share of scripts in which something else may have hidden a cause, or stood in for it.
    private static let exceptionLimit = 0.02

    /// Counts what one script showed, and which transitions it had.
    mutating func note(_ identities: Set<ViolationIdentity>, transitions: Set<ViolationSubject> = []) {
        scriptCount += 1
        let names = identities.map(\.description)
        let keys = Set(names + identities.map(\.kind))
        for key in keys { counts[key, default: 0] += 1 }
        for name in names {
            for key in keys where key != name { pairs[name, default: [:]][key, default: 0] += 1 }
        }
        for subject in transitions {
            subjects[subject, default: 0] += 1
            for key in keys { shownBeside[subject, default: [:]][key, default: 0] += 1 }
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

    /// Of some failures those that every script showed that showed this one, too often for chance, in their order.
    ///
    /// What another rule says in several words counts as one. What most scripts with that transition show, a leak of
    /// every page for one, comes with every other failure of it and is no sign.
    func companions(of identity: ViolationIdentity, among others: [ViolationIdentity]) -> [ViolationIdentity] {
        guard let count = counts[identity.description], count >= Self.leastCount else { return [] }
        return others.filter { other in
            guard other != identity, shared(identity, other) == count, !isUsual(other, beside: identity) else {
                return false
            }
            let all = counts[key(of: other, beside: identity), default: 0]
            return pow(Double(all) / Double(scriptCount), Double(count)) <= Self.chanceLimit
        }
    }

    /// Of some failures those that nearly every script showed that showed this one, be it by chance; all of them for
    /// one that was shown once or never.
    func possibleCompanions(
        of identity: ViolationIdentity, among others: [ViolationIdentity]
    ) -> [ViolationIdentity] {
        let count = counts[identity.description, default: 0]
        return others.filter { other in
            guard other != identity else { return false }
            let both = shared(identity, other)
            return count < Self.leastCount || Double(count - both) <= Self.exceptionLimit * Double(count)
        }
    }

    /// Whether most scripts with the transition of the one show the other.
    private func isUsual(_ other: ViolationIdentity, beside identity: ViolationIdentity) -> Bool {
        guard let all = subjects[identity.subject] else { return false }
        let both = shownBeside[identity.subject]?[key(of: other, beside: identity)] ?? 0
        return Double(both) > Self.usualLimit * Double(all)
    }

    /// Scripts that showed both.
    private func shared(_ identity: ViolationIdentity, _ other: ViolationIdentity) -> Int {
        pairs[identity.description]?[key(of: other, beside: identity)] ?? 0
    }

    private func key(of other: ViolationIdentity, beside identity: ViolationIdentity) -> String {
        other.kind == identity.kind ? other.description : other.kind
    }
}

extension ViolationIdentity {
    /// The rule and what it was broken for, however it was.
    fileprivate var kind: String { "\(invariant) · \(subject.words)" }
}
