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
        let wasMerged = isMerged
        separate()
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
        if wasMerged { merge() }
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
        guard !isMerged, controllers[.compact] == nil, let base else { return }
        isMerged = true
        let proposed = order.last { roots[$0] != nil } ?? order[0]
        let top =
            split.delegate?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        for column in order.dropFirst() where place(column) <= place(top) {
            guard let stack = stacks[column] else { continue }
            let moved = stack.viewControllers
            stack.setViewControllers([], animated: false)
            base.setViewControllers(base.viewControllers + moved, animated: false)
        }
        split.delegate?.splitViewControllerDidCollapse(split)
    }

    /// Gives each column its controllers back; one that was popped meanwhile has its bottom again.
    func separate() {
        guard isMerged, let base else { return }
        isMerged = false
        for column in order.dropFirst().reversed() {
            guard let stack = stacks[column], let root = roots[column] else { continue }
            var own = [root]
            if let start = base.viewControllers.firstIndex(where: { $0 === root }), start > 0 {
                own = Array(base.viewControllers[start...])
                base.setViewControllers(Array(base.viewControllers[..<start]), animated: false)
            }
            stack.setViewControllers(own, animated: false)
        }
        split.delegate?.splitViewControllerDidExpand(split)
    }

    private func place(_ column: Column) -> Int { order.firstIndex(of: column) ?? 0 }

    // MARK: Shown or not, in one stack

    /// Pushes the column, or goes back to it.
    func show(_ column: Column) {
        whenStill { columns in
            guard let base = columns.base, let root = columns.roots[column] else { return }
            if base.viewControllers.contains(where: { $0 === root }) {
                base.popToViewController(root, animated: UIView.areAnimationsEnabled)
            } else if columns.isMerged {
                base.pushViewController(root, animated: UIView.areAnimationsEnabled)
            }
        }
    }

    /// Pops the column, with what lies above it; the first one stays.
    func hide(_ column: Column) {
        whenStill { columns in
            guard let base = columns.base, let root = columns.roots[column],
                let start = base.viewControllers.firstIndex(where: { $0 === root }), start > 0
            else { return }
            base.popToViewController(base.viewControllers[start - 1], animated: UIView.areAnimationsEnabled)
        }
    }
}
