/// What went wrong with a search itself, in sentences: a machine without processes, a result that nobody can read.
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
}
