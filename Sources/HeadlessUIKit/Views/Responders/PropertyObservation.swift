// Watching properties by their key paths. What can be watched is the geometry of views and whether they are seen, what
// scroll views show, the stacks and tabs of controllers, and the state of property animators (ledger 11.5).

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Also once at the start.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Held, and not heeded: nothing is told before a change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A change of a watched property.
public struct NSKeyValueObservedChange<Value> {
    /// Nil unless asked for.
    public let newValue: Value?
    /// Nil unless asked for, and at the start.
    public let oldValue: Value?
    public let isPrior: Bool
}

/// Watches until it is let go or invalidated.
public final class NSKeyValueObservation: NSObject {
    private weak var observer: PropertyObserver?

    init(_ observer: PropertyObserver) {
        self.observer = observer
        super.init()
    }

    public func invalidate() {
        observer?.isOver = true
        observer = nil
    }

    deinit { invalidate() }
}

/// One watcher: it looks whenever something may have changed.
final class PropertyObserver {
    var isOver = false
    private let look: () -> Void

    init(look: @escaping () -> Void) {
        self.look = look
    }

    func propertyMayHaveChanged() { if !isOver { look() } }
}

extension NSObjectProtocol where Self: UIView {
    /// Calls the handler at each change of a view's geometry, or of a scroll view's offset or content size.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = makeObserver(keyPath, options, changeHandler)
        madeAttachments.observers.removeAll(where: \.isOver)
        madeAttachments.observers.append(observer)
        return NSKeyValueObservation(observer)
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Looks at a property now, and again whenever it is told that it may have changed.
    @MainActor
    func makeObserver<Value>(
        _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> PropertyObserver {
        var last = self[keyPath: keyPath]
        let observer = PropertyObserver { [unowned self] in
            let now = self[keyPath: keyPath]
            guard !areEqual(now, last) else { return }
            let change = NSKeyValueObservedChange(
                newValue: options.contains(.new) ? now : nil, oldValue: options.contains(.old) ? last : nil,
                isPrior: false)
            last = now
            changeHandler(self, change)
        }
        if options.contains(.initial) {
            let change = NSKeyValueObservedChange(
                newValue: options.contains(.new) ? last : nil, oldValue: nil, isPrior: false)
            changeHandler(self, change)
        }
        return observer
    }
}

extension UIResponder {
    /// Tells who watches; nobody does, mostly.
    final func propertiesChanged() {
        guard let attachments, !attachments.observers.isEmpty, !World.isFrozen else { return }
        for observer in attachments.observers { observer.propertyMayHaveChanged() }
    }
}
