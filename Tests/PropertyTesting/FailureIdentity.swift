import TransitionChoices

/// Which failure it is: two cases with one identity fail for the same reason.
///
/// A search keeps failures apart by it, and the shrinker never slips from one to another.
public struct FailureIdentity: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    /// The identity of a thrown error: its type and, for an enumeration, its case, without what the case holds.
    public init(of error: any Error) {
        let type = String(reflecting: Swift.type(of: error))
        let mirror = Mirror(reflecting: error)
        guard mirror.displayStyle == .enum else {
            self.init(type)
            return
        }
        self.init("\(type).\(mirror.children.first?.label ?? String(describing: error))")
    }

    /// A property that returned false.
    public static let isFalse = FailureIdentity("the property is false")

    public var description: String { name }

    public static func < (left: FailureIdentity, right: FailureIdentity) -> Bool { left.name < right.name }
}
