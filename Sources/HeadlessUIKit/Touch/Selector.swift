/// The name of a method together with the method itself.
///
/// Linux has no Objective-C runtime that finds a method by its name, so that `#selector(pan(_:))` is written
/// `Selector("pan(_:)", Menu.pan(_:))`. Two selectors of one name are equal, as they are to Objective-C: code
/// pointers do not tell methods apart.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// The method's full name, with its argument labels.
    public let name: String

    private let invocation: @MainActor @Sendable (AnyObject, Any?, Any?) -> Bool

    /// A method without arguments.
    public init<Target: AnyObject>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        let method = Implementation(method)
        self.init(name: name) { target, _, _ in
            guard let target = target as? Target else { return false }
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
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
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
            guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else {
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
            guard let target = target as? Target else { return false }
            method.body(target)()
            return true
        }
    }

    /// A method that takes the sender, of a class that is bound to no actor.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
        let method = Implementation(method)
        self.init(name: name) { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
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
            guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else {
                return false
            }
            method.body(target)(sender, event)
            return true
        }
    }

    private init(name: String, invocation: @escaping @MainActor @Sendable (AnyObject, Any?, Any?) -> Bool) {
        self.name = name
        self.invocation = invocation
    }

    public var description: String { name }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Calls the method, or notes misuse when the target is of another class or the argument does not fit.
    @MainActor
    func perform(on target: AnyObject, sender: Any? = nil, event: Any? = nil) {
        guard !World.isFrozen, !invocation(target, sender, event) else { return }
        World.current?.noteMisuse(
            "\(name) cannot be sent to \(type(of: target)): the selector was made from a method of another class, "
                + "or with another argument. Make it from the target's own method.")
    }

    /// Calls the method of the first responder up the chain that has it; false when none has.
    @MainActor
    func performUpTheChain(from start: UIResponder?, _ sender: Any?, _ event: Any?) -> Bool {
        var responder = start
        while let current = responder, !World.isFrozen {
            if invocation(current, sender, event) { return true }
            responder = current.next
        }
        return false
    }
}

/// Methods are called on the main actor alone, wherever the selector was made.
private struct Implementation<Body>: @unchecked Sendable {
    let body: Body

    init(_ body: Body) { self.body = body }
}
