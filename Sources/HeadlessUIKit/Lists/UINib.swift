/// A file of views. There are none on a test machine: the app says what each holds with `define`, or it makes nothing.
@preconcurrency @MainActor
open class UINib: NSObject {
    let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// The top-level objects, newly made; none for a nib that nothing was said of.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        World.isFrozen ? [] : World.current?.nibs[name]?(ownerOrNil) ?? []
    }

    /// Says what the nib file of that name holds in this app: makes its top-level objects, connected to the owner.
    public static func define(_ name: String, _ make: @escaping (_ owner: Any?) -> [Any]) {
        if !World.isFrozen { World.current?.nibs[name] = make }
    }

    final var isDefined: Bool { World.current?.nibs[name] != nil }

    final func first<Object>(_ kind: Object.Type) -> Object? {
        instantiate(withOwner: nil).lazy.compactMap { $0 as? Object }.first
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// Nil for a nib that nothing was said of.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let nib = UINib(nibName: name, bundle: self)
        return nib.isDefined ? nib.instantiate(withOwner: owner, options: options) : nil
    }
}

private final class NibsInWorld: WorldPart {
    static let slot = WorldSlot.nibs

    var contents: [String: (Any?) -> [Any]] = [:]
}

extension World {
    /// What the app's nib files hold, by name.
    var nibs: [String: (Any?) -> [Any]] {
        get { partIfMade(NibsInWorld.self)?.contents ?? [:] }
        set { part(NibsInWorld.self).contents = newValue }
    }
}
