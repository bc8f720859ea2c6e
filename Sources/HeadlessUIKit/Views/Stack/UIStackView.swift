/// Lines up views along an axis, by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the arranged views share the length of the stack.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where the arranged views are across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// Stands for the distance that `spacing` gives.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// Stands for the system's distance between neighbours.
    public class var spacingUseSystem: CGFloat { 8 }

    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    private var ownConstraints: [NSLayoutConstraint] = []
    private var ownGuides: [UILayoutGuide] = []

    @Held open var axis = NSLayoutConstraint.Axis.horizontal { didSet { rearrange() } }
    @Held open var distribution = Distribution.fill { didSet { rearrange() } }
    @Held open var alignment = Alignment.fill { didSet { rearrange() } }
    /// Points between neighbours, at least.
    @Held open var spacing: CGFloat = 0 { didSet { rearrange() } }
    @Held open var isBaselineRelativeArrangement = false { didSet { rearrange() } }
    @Held open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Also makes it a subview. A view that is arranged already only changes its place.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard !World.isFrozen else { return }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        rearrange()
    }

    /// The view stays a subview, where it is.
    open func removeArrangedSubview(_ view: UIView) {
        guard !World.isFrozen, arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        rearrange()
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard !World.isFrozen else { return }
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The distance after an arranged view.
    func spacing(after view: UIView) -> CGFloat { customSpacing[ObjectIdentifier(view)] ?? spacing }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
        customSpacing[ObjectIdentifier(subview)] = nil
    }

    override func subviewVisibilityChanged() { rearrange() }

    private func rearrange() { setNeedsUpdateConstraints() }

    open override func updateConstraints() {
        World.following(remakeConstraints)
        super.updateConstraints()
    }

    private func remakeConstraints() {
        NSLayoutConstraint.deactivate(ownConstraints)
        for guide in ownGuides { removeLayoutGuide(guide) }
        var plan = StackPlan(stack: self)
        plan.make()
        (ownConstraints, ownGuides) = (plan.constraints, plan.guides)
        NSLayoutConstraint.activate(ownConstraints)
    }
}
