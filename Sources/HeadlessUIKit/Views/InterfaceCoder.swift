/// What a storyboard or nib file holds of one object: given to `init(coder:)`, which takes it where UIKit decodes, so
/// that a subclass finds it all in place after `super.init(coder:)` and has the last word.
@preconcurrency @MainActor
public final class InterfaceCoder: NSCoder {
    /// What only an initializer can set, one of a type.
    var values: [Any]
    private let fill: (AnyObject) -> Void

    /// - Parameters:
    ///   - values: what only an initializer can set.
    ///   - fill: sets what else the file says of the object.
    init<Object: AnyObject>(values: [Any], fill: @escaping (Object) -> Void) {
        self.values = values
        self.fill = { object in if let object = object as? Object { fill(object) } }
        super.init()
    }

    func decode(_ object: AnyObject) { if !World.isFrozen { fill(object) } }
}

extension NSCoder {
    /// What the file says that only an initializer can set, by its type; nil without a file.
    @MainActor func interfaceValue<Value>(_ type: Value.Type) -> Value? {
        (self as? InterfaceCoder)?.values.lazy.compactMap { $0 as? Value }.first
    }
}

extension UIView {
    /// Takes what the file says, in the class that is the last of UIKit's own to set something up.
    final func decode(_ coder: NSCoder, as kind: UIView.Type) {
        if Self.decoder == kind { (coder as? InterfaceCoder)?.decode(self) }
    }
}
