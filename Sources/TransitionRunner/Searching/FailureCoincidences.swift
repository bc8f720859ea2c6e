import Foundation
import TransitionCore

/// How often the failures of a search came alone, and how often in one script with which others.
struct FailureCoincidences: Codable {
    private var scriptCount = 0
    /// Scripts that showed a failure, by its identity in words.
    private var counts: [String: Int] = [:]
    /// Scripts that showed both, by the one and then by the other.
    private var pairs: [String: [String: Int]] = [:]

    /// How likely it may be that a failure was there each time by chance alone.
    private static let chanceLimit = 0.01
    /// One script is no rule, however rare both failures are.
    private static let leastCount = 2

    /// Counts what one script showed.
    mutating func note(_ identities: Set<ViolationIdentity>) {
        scriptCount += 1
        let names = identities.map(\.description)
        for name in names {
            counts[name, default: 0] += 1
            for other in names where other != name { pairs[name, default: [:]][other, default: 0] += 1 }
        }
    }

    mutating func add(_ other: FailureCoincidences) {
        scriptCount += other.scriptCount
        counts.merge(other.counts, uniquingKeysWith: +)
        pairs.merge(other.pairs) { $0.merging($1, uniquingKeysWith: +) }
    }

    /// Whether a failure was there too seldom to tell what comes with it.
    func isSeldom(_ identity: ViolationIdentity) -> Bool {
        counts[identity.description, default: 0] < Self.leastCount
    }

    /// Of some failures those that every script showed that showed this one, too often for chance, in their order.
    func companions(of identity: ViolationIdentity, among others: [ViolationIdentity]) -> [ViolationIdentity] {
        guard let count = counts[identity.description], !isSeldom(identity) else { return [] }
        return others.filter { other in
            guard pairs[identity.description]?[other.description] == count, let all = counts[other.description] else {
                return false
            }
            return pow(Double(all) / Double(scriptCount), Double(count)) <= Self.chanceLimit
        }
    }
}
