extension UISplitViewController {
    public enum Style: Int, Sendable {
        case unspecified = 0, doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary = 0, supplementary, secondary, compact
    }

    /// Puts a controller into a column, in a stack of its own if it brings none; nil empties the column.
    public func setViewController(_ vc: UIViewController?, for column: Column) {
        guard !World.isFrozen, let columns else { return }
        columns.setController(vc, for: column)
        viewIfLoaded?.setNeedsLayout()
    }

    /// As it was set, without the stack that was made around it.
    public func viewController(for column: Column) -> UIViewController? { columns?.controller(column) }

    /// Shows a column: beside the others, or pushed upon them.
    public func show(_ column: Column) {
        guard !World.isFrozen, let columns else { return }
        if columns.isMerged {
            columns.show(column)
        } else if column != .secondary {
            animateDisplayMode(to: .oneBesideSecondary)
        }
    }

    /// Hides a column: the secondary one takes its place, or it is popped.
    public func hide(_ column: Column) {
        guard !World.isFrozen, let columns else { return }
        if columns.isMerged {
            columns.hide(column)
        } else if column != .secondary {
            animateDisplayMode(to: .secondaryOnly)
        }
    }

    func animateDisplayMode(to mode: DisplayMode) {
        guard displayMode != mode else { return }
        preferredDisplayMode = mode
        guard viewIfLoaded?.window != nil else { return }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) { self.view.layoutIfNeeded() }
    }

    /// Exchanges what stands in a column.
    func exchange(_ old: UIViewController?, for new: UIViewController?) {
        if let old, old !== new {
            old.willMove(toParent: nil)
            old.viewInPlaceIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        guard let new, new.parent !== self else { return }
        addChild(new)
        new.didMove(toParent: self)
    }

    /// The columns beside each other from the leading edge, or all in one.
    func arrange(_ columns: SplitColumns, in view: UIView) {
        let canMove = columns.canMove
        if canMove { isCollapsed ? columns.merge() : columns.separate() }
        guard !World.isFrozen else { return }
        let size = view.bounds.size
        if canMove ? isCollapsed : columns.isMerged {
            for content in columns.contents where content !== columns.alone { show(content, nil) }
            if let alone = columns.alone { show(alone, CGRect(origin: .zero, size: size)) }
            return
        }
        columns.hideCompact { show($0, nil) }
        let shown = columns.sideBySide
        guard let last = shown.last else { return }
        let isLastAlone = displayMode == .secondaryOnly
        var left: CGFloat = 0
        for content in shown.dropLast() {
            show(content, isLastAlone ? nil : CGRect(x: left, y: 0, width: Self.primaryWidth, height: size.height))
            if !isLastAlone { left += Self.primaryWidth }
        }
        show(last, CGRect(x: left, y: 0, width: max(0, size.width - left), height: size.height))
    }
}

/// Judges how a split view controller shows its controllers, and is told when it shows them in another way.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// The column on top where the columns come to lie upon each other.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn:
            UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn:
            UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
