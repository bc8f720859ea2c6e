/// How many rests of a search had something in the undisturbed twin that they could be compared with.
///
/// Rules about states say nothing at a rest that has no counterpart. Only rests after the end of a transition count.
public struct RestCoverage: Hashable, Codable, Sendable {
    public private(set) var restCount = 0
    private var counts = [Int](repeating: 0, count: UncomparedReason.allCases.count)
    /// Rests without a counterpart in scripts that show a failure: what is broken there leads elsewhere.
    public private(set) var uncomparedBesideFailureCount = 0

    public init() {}

    /// Counts one rest.
    ///
    /// - Parameter reason: Why it has no counterpart; nil for one that has.
    public mutating func note(_ reason: UncomparedReason?) {
        restCount += 1
        if let reason { counts[reason.index] += 1 }
    }

    public mutating func add(_ other: RestCoverage) {
        restCount += other.restCount
        for index in counts.indices { counts[index] += other.counts[index] }
        uncomparedBesideFailureCount += other.uncomparedBesideFailureCount
    }

    /// Adds the rests of one script.
    public mutating func add(_ script: RestCoverage, showsFailure: Bool) {
        add(script)
        if showsFailure { uncomparedBesideFailureCount += script.uncomparedCount }
    }

    public func count(of reason: UncomparedReason) -> Int { counts[reason.index] }

    /// The reasons that there were, the most frequent first.
    public var reasons: [(reason: UncomparedReason, count: Int)] {
        UncomparedReason.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
            .sorted { ($1.1, $0.0.index) < ($0.1, $1.0.index) }
    }

    /// The rests that a twin can have: where it breaks no rule by itself.
    public var comparableCount: Int { restCount - brokenTwinCount }

    /// Those of them that had nothing to be compared with.
    public var uncomparedCount: Int { counts.reduce(0, +) - brokenTwinCount }

    /// The rests whose undisturbed run breaks a rule itself: that is told of, and nothing can be compared with it.
    public var brokenTwinCount: Int { count(of: .twinBroken) }
}

extension UncomparedReason {
    fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
