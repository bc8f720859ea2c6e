/// What layout by constraints needs to know of a view. Views that never meet a constraint have none.
@MainActor
final class ConstraintState {
    /// Active constraints between what is in this view.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// The frame that the constraints of its tree come to, in the superview's coordinates; nil when none speaks of it.
    var solvedFrame: CGRect?
    /// Solves for the whole tree; only the outermost view has one.
    var engine: LayoutEngine?

    var hugging = AxisPair(UILayoutPriority.defaultLow)
    var resistance = AxisPair(UILayoutPriority.defaultHigh)
    /// Margins that were set; until then the view's kind decides.
    var margins: UIEdgeInsets?
    var preservesSuperviewMargins = false
    var semantics = UISemanticContentAttribute.unspecified
    var insetsMarginsFromSafeArea = true

    private(set) lazy var safeAreaGuide = makeGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
    private(set) lazy var marginsGuide = makeGuide(.margins, "UIViewLayoutMarginsGuide")
    private(set) lazy var readableGuide = makeGuide(.readable, "UIViewReadableContentGuide")
    private(set) lazy var contentGuide = makeGuide(.content, "UIScrollView-contentLayoutGuide")
    private(set) lazy var frameGuide = makeGuide(.frame, "UIScrollView-frameLayoutGuide")
    private(set) lazy var keyboardGuide = UIKeyboardLayoutGuide(of: view)
    private unowned let view: UIView

    init(view: UIView) {
        self.view = view
    }

    private func makeGuide(_ form: UILayoutGuide.Form, _ identifier: String) -> UILayoutGuide {
        UILayoutGuide(form, of: view, identifier: identifier)
    }
}

/// One value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ both: Value) {
        (horizontal, vertical) = (both, both)
    }

    init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
