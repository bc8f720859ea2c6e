/// The id of an invariant, in kebab case: `completes-exactly-once`.
public struct InvariantID: Hashable, Comparable, Sendable, Codable, CustomStringConvertible, ExpressibleByStringLiteral
{
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral name: String) {
        self.name = name
    }

    public var description: String { name }

    public static func < (left: InvariantID, right: InvariantID) -> Bool {
        left.name < right.name
    }
}
