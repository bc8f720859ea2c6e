/// The constraints that arrange the views of a stack.
@MainActor
struct StackPlan {
    /// What a stack wishes weakly: to be no larger than its views, and proportions that rounding may break.
    private static let fitPriority = UILayoutPriority(51)
    private static let proportionPriority = UILayoutPriority(999)
    private static let centeringPriority = UILayoutPriority(149)

    private let stack: UIStackView
    private let shown: [UIView]
    private let hidden: [UIView]
    private let area: AnyObject
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []

    init(stack: UIStackView) {
        self.stack = stack
        shown = stack.arrangedSubviews.filter { !$0.isHidden }
        hidden = stack.arrangedSubviews.filter(\.isHidden)
        area = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    private var isHorizontal: Bool { stack.axis == .horizontal }
    private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
    private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
    private var middle: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
    private var crossStart: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
    private var crossEnd: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
    private var crossMiddle: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }
    private var crossLength: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }

    private mutating func add(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: AnyObject? = nil, _ other: NSLayoutConstraint.Attribute = .notAnAttribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required,
        _ name: String
    ) {
        let made = NSLayoutConstraint(
            LayoutTerm(first, attribute), relation, second.map { LayoutTerm($0, other) }, multiplier: multiplier,
            constant: constant)
        made.priority = priority
        made.identifier = name
        constraints.append(made)
    }

    mutating func make() {
        // Hidden views take no room and stay where the stack begins.
        for view in hidden {
            add(view, length, constant: 0, "UISV-hiding")
            add(view, start, .equal, area, start, "UISV-hiding")
        }
        guard let first = shown.first, let last = shown.last else { return }
        add(first, start, .equal, area, start, "UISV-canvas-connection")
        add(area, end, .equal, last, end, "UISV-canvas-connection")
        distribute()
        for view in shown { align(view) }
        alignBaselines()
        if stack.alignment != .fill {
            add(stack, crossLength, constant: 0, priority: Self.fitPriority, "UISV-canvas-fit")
        }
    }

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: connect(.equal)
        case .fillEqually:
            connect(.equal)
            for (view, other) in zip(shown.dropFirst(), shown) {
                add(view, length, .equal, other, length, "UISV-fill-equally")
            }
        case .fillProportionally:
            connect(.equal)
            shareInProportion()
        case .equalSpacing:
            connect(.greaterThanOrEqual)
            makeGuides(from: end, to: start, priority: .required)
        case .equalCentering:
            connect(.greaterThanOrEqual)
            makeGuides(from: middle, to: middle, priority: Self.centeringPriority)
        }
    }

    private mutating func connect(_ relation: NSLayoutConstraint.Relation) {
        for (view, next) in zip(shown, shown.dropFirst()) {
            add(next, start, relation, view, end, constant: stack.spacing(after: view), "UISV-spacing")
        }
    }

    /// By the lengths that the views ask for; those that ask for none count as equal.
    private mutating func shareInProportion() {
        let wishes = shown.map { view in
            let size = view.intrinsicContentSize
            return isHorizontal ? size.width : size.height
        }
        guard let reference = shown.first, let base = wishes.first, base > 0 else { return }
        for (view, wish) in zip(shown, wishes).dropFirst() where wish > 0 {
            add(
                view, length, .equal, reference, length, multiplier: wish / base, priority: Self.proportionPriority,
                "UISV-fill-proportionally")
        }
    }

    /// Equal stretches between neighbours.
    private mutating func makeGuides(
        from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: UILayoutPriority
    ) {
        for (view, next) in zip(shown, shown.dropFirst()) {
            let guide = UILayoutGuide()
            stack.addLayoutGuide(guide)
            add(guide, start, .equal, view, from, "UISV-distributing-edge")
            add(guide, end, .equal, next, to, "UISV-distributing-edge")
            if let previous = guides.last {
                add(guide, length, .equal, previous, length, priority: priority, "UISV-distributing")
            }
            guides.append(guide)
        }
    }

    private mutating func align(_ view: UIView) {
        switch stack.alignment {
        case .fill:
            add(view, crossStart, .equal, area, crossStart, "UISV-alignment")
            add(view, crossEnd, .equal, area, crossEnd, "UISV-alignment")
        case .leading:
            add(view, crossStart, .equal, area, crossStart, "UISV-alignment")
            add(view, crossEnd, .lessThanOrEqual, area, crossEnd, "UISV-spanning-boundary")
        case .trailing:
            add(view, crossEnd, .equal, area, crossEnd, "UISV-alignment")
            add(view, crossStart, .greaterThanOrEqual, area, crossStart, "UISV-spanning-boundary")
        case .center:
            add(view, crossMiddle, .equal, area, crossMiddle, "UISV-alignment")
            add(view, crossStart, .greaterThanOrEqual, area, crossStart, "UISV-spanning-boundary")
        case .firstBaseline, .lastBaseline:
            add(view, crossStart, .greaterThanOrEqual, area, crossStart, "UISV-spanning-boundary")
            add(view, crossEnd, .lessThanOrEqual, area, crossEnd, "UISV-spanning-boundary")
        }
    }

    private mutating func alignBaselines() {
        guard isHorizontal, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return }
        let baseline: NSLayoutConstraint.Attribute =
            stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        for (view, other) in zip(shown.dropFirst(), shown) {
            add(view, baseline, .equal, other, baseline, "UISV-alignment")
        }
    }
}
