/// The linear problem that the constraints of one tree of views are.
@MainActor
final class LayoutSystem {
    let root: UIView
    /// The size wished for the outermost view; nil when it keeps its own.
    private let fitting: FittingWish?
    private(set) var views: [UIView] = []
    private(set) var guides: [UILayoutGuide] = []
    /// Scroll views whose content size constraints speak of.
    private(set) var contentViews: [UIView] = []
    /// Views whose geometry was taken as it is.
    private(set) var given: [UIView] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private var givenViews: Set<ObjectIdentifier> = []
    private var constraints: [NSLayoutConstraint] = []
    private var boxes: [VariableBox] = []
    private var levels: [Float] = []
    private var demands = LayoutDemands()
    /// The required constraints, with the indices of their demands.
    private var required: [(constraint: NSLayoutConstraint, index: Int)] = []

    init(root: UIView, fitting: FittingWish? = nil) {
        self.root = root
        self.fitting = fitting
    }

    /// The four variables of a view or guide, or the two of a content area.
    private struct VariableBox {
        var x = -1
        var y = -1
        let width: Int
        let height: Int
    }

    // MARK: Collecting

    private func collect(_ view: UIView) {
        guard view.holdsConstraints else { return }
        constraints += view.constraints
        for child in view.children { collect(child) }
    }

    private func register(_ item: AnyObject) {
        if let guide = item as? UILayoutGuide {
            if guide.form == .constrained {
                if indices[ObjectIdentifier(guide)] == nil {
                    indices[ObjectIdentifier(guide)] = -1
                    guides.append(guide)
                }
            } else if guide.form == .content, let view = guide.owningView {
                registerContent(of: view)
            }
            return
        }
        guard let view = item as? UIView, indices[ObjectIdentifier(view)] == nil else { return }
        let isFree = view === root ? fitting != nil : !view.translatesAutoresizingMaskIntoConstraints
        guard isFree else { return }
        indices[ObjectIdentifier(view)] = -1
        views.append(view)
    }

    private func registerContent(of view: UIView) {
        guard !contentViews.contains(where: { $0 === view }) else { return }
        contentViews.append(view)
    }

    /// Registers what the constraint speaks of.
    private func register(_ constraint: NSLayoutConstraint) {
        register(constraint.first, of: constraint)
        if let second = constraint.second { register(second, of: constraint) }
    }

    private func register(_ term: LayoutTerm, of constraint: NSLayoutConstraint) {
        guard let item = term.item else { return }
        register(item)
        if term.originAttribute != nil, let origin = term.originItem { register(origin) }
        if let view = item as? UIView, view.contentAreaSize != nil, term.attribute.isEdge,
            constraint.views.contains(where: { $0 !== view && $0.isDescendant(of: view) })
        {
            registerContent(of: view)
        }
    }

    func index(of item: AnyObject) -> Int? { indices[ObjectIdentifier(item)] }

    // MARK: Solving

    func solve() {
        collect(root)
        if fitting != nil { register(root) }
        for constraint in constraints { register(constraint) }
        constraints.sort { $0.serial < $1.serial }
        levels = gatherLevels()
        makeVariables()
        let (binding, wishes) = (
            constraints.filter(\.priority.isRequired), constraints.filter { !$0.priority.isRequired }
        )
        for constraint in binding { demand(constraint) }
        for view in views { addContentSize(of: view) }
        addFitting()
        for constraint in wishes { wish(constraint) }
        demands.solve()
        for (constraint, index) in required { note(constraint, holds: demands.holds(at: index)) }
    }

    private func gatherLevels() -> [Float] {
        var found = Set(constraints.map(\.priority.rawValue))
        for view in views {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                found.insert(view.contentHuggingPriority(for: axis).rawValue)
                found.insert(view.contentCompressionResistancePriority(for: axis).rawValue)
            }
        }
        if let fitting { found.formUnion([fitting.horizontal.rawValue, fitting.vertical.rawValue]) }
        return found.filter { $0 < UILayoutPriority.required.rawValue }.sorted(by: >)
    }

    private func makeVariables() {
        func makeBox() -> VariableBox {
            VariableBox(
                x: demands.makeVariable(isNonnegative: false), y: demands.makeVariable(isNonnegative: false),
                width: demands.makeVariable(isNonnegative: true), height: demands.makeVariable(isNonnegative: true))
        }
        for item in views as [AnyObject] + guides {
            indices[ObjectIdentifier(item)] = boxes.count
            boxes.append(makeBox())
        }
        contentBoxes = contentViews.map { _ in
            VariableBox(
                width: demands.makeVariable(isNonnegative: true), height: demands.makeVariable(isNonnegative: true))
        }
    }
    private var contentBoxes: [VariableBox] = []

    private func add(
        _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, priority: UILayoutPriority
    ) -> Int {
        var expression = expression
        if relation == .lessThanOrEqual { expression.scale(by: -1) }
        return demands.add(
            LayoutProblem.Demand(
                expression: expression, relation: relation == .equal ? .equal : .greaterOrEqual,
                level: levels.firstIndex(of: priority.rawValue)))
    }

    private func demand(_ constraint: NSLayoutConstraint) {
        guard let expression = expression(of: constraint) else { return }
        required.append((constraint, add(expression, constraint.relation, priority: .required)))
    }

    private func note(_ constraint: NSLayoutConstraint, holds: Bool) {
        if !holds, !constraint.isBroken {
            World.current?.warn(
                "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint "
                    + constraint.text)
        }
        constraint.isBroken = !holds
    }

    private func wish(_ constraint: NSLayoutConstraint) {
        guard let expression = expression(of: constraint) else { return }
        _ = add(expression, constraint.relation, priority: constraint.priority)
    }

    /// Content is neither smaller nor larger than it wishes, each with its own priority.
    private func addContentSize(of view: UIView) {
        guard let index = index(of: view) else { return }
        let size = view.intrinsicContentSize
        for (axis, length, variable) in [
            (NSLayoutConstraint.Axis.horizontal, size.width, boxes[index].width),
            (.vertical, size.height, boxes[index].height),
        ] where length != UIView.noIntrinsicMetric {
            var expression = LinearExpression(variable: variable)
            expression.constant = -Double(length)
            _ = add(expression, .lessThanOrEqual, priority: view.contentHuggingPriority(for: axis))
            _ = add(expression, .greaterThanOrEqual, priority: view.contentCompressionResistancePriority(for: axis))
        }
    }

    private func addFitting() {
        guard let fitting, let index = index(of: root) else { return }
        for (variable, length, priority) in [
            (boxes[index].width, fitting.size.width, fitting.horizontal),
            (boxes[index].height, fitting.size.height, fitting.vertical),
        ] {
            var expression = LinearExpression(variable: variable)
            expression.constant = -Double(length)
            _ = add(expression, .equal, priority: priority)
        }
    }

    // MARK: Results

    /// On whole pixels.
    func frame(of item: AnyObject) -> CGRect {
        guard let index = index(of: item) else { return .zero }
        let box = boxes[index]
        let (x, y) = (CGFloat(demands.value(of: box.x)), CGFloat(demands.value(of: box.y)))
        let (left, top) = (PixelGrid.rounded(x), PixelGrid.rounded(y))
        let right = PixelGrid.rounded(x + CGFloat(demands.value(of: box.width)))
        let bottom = PixelGrid.rounded(y + CGFloat(demands.value(of: box.height)))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    func contentSize(of view: UIView) -> CGSize {
        guard let index = contentViews.firstIndex(where: { $0 === view }) else { return .zero }
        let box = contentBoxes[index]
        return CGSize(
            width: PixelGrid.rounded(CGFloat(demands.value(of: box.width))),
            height: PixelGrid.rounded(CGFloat(demands.value(of: box.height))))
    }
}

/// The size that a view is asked to fit.
struct FittingWish {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
}

// Expressions: everything is relative to the nearest view that contains both sides.
extension LayoutSystem {
    /// What must be zero, at least zero or at most zero.
    private func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let container = constraint.owner, var result = expression(of: constraint.first, in: container) else {
            return nil
        }
        result.constant -= Double(constraint.constant)
        guard let second = constraint.second else { return result }
        guard let other = expression(of: second, in: container) else { return nil }
        result.add(other, times: -Double(constraint.multiplier))
        return result
    }

    private func expression(of term: LayoutTerm, in container: UIView) -> LinearExpression? {
        guard let item = term.item, let value = expression(of: item, term.attribute, in: container) else { return nil }
        guard let attribute = term.originAttribute else { return value }
        guard let origin = term.originItem.flatMap({ expression(of: $0, attribute, in: container) }) else { return nil }
        return value.adding(origin, times: -1)
    }

    private func expression(
        of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in container: UIView
    ) -> LinearExpression? {
        if let inner = attribute.withoutMargin {
            guard let view = LayoutTerm.view(of: item) else { return nil }
            return expression(of: view.layoutMarginsGuide, inner, in: container)
        }
        let (start, length) = extent(of: item, attribute, in: container)
        switch attribute {
        case .left, .leading, .top: return start
        case .right, .trailing, .bottom: return start.adding(length)
        case .width, .height: return length
        case .centerX, .centerY: return start.adding(length, times: 0.5)
        case .firstBaseline:
            let offset = (item as? UIView).map { $0.hasTextBaseline ? Double($0.baselines.first) : nil } ?? nil
            return offset.map { start.adding(LinearExpression($0)) } ?? start.adding(length)
        case .lastBaseline:
            let offset = (item as? UIView)?.baselines.last ?? 0
            return start.adding(length).adding(LinearExpression(-Double(offset)))
        default: return nil
        }
    }

    /// Where the item begins along the attribute's axis, and how long it is.
    private func extent(
        of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in container: UIView
    ) -> (start: LinearExpression, length: LinearExpression) {
        let axis = attribute.axis
        if let guide = item as? UILayoutGuide, let view = guide.owningView {
            switch guide.form {
            case .constrained:
                let start = variable(guide, axis, isLength: false) ?? LinearExpression()
                let length = variable(guide, axis, isLength: true) ?? LinearExpression()
                return (start.adding(offset(of: view, axis, in: container)), length)
            case .content:
                return (offset(of: view, axis, in: container), contentLength(of: view, axis))
            case .frame:
                let scrolled = LinearExpression(Double(view.bounds.origin[axis]))
                return (offset(of: view, axis, in: container).adding(scrolled), length(of: view, axis))
            case .keyboard:
                let (start, whole) = (offset(of: view, axis, in: container), length(of: view, axis))
                guard axis == .vertical else { return (start, whole) }
                let covered = LinearExpression(Double((guide as? UIKeyboardLayoutGuide)?.height ?? 0))
                return (start.adding(whole).adding(covered, times: -1), covered)
            case .safeArea, .margins, .readable:
                take(view)
                let insets = view.insets(of: guide.form)
                let (before, after) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
                return (
                    offset(of: view, axis, in: container).adding(LinearExpression(Double(before))),
                    length(of: view, axis).adding(LinearExpression(-Double(before + after)))
                )
            }
        }
        guard let view = item as? UIView else { return (LinearExpression(), LinearExpression()) }
        // The edges of a scroll view are, for what is in it, those of its content.
        if view === container, attribute.isEdge, contentViews.contains(where: { $0 === view }) {
            return (LinearExpression(), contentLength(of: view, axis))
        }
        guard view !== container else { return (LinearExpression(), length(of: view, axis)) }
        let start = (variable(view, axis, isLength: false) ?? givenStart(of: view, axis))
        guard let superview = view.superview else { return (start, length(of: view, axis)) }
        return (start.adding(offset(of: superview, axis, in: container)), length(of: view, axis))
    }

    /// From the container's coordinates to those of the view's subviews.
    private func offset(of view: UIView, _ axis: NSLayoutConstraint.Axis, in container: UIView) -> LinearExpression {
        var result = LinearExpression()
        var current = view
        while current !== container {
            result.add(variable(current, axis, isLength: false) ?? givenStart(of: current, axis))
            if current.bounds.origin[axis] != 0 {
                take(current)
                result.constant -= Double(current.bounds.origin[axis])
            }
            guard let superview = current.superview else { break }
            current = superview
        }
        return result
    }

    private func variable(_ item: AnyObject, _ axis: NSLayoutConstraint.Axis, isLength: Bool) -> LinearExpression? {
        guard let index = index(of: item) else { return nil }
        let box = boxes[index]
        return LinearExpression(
            variable: axis == .horizontal ? (isLength ? box.width : box.x) : (isLength ? box.height : box.y))
    }

    private func length(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
        if let variable = variable(view, axis, isLength: true) { return variable }
        take(view)
        return LinearExpression(Double(axis == .horizontal ? view.bounds.width : view.bounds.height))
    }

    private func contentLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
        guard let index = contentViews.firstIndex(where: { $0 === view }) else { return length(of: view, axis) }
        let box = contentBoxes[index]
        return LinearExpression(variable: axis == .horizontal ? box.width : box.height)
    }

    private func givenStart(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
        take(view)
        return LinearExpression(Double(view.untransformedFrame.origin[axis]))
    }

    private func take(_ view: UIView) {
        if givenViews.insert(ObjectIdentifier(view)).inserted { given.append(view) }
    }
}

extension CGPoint {
    fileprivate subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
