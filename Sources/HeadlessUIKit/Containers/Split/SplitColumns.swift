/// The columns of a split view controller that was made with a style: a stack each, or one stack of all where the
/// width is compact (ledger 11.10).
@MainActor
final class SplitColumns {
    typealias Column = UISplitViewController.Column

    private unowned let split: UISplitViewController
    private let order: [Column]
    private var controllers: [Column: UIViewController] = [:]
    private var stacks: [Column: UINavigationController] = [:]
    /// The bottom of each column's stack.
    private var roots: [Column: UIViewController] = [:]
    /// Whether the columns lie in one stack.
    private(set) var isMerged = false

    init(of split: UISplitViewController, style: UISplitViewController.Style) {
        self.split = split
        order = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    func controller(_ column: Column) -> UIViewController? { controllers[column] }

    /// What stands in a column: its stack, made around a controller that brings none.
    func content(_ column: Column) -> UIViewController? { stacks[column] ?? controllers[column] }

    var contents: [UIViewController] { (order + [.compact]).compactMap(content) }
    /// From the leading edge on.
    var sideBySide: [UIViewController] { order.compactMap(content) }
    /// What is shown alone where the width is compact.
    var alone: UIViewController? { content(.compact) ?? content(order[0]) ?? sideBySide.first }
    /// What is for compact widths alone is not shown elsewhere.
    func hideCompact(_ hide: (UIViewController) -> Void) { content(.compact).map(hide) }
    private var base: UINavigationController? { stacks[order[0]] }

    func setController(_ controller: UIViewController?, for column: Column) {
        guard isMerged else { return replace(controller, in: column) }
        whenStill { $0.replace(controller, in: column) }
    }

    private func replace(_ controller: UIViewController?, in column: Column) {
        // Anew would mean out of the stack in which it lies.
        guard controller == nil || controllers[column] !== controller else { return }
        guard isMerged else { return exchange(controller, in: column) }
        guard column == order[0] || column == .compact else { return replaceMerged(controller, in: column) }
        // Another stack at the bottom, or none: all that lay on the old one moves.
        let laid = order.filter { range(of: $0) != nil }
        takeApart()
        exchange(controller, in: column)
        if controllers[.compact] == nil { layUpon(laid.dropFirst()) }
    }

    /// Exchanges a column of which the one stack may hold a part: what lies there of the others stays.
    private func replaceMerged(_ controller: UIViewController?, in column: Column) {
        let (range, old) = (range(of: column), controllers[column] as? UINavigationController)
        exchange(controller, in: column)
        guard let base, let range else { return }
        var laid = base.viewControllers
        let left = Array(laid[range])
        laid.replaceSubrange(range, with: takeFromStack(of: column))
        base.setViewControllers(laid, animated: false)
        old?.setViewControllers(left, animated: false)
    }

    private func exchange(_ controller: UIViewController?, in column: Column) {
        let old = content(column)
        controllers[column] = controller
        stacks[column] = nil
        roots[column] = nil
        if let controller, column != .compact {
            let stack = controller as? UINavigationController ?? UINavigationController(rootViewController: controller)
            stacks[column] = stack
            roots[column] = stack.viewControllers.first
        }
        split.exchange(old, for: content(column))
    }

    // MARK: Amid transitions

    /// The transition of one of the stacks: what moves controllers from one stack to another waits for its end.
    private var transition: NavigationTransition? { order.lazy.compactMap { self.stacks[$0]?.transition }.first }

    /// Whether the columns can be laid upon each other, or taken apart, now.
    var canMove: Bool { transition == nil || controllers[.compact] != nil }

    /// Now, or when the stacks have come to rest.
    private func whenStill(_ act: @escaping (SplitColumns) -> Void) {
        guard let transition else { return act(self) }
        transition.coordinator.addSuccessor { [weak self] in self?.whenStill(act) }
    }

    // MARK: One upon the other

    /// Lays the controllers of the columns onto the first stack, up to the column that the delegate wants on top.
    func merge() {
        guard !isMerged, controllers[.compact] == nil, base != nil else { return }
        isMerged = true
        let proposed = order.last { roots[$0] != nil } ?? order[0]
        let top =
            split.delegate?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        layUpon(order[..<((order.firstIndex(of: top) ?? 0) + 1)].dropFirst())
        split.delegate?.splitViewControllerDidCollapse(split)
    }

    /// Gives each column its controllers back; one that was popped meanwhile has its bottom again.
    func separate() {
        guard isMerged, base != nil else { return }
        takeApart()
        split.delegate?.splitViewControllerDidExpand(split)
    }

    private func layUpon(_ columns: ArraySlice<Column>) {
        guard let base else { return }
        isMerged = true
        for column in columns {
            let moved = takeFromStack(of: column)
            if !moved.isEmpty { base.setViewControllers(base.viewControllers + moved, animated: false) }
        }
    }

    private func takeApart() {
        guard let base else { return }
        isMerged = false
        let owned = order.map { column in range(of: column).map { Array(base.viewControllers[$0]) } ?? [] }
        let others = owned.dropFirst().joined()
        if !others.isEmpty {
            let kept = base.viewControllers.filter { controller in !others.contains { $0 === controller } }
            base.setViewControllers(kept, animated: false)
        }
        for (column, own) in zip(order, owned).dropFirst().reversed() {
            guard let stack = stacks[column], let root = roots[column], stack.viewControllers.isEmpty else { continue }
            stack.setViewControllers(own.isEmpty ? [root] : own, animated: false)
        }
    }

    /// What of the one stack belongs to a column: its bottom and what was pushed upon it; nil if it does not lie there.
    private func range(of column: Column) -> Range<Int>? {
        guard let base, let start = start(of: column, in: base) else { return nil }
        let next = order.compactMap { self.start(of: $0, in: base) }.filter { $0 > start }.min()
        return start..<(next ?? base.viewControllers.count)
    }

    private func start(of column: Column, in base: UINavigationController) -> Int? {
        guard let root = roots[column] else { return nil }
        return base.viewControllers.firstIndex { $0 === root }
    }

    /// The controllers of a column that is to lie on the one stack. Its own stack holds them no longer: a controller
    /// has one parent.
    private func takeFromStack(of column: Column) -> [UIViewController] {
        guard let stack = stacks[column] else { return [] }
        guard let bottom = stack.viewControllers.first else { return roots[column].map { [$0] } ?? [] }
        roots[column] = bottom
        let moved = stack.viewControllers
        stack.setViewControllers([], animated: false)
        return moved
    }

    // MARK: Shown or not, in one stack

    /// Pushes the column, or goes back to what was last on top of it.
    func show(_ column: Column) {
        whenStill { columns in
            guard let base = columns.base else { return }
            let isAnimated = UIView.areAnimationsEnabled
            if let range = columns.range(of: column) {
                base.popToViewController(base.viewControllers[range.upperBound - 1], animated: isAnimated)
            } else if columns.isMerged {
                let moved = columns.takeFromStack(of: column)
                if moved.count > 1 {
                    base.setViewControllers(base.viewControllers + moved, animated: isAnimated)
                } else if let root = moved.first {
                    base.pushViewController(root, animated: isAnimated)
                }
            }
        }
    }

    /// Pops the column, with what lies above it; the first one stays.
    func hide(_ column: Column) {
        whenStill { columns in
            guard let base = columns.base, let start = columns.range(of: column)?.lowerBound, start > 0 else { return }
            base.popToViewController(base.viewControllers[start - 1], animated: UIView.areAnimationsEnabled)
        }
    }
}
