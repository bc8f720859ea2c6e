/// The name of a method together with the method itself.
///
/// Linux has no Objective-C runtime that finds a method by its name, so that `#selector(pan(_:))` is written
/// `Selector("pan(_:)", Menu.pan(_:))`. Two selectors of one name are equal, as they are to Objective-C: code
/// pointers do not tell methods apart.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// The method's full name, with its argument labels.
    public let name: String

    private let owner: AnyClass
    private let invocation: @MainActor @Sendable (AnyObject, AnyObject?, AnyObject?, AnyObject?) -> Bool

    /// A method without arguments.
    public init<Target: AnyObject>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        let method = Implementation(method)
        self.init(name: name, owner: Target.self) { target, _, _, _ in
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
        self.init(name: name, owner: Target.self) { target, sender, _, _ in
            guard let target = cast(target, to: Target.self), let sender = argument(sender, to: Sender.self) else {
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
        self.init(name: name, owner: Target.self) { target, sender, event, _ in
            guard let target = cast(target, to: Target.self), let sender = argument(sender, to: Sender.self),
                let event = argument(event, to: Event.self)
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
        self.init(name: name, owner: Target.self) { target, _, _, _ in
            guard let target = cast(target, to: Target.self) else { return false }
            method.body(target)()
            return true
        }
    }

    /// A method that takes the sender, of a class that is bound to no actor.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
        let method = Implementation(method)
        self.init(name: name, owner: Target.self) { target, sender, _, _ in
            guard let target = cast(target, to: Target.self), let sender = argument(sender, to: Sender.self) else {
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
        self.init(name: name, owner: Target.self) { target, sender, event, _ in
            guard let target = cast(target, to: Target.self), let sender = argument(sender, to: Sender.self),
                let event = argument(event, to: Event.self)
            else {
                return false
            }
            method.body(target)(sender, event)
            return true
        }
    }

    /// A method with three arguments, such as one that hears of the end of `UIView.commitAnimations()`.
    public init<Target: AnyObject, First, Second, Third>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Void
    ) {
        let method = Implementation(method)
        self.init(name: name, owner: Target.self) { target, first, second, third in
            guard let target = cast(target, to: Target.self), let first = argument(first, to: First.self),
                let second = argument(second, to: Second.self), let third = argument(third, to: Third.self)
            else {
                return false
            }
            method.body(target)(first, second, third)
            return true
        }
    }

    /// The name alone: equal to any selector of that name, and the method of no class.
    public init(_ name: String) {
        self.init(name: name, owner: NoClass.self) { _, _, _, _ in false }
    }

    /// A method of a class rather than of its instances.
    init(classMethod name: String, _ call: @escaping @MainActor @Sendable (AnyObject?) -> Bool) {
        self.init(name: name, owner: NoClass.self) { target, sender, _, _ in
            target is ClassObject && call(sender)
        }
    }

    private init(
        name: String, owner: AnyClass,
        invocation: @escaping @MainActor @Sendable (AnyObject, AnyObject?, AnyObject?, AnyObject?) -> Bool
    ) {
        self.name = name
        self.owner = owner
        self.invocation = invocation
    }

    public var description: String { name }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Calls the method, or notes misuse when the target is of another class or the argument does not fit.
    @MainActor
    func perform(on target: AnyObject, sender: Any? = nil, event: Any? = nil, last: Any? = nil) {
        guard !World.isFrozen, !invoke(target, Self.object(sender), Self.object(event), Self.object(last)) else {
            return
        }
        World.current?.noteMisuse(
            "\(name) cannot be sent to \(type(of: target)): the selector was made from a method of another class, "
                + "or with another argument. Make it from the target's own method.")
    }

    /// Whether the target is of the class whose method this is, or of a subclass.
    func isMethod(of target: AnyObject) -> Bool {
        var kind: AnyClass? = type(of: target)
        while let current = kind {
            if current == owner { return true }
            kind = _getSuperclass(current)
        }
        return false
    }

    @MainActor
    private func invoke(_ target: AnyObject, _ sender: AnyObject?, _ event: AnyObject?, _ last: AnyObject?) -> Bool {
        let outer = Self.running
        Self.running = (target, self)
        defer { Self.running = outer }
        return invocation(target, sender, event, last)
    }

    /// The method that runs because it was sent, and whose; nil outside of any.
    @MainActor private static var running: (target: AnyObject, selector: Selector)?

    /// Its name with its class, as code writes it: `Menu.pan(_:)`.
    @MainActor package static var nameOfRunning: String? {
        guard let running else { return nil }
        let name = running.selector.name
        let written = name.contains("(") ? name : name.hasSuffix(":") ? name.dropLast() + "(_:)" : name + "()"
        return "\(TraceRecorder.name(of: type(of: running.target))).\(written)"
    }

    /// Calls the method if the object has it, and tells whether it has.
    @MainActor
    func reaches(_ object: AnyObject, _ sender: Any?, _ event: Any?) -> Bool {
        invoke(object, Self.object(sender), Self.object(event), nil)
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

/// `as?`, at once for an object of the class that is asked for or of a subclass; the runtime's cast takes a thousand
/// instructions.
private func cast<Value>(_ object: AnyObject?, to type: Value.Type) -> Value? {
    if let object {
        var kind: AnyClass? = Swift.type(of: object)
        while let current = kind {
            if ObjectIdentifier(current) == ObjectIdentifier(type) { return unsafeBitCast(object, to: type) }
            kind = _getSuperclass(current)
        }
    }
    return (object as Any?) as? Value
}

/// An argument as what the method declares. Objective-C looks at no argument's class: one that declares a subclass,
/// as an edge pan for a pan, is called with the object all the same, and goes wrong only where it uses the difference.
func argument<Value>(_ object: AnyObject?, to type: Value.Type) -> Value? {
    if let value = cast(object, to: type) { return value }
    guard let object, var declared = type as? AnyClass else { return nil }
    while let parent = _getSuperclass(declared) {
        if parent == Swift.type(of: object) { return unsafeBitCast(object, to: type) }
        declared = parent
    }
    return nil
}

/// Methods are called on the main actor alone, wherever the selector was made.
private struct Implementation<Body>: @unchecked Sendable {
    let body: Body

    init(_ body: Body) { self.body = body }
}

/// The owner of a selector that is a name alone.
private final class NoClass {}

/// The selector of that name; a method comes only with `Selector("name", Class.method)`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

extension NSObjectProtocol {
    /// Whether the object is of the class that the selector's method was taken from. Linux has no way to find a method
    /// by its name alone.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }
}
