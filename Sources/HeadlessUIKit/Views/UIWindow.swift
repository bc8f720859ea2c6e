import TransitionCore

/// The root of a view tree. The first window that a world shows is the app's; others lie over or under it by level.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// How far to the front a window lies; of equal ones the last shown is in front.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        public static func + (level: Level, offset: CGFloat) -> Level { Level(level.rawValue + offset) }
        public static func - (level: Level, offset: CGFloat) -> Level { Level(level.rawValue - offset) }
    }

    open private(set) var isKeyWindow = false
    @Held open var windowLevel = Level.normal
    @Held open var canResizeToFitContent = false
    /// The scene that it was given to; the application's until then.
    @exclusivity(unchecked) final weak var heldScene: UIResponder?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        keepWindow(self)
        layer.isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        keepWindow(self)
        layer.isHidden = true
    }

    public convenience init() {
        self.init(frame: World.sceneBounds)
    }

    override var asWindow: UIWindow? { self }

    open override var next: UIResponder? { World.current?.views.app?.responder(after: self) }
    open var canBecomeKey: Bool { true }

    /// The controller whose view fills the window. Setting another one swaps the views at once.
    @exclusivity(unchecked) open var rootViewController: UIViewController? {
        didSet { if oldValue !== rootViewController { replace(oldValue, by: rootViewController) } }
    }

    /// A window is hidden until it is shown for the first time.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            if newValue { hide() } else { show() }
        }
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Takes being key from the window that is.
    open func makeKey() {
        guard !isKeyWindow, canBecomeKey, !World.isFrozen else { return }
        for other in World.current?.windows ?? [] where other !== self && other.isKeyWindow { other.leaveKey() }
        isKeyWindow = true
        becomeKey()
        World.current?.post(UIWindow.didBecomeKeyNotification, object: self)
    }

    open func becomeKey() {}
    open func resignKey() {}
    open func sendEvent(_ event: UIEvent) {}

    private func leaveKey() {
        isKeyWindow = false
        resignKey()
        World.current?.post(UIWindow.didResignKeyNotification, object: self)
    }

    private var isShown: Bool { World.current?.windows.contains { $0 === self } ?? false }

    private func show() {
        guard let world = World.current, !World.isFrozen, !isShown else { return }
        world.windows.append(self)
        world.post(UIWindow.didBecomeVisibleNotification, object: self)
        root?.appear(in: self)
    }

    private func hide() {
        guard let world = World.current, !World.isFrozen, isShown else { return }
        if isKeyWindow {
            leaveKey()
            world.windowsByLevel.last { $0 !== self && $0.canBecomeKey && !$0.isHidden }?.makeKey()
        }
        world.post(UIWindow.didBecomeHiddenNotification, object: self)
        // The app's own window stays the first, by which the world is measured.
        if world.windows.first !== self { world.windows.removeAll { $0 === self } }
    }

    private var root: (any WindowRoot)? { rootViewController }

    private func replace(_ old: (any WindowRoot)?, by new: (any WindowRoot)?) {
        guard !World.isFrozen else { return }
        if let old, isShown, old.presentsInside { World.current?.record(.environment(.rootReplaced(old.objectID))) }
        old?.viewIfLoaded?.removeFromSuperview()
        if isShown { new?.appear(in: self) }
    }

    public nonisolated static let didBecomeVisibleNotification =
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification =
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}

extension World {
    /// The windows back to front.
    var windowsByLevel: [UIWindow] {
        guard windows.count > 1 else { return windows }
        return windows.enumerated()
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
            .map(\.element)
    }
}
