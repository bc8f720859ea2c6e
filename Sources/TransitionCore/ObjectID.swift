/// The identity of one object of a world, stable from run to run: a serial number, never an address.
public struct ObjectID: Hashable, Comparable, Sendable, Codable {
    /// The index of the object in `Trace.objects`.
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Stands for "no object". Every trace keeps index 0 free for it.
    public static let none = ObjectID(rawValue: 0)

    public static func < (left: ObjectID, right: ObjectID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// What a trace knows of an object: enough to name it, nothing that differs from run to run.
public struct TracedObject: Hashable, Sendable, Codable {
    public enum Kind: UInt8, Hashable, Sendable, Codable {
        case none, viewController, view, gestureRecognizer, animator, interactionController
        case presentationController, transitionContext, propertyAnimator, delegate, other
    }

    public let kind: Kind
    /// The unqualified name of the object's class.
    public let typeName: String
    /// Whether it is UIKit's percent-driven interaction controller or a subclass of it, which clamps what it is told.
    public let isPercentDriver: Bool

    public init(kind: Kind, typeName: String, isPercentDriver: Bool = false) {
        self.kind = kind
        self.typeName = typeName
        self.isPercentDriver = isPercentDriver
    }
}
