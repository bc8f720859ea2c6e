import TransitionChoices

/// What a property may say about the case that it is run on.
public struct PropertyRun {
    /// Thrown by `require(_:)`.
    struct Discarded: Error {}

    private(set) var labels: [String] = []
    private(set) var scores: [String: Double] = [:]

    init() {}

    /// Discards the case unless the condition holds: the property says nothing about it.
    public func require(_ condition: Bool) throws {
        if !condition { throw Discarded() }
    }

    /// Counts the case under a label, which the statistics show and required coverage refers to.
    public mutating func label(_ name: String, if condition: Bool = true) {
        if condition, !labels.contains(name) { labels.append(name) }
    }

    /// Tells the search to look for cases where the score is high; it varies those that were best so far.
    ///
    /// - Parameters:
    ///   - score: finite; anything else is ignored.
    ///   - name: keeps several scores apart.
    public mutating func maximize(_ score: Double, name: String = "score") {
        guard score.isFinite else { return }
        scores[name] = max(score, scores[name] ?? score)
    }
}
