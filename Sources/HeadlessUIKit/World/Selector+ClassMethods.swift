// In Objective-C a class is an object like any other: it can be a target, and its methods actions.

extension Selector {
    /// A class method without arguments, to be sent to the class itself.
    public init(_ name: String, _ method: @escaping @MainActor () -> Void) {
        let method = ClassImplementation(method)
        self.init(classMethod: name) { _ in
            method.body()
            return true
        }
    }

    /// A class method that takes the sender.
    public init<Sender>(_ name: String, _ method: @escaping @MainActor (Sender) -> Void) {
        let method = ClassImplementation(method)
        self.init(classMethod: name) { sender in
            guard let sender = argument(sender, to: Sender.self) else { return false }
            method.body(sender)
            return true
        }
    }

    /// A target as an object: a class as the one object that stands for it, which a weak reference may hold.
    static func target(_ value: Any) -> AnyObject {
        // A value of a class is its reference, and no class itself.
        func standIn<Value>(_ value: Value) -> AnyObject {
            if Value.self is AnyObject.Type { return unsafeBitCast(value, to: AnyObject.self) }
            return (value as? AnyClass).map(ClassObject.of) ?? value as AnyObject
        }
        return _openExistential(value, do: standIn)
    }

    static func target(_ value: Any?) -> AnyObject? {
        value.map { target($0) }
    }
}

/// Stands for a class, which is no object in Swift.
final class ClassObject: Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var made: [ObjectIdentifier: ClassObject] = [:]

    private init() {}

    static func of(_ kind: AnyClass) -> ClassObject {
        lock.withLock {
            if let known = made[ObjectIdentifier(kind)] { return known }
            let new = ClassObject()
            made[ObjectIdentifier(kind)] = new
            return new
        }
    }
}

/// Methods are called on the main actor alone, wherever the selector was made.
private struct ClassImplementation<Body>: @unchecked Sendable {
    let body: Body

    init(_ body: Body) { self.body = body }
}
