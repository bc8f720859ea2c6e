/// A linear relation between parts of two views or layout guides, or of one and a constant.
///
/// An active constraint belongs to the nearest view that contains both items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private static var count = 0

    let first: LayoutTerm
    let second: LayoutTerm?
    public let relation: Relation
    public let multiplier: CGFloat
    /// Tells in which order constraints were made: older ones win when required ones contradict each other.
    let serial: Int
    /// The view that holds the active constraint.
    weak var owner: UIView?
    /// Whether layout goes on without it, as it contradicts other required ones.
    var isBroken = false

    @Held open var identifier: String?
    @Held open var shouldBeArchived = false

    private var heldConstant: CGFloat
    private var heldPriority = UILayoutPriority.required

    init(
        _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        heldConstant = constant
        Self.count += 1
        serial = Self.count
        super.init()
    }

    /// Items are views and layout guides. A position needs a second item.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let second = view2.flatMap { attr2 == .notAnAttribute ? nil : LayoutTerm($0 as AnyObject, attr2) }
        if second == nil, !attr1.isSize {
            World.current?.raise(
                "NSInvalidArgumentException",
                "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:"
                    + "toItem:attribute:multiplier:constant:]: "
                    + "A constraint cannot be made that sets a location equal to a constant. "
                    + "Location attributes must be specified in pairs.",
                for: .pinsLocationToConstant)
        }
        self.init(LayoutTerm(view1 as AnyObject, attr1), relation, second, multiplier: multiplier, constant: c)
    }

    open var firstItem: AnyObject? { first.item }
    open var secondItem: AnyObject? { second?.item }
    open var firstAttribute: Attribute { first.attribute }
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    /// Points. The one part that is meant to change while the constraint is active.
    open var constant: CGFloat {
        get { heldConstant }
        set {
            guard !World.isFrozen, newValue != heldConstant else { return }
            heldConstant = newValue
            noteChange()
        }
    }

    open var priority: UILayoutPriority {
        get { heldPriority }
        set {
            guard !World.isFrozen, newValue != heldPriority else { return }
            heldPriority = newValue
            noteChange()
        }
    }

    open var isActive: Bool {
        get { owner != nil }
        set {
            guard !World.isFrozen, newValue != isActive else { return }
            notePlace()
            if newValue { activate() } else { owner?.uninstall(self) }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The views that the constraint speaks of.
    var views: [UIView] { first.views + (second?.views ?? []) }

    private func activate() {
        let views = views
        // A constraint whose view is gone says nothing.
        guard let start = views.first, first.item != nil, second == nil || secondItem != nil else { return }
        var owner: UIView? = start
        while let candidate = owner, !views.allSatisfy({ $0.isDescendant(of: candidate) }) {
            owner = candidate.superview
        }
        if let owner { return owner.install(self) }
        World.current?.raise(
            "NSGenericException",
            "Unable to activate constraint with anchors \(first.text) and \(second?.text ?? "nil") "
                + "because they have no common ancestor.  Does the constraint or its anchors reference items in "
                + "different view hierarchies?  That's illegal.",
            for: .constrainsStrangers, with: first.viewID, second?.viewID ?? .none)
    }

    private func noteChange() {
        if owner != nil { notePlace() }
        owner?.noteChange(of: self)
    }

    /// Whoever changes the constraint sets the place of the view that it is made for: no cancel sets it back.
    private func notePlace() {
        let view = first.viewID != .none ? first.viewID : second?.viewID ?? .none
        if view != .none { World.current?.noteSet(.place, of: view) }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let object else { return false }
        return (object as AnyObject) === self
    }

    /// The constraint as UIKit prints it, without addresses.
    var text: String {
        let sign =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var right = second.map { (multiplier == 1 ? "" : "\(Self.number(multiplier))*") + $0.text } ?? ""
        if second == nil {
            right = Self.number(constant)
        } else if constant != 0 {
            right += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))"
        }
        let name = identifier.map { ":'\($0)'" } ?? ""
        return "<NSLayoutConstraint\(name) \(first.text) \(sign) \(right)>"
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
