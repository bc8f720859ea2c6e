/// One Swift source: its path as the user names it, and its text.
public struct SourceText: Sendable, Equatable {
    /// The path that the ported file reports as its own.
    public let path: String
    /// The text.
    public let text: String

    /// A source with its path and text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
