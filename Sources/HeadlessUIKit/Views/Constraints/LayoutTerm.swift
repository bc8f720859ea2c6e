import TransitionCore

/// One side of a constraint: a part of a view or layout guide, or the distance between two such parts.
///
/// An object, since copies of weak references are dear and each layout reads all terms.
@MainActor
final class LayoutTerm {
    /// A view or a layout guide.
    nonisolated(unsafe) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    /// For a distance: the part from which it is measured.
    nonisolated(unsafe) weak var originItem: AnyObject?
    let originAttribute: NSLayoutConstraint.Attribute?

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutTerm? = nil) {
        self.item = item
        self.attribute = attribute
        originItem = origin?.item
        originAttribute = origin?.attribute
    }

    /// What makes two terms the same.
    struct Parts: Hashable {
        let item: ObjectIdentifier?
        let attribute: NSLayoutConstraint.Attribute
        let originItem: ObjectIdentifier?
        let originAttribute: NSLayoutConstraint.Attribute?
    }

    nonisolated var parts: Parts {
        Parts(
            item: item.map(ObjectIdentifier.init), attribute: attribute,
            originItem: originItem.map(ObjectIdentifier.init), originAttribute: originAttribute)
    }

    /// The views that hold the items: a guide's is its owner.
    var views: [UIView] { [Self.view(of: item), Self.view(of: originItem)].compactMap { $0 } }

    var isSize: Bool { originAttribute != nil || attribute.isSize }

    /// The view whose part it is, as traces know it; `.none` for a part of a guide.
    var viewID: ObjectID { (item as? UIView)?.objectID ?? .none }

    static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    var text: String {
        guard let item else { return "nil" }
        return "\(Self.label(of: item)).\(attribute.text)"
    }

    private static func label(of item: AnyObject) -> String {
        if let guide = item as? UILayoutGuide { return "UILayoutGuide:'\(guide.identifier)'" }
        guard let view = item as? UIView else { return "nil" }
        return World.current?.recorder.trace.label(view.objectID) ?? "\(type(of: view))"
    }
}
