/// A labelled stretch of a choice sequence that belongs together: one step, one element of a list.
///
/// The shrinker deletes, reorders and simplifies whole spans, so that it never cuts a step in two.
public struct Span: Hashable, Sendable {
    public let label: String
    /// The index of the first choice in it.
    public let start: Int
    /// The index after its last choice.
    public let end: Int
    /// How many spans it lies in; 0 for an outermost one.
    public let depth: Int

    public init(label: String, start: Int, end: Int, depth: Int) {
        self.label = label
        self.start = start
        self.end = end
        self.depth = depth
    }

    /// The labels of a list and of what stands in it.
    @usableFromInline static let listLabel = "list"
    @usableFromInline static let elementLabel = "element"

    public var range: Range<Int> { start..<end }
}
