/// The name of a method together with the method itself.
///
/// Linux has no Objective-C runtime that finds a method by its name, so that `#selector(pan(_:))` is written
/// `Selector("pan(_:)", Menu.pan(_:))`. Two selectors of one name are equal, as they are to Objective-C: code
/// pointers do not tell methods apart.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// The method's full name, with its argument labels.
    public let name: String

    private let invocation: @MainActor @Sendable (AnyObject, AnyObject?, AnyObject?) -> Bool

    /// A method without arguments.
    public init<Target: AnyObject>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        let method = Implementation(method)
        self.init(name: name) { target, _, _ in
            guard let target = cast(target, to: Target.self) else { return false }
            method.body(target)()
            return true
        }
    }

    /// A method that takes the sender.
    public init<Target: AnyObject, Sender>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        let method = Implementation(method)
        self.init(name: name) { target, sender, _ in
            guard let target = cast(target, to: Target.self), let sender = cast(sender, to: Sender.self) else {
                return false
            }
            method.body(target)(sender)
            return true
        }
    }

    /// A method that takes the sender and the event.
    public init<Target: AnyObject, Sender, Event>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        let method = Implementation(method)
        self.init(name: name) { target, sender, event in
            guard let target = cast(target, to: Target.self), let sender = cast(sender, to: Sender.self),
                let event = cast(event, to: Event.self)
            else {
                return false
            }
            method.body(target)(sender, event)
            return true
        }
    }

    /// A method without arguments of a class that is bound to no actor.
    @_disfavoredOverload
    public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
        let method = Implementation(method)
        self.init(name: name) { target, _, _ in
            guard let target = cast(target, to: Target.self) else { return false }
            method.body(target)()
            return true
        }
    }

    /// A method that takes the sender, of a class that is bound to no actor.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
        let method = Implementation(method)
        self.init(name: name) { target, sender, _ in
            guard let target = cast(target, to: Target.self), let sender = cast(sender, to: Sender.self) else {
                return false
            }
            method.body(target)(sender)
            return true
        }
    }

    /// A method that takes the sender and the event, of a class that is bound to no actor.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Event>(
        _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Void
    ) {
        let method = Implementation(method)
        self.init(name: name) { target, sender, event in
            guard let target = cast(target, to: Target.self), let sender = cast(sender, to: Sender.self),
                let event = cast(event, to: Event.self)
            else {
                return false
            }
            method.body(target)(sender, event)
            return true
        }
    }

    private init(name: String, invocation: @escaping @MainActor @Sendable (AnyObject, AnyObject?, AnyObject?) -> Bool) {
        self.name = name
        self.invocation = invocation
    }

    public var description: String { name }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Calls the method, or notes misuse when the target is of another class or the argument does not fit.
    @MainActor
    func perform(on target: AnyObject, sender: Any? = nil, event: Any? = nil) {
        guard !World.isFrozen, !invocation(target, Self.object(sender), Self.object(event)) else { return }
        World.current?.noteMisuse(
            "\(name) cannot be sent to \(type(of: target)): the selector was made from a method of another class, "
                + "or with another argument. Make it from the target's own method.")
    }

    /// Calls the method of the first responder up the chain that has it; false when none has.
    @MainActor
    func performUpTheChain(from start: UIResponder?, _ sender: Any?, _ event: Any?) -> Bool {
        var responder = start
        while let current = responder, !World.isFrozen {
            if invocation(current, Self.object(sender), Self.object(event)) { return true }
            responder = current.next
        }
        return false
    }
}

extension Selector {
    /// A target or argument as an object; what is none is boxed, as Objective-C would have it.
    static func object(_ value: Any) -> AnyObject {
        // A value of a class is its reference: no need for the runtime's search for a box.
        func unboxed<Value>(_ value: Value) -> AnyObject {
            Value.self is AnyObject.Type ? unsafeBitCast(value, to: AnyObject.self) : value as AnyObject
        }
        return _openExistential(value, do: unboxed)
    }

    static func object(_ value: Any?) -> AnyObject? {
        guard let value else { return nil }
        return object(value)
    }
}

/// `as?`, at once for an object of the very class that is asked for; the runtime's cast takes a thousand instructions.
private func cast<Value>(_ object: AnyObject?, to type: Value.Type) -> Value? {
    if let object, ObjectIdentifier(Swift.type(of: object)) == ObjectIdentifier(type) {
        return unsafeBitCast(object, to: type)
    }
    return (object as Any?) as? Value
}

/// Methods are called on the main actor alone, wherever the selector was made.
private struct Implementation<Body>: @unchecked Sendable {
    let body: Body

    init(_ body: Body) { self.body = body }
}
