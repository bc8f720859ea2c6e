/// What the porter has to say about one place of the sources.
public struct PortingNote: Sendable, Hashable, Codable {
    /// How much a note matters.
    public enum Weight: String, Sendable, Hashable, Codable {
        /// The place was ported; it may behave otherwise than on iOS.
        case remark
        /// The place could not be ported.
        case unported
    }

    /// The path of the source, as the user names it.
    public let path: String
    /// The line, from 1 on.
    public let line: Int
    /// What is there.
    public let what: String
    /// What to do about it.
    public let remedy: String
    /// Whether the place was ported.
    public let weight: Weight

    /// A note on one place; a source as a whole is line 1.
    public init(path: String, line: Int, what: String, remedy: String, weight: Weight) {
        self.path = path
        self.line = line
        self.what = what
        self.remedy = remedy
        self.weight = weight
    }
}

extension PortingNote: CustomStringConvertible {
    /// `path:line: what; remedy`.
    public var description: String { "\(path):\(line): \(what); \(remedy)" }
}
