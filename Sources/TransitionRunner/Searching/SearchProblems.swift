/// What went wrong with a search or a replay itself, in sentences: a machine without processes, a result that nobody
/// can read.
struct SearchProblems {
    private(set) var texts: [String] = []
    /// Whether the search cannot go on.
    private(set) var endTheSearch = false

    /// More of them say no more.
    private static let limit = 16

    mutating func add(_ text: String) {
        if !texts.contains(text) { texts.append(text) }
        if texts.count >= Self.limit { endTheSearch = true }
    }

    mutating func addEnd(_ text: String) {
        add(text)
        endTheSearch = true
    }

    mutating func add(_ others: SearchProblems) {
        for text in others.texts { add(text) }
    }
}

// A child is often asked for far below whoever tells of it: what it was refused for is noted, and gathered above.
@MainActor
extension SearchProblems {
    private static var noted = SearchProblems()
    private static var notedCount = 0

    /// What work returns, and what was noted in it.
    static func gathering<Value>(_ work: () -> Value) -> (value: Value, problems: SearchProblems) {
        let before = noted
        noted = SearchProblems()
        defer { noted = before }
        let value = work()
        return (value, noted)
    }

    /// What work in a child returns; nil, which tells nothing, if it throws, and that is noted.
    ///
    /// - Parameter purpose: what could not be done then, as the start of a sentence.
    static func noting<Value>(_ purpose: String, _ work: () throws -> Value) -> Value? {
        do { return try work() } catch {
            noted.add("\(purpose): \(error).")
            notedCount += 1
            return nil
        }
    }

    /// Notes what a child had noted.
    static func note(_ texts: [String]) {
        for text in texts { noted.add(text) }
        notedCount += texts.count
    }

    /// What work returns; nil if something was noted in it, so that nothing may be concluded from it.
    static func unlessNoted<Value>(_ work: () -> Value) -> Value? {
        let before = notedCount
        let value = work()
        return notedCount == before ? value : nil
    }
}
