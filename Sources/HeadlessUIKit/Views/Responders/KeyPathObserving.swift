/// What a change that was watched by name says of itself.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value after the change, as Swift has it: a `CGPoint`, and no `NSValue` around it.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, likewise.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// What kind of change it was: always 1, a value that was set.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// Whoever can watch properties by their names (ledger 11.5).
///
/// Responders, presentation controllers and percent drivers do so by themselves. Any other class of the app's own says
/// that it conforms, as `NSObject` has no such method here.
@preconcurrency @MainActor
public protocol KeyPathObserving: NSObject {
    /// A property that the object watches has changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// One property of one object that is watched by name.
struct NamedObservation {
    /// Who watches; by this, since an observer that removes itself as it goes can be named no more.
    let observer: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let watcher: PropertyObserver
}

extension KeyPathObserving {
    /// Hands on a change of a property that the object does not watch itself, as code does to its superclass; raises,
    /// as nobody else watches it (ledger 11.5).
    public func handleUnwatchedChange(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        raiseUnhandledChange(of: keyPath)
    }

    /// What comes of a change that the class itself was told of, and has handed on: nobody else watches it.
    func raiseUnhandledChange(of keyPath: String?) {
        guard let world = World.current, !World.isFrozen else { return }
        let id = world.identify(self, as: .other)
        world.raise(
            "NSInternalInconsistencyException",
            "\(world.recorder.trace.label(id)): a change of \(keyPath ?? "(null)") was received and not handled: "
                + "observeValue(forKeyPath:of:change:context:) of the superclass watches nothing.",
            for: .handlesNoObservedChange, with: id)
    }
}
