extension UITableView {
    /// The cells in sight, top down.
    public var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return shownCells.keys.sorted().compactMap { shownCells[$0] }
    }

    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return shownCells.isEmpty ? nil : shownCells.keys.sorted()
    }

    /// Nil for a row that is out of sight.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.keys.sorted().first { shownCells[$0] === cell }
    }

    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        return metrics.rows(from: point.y, to: point.y + 0.001).first { rowRect($0)?.contains(point) == true }
    }

    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        return metrics.rows(from: rect.minY, to: rect.maxY)
    }

    // MARK: Rectangles

    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return rowRect(indexPath) ?? .zero
    }

    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        guard metrics.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: metrics.sections[section].top, width: bounds.width, height: metrics.sections[section].height)
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        var rect = rect(forSection: section)
        if metrics.sections.indices.contains(section) { rect.size.height = metrics.sections[section].headerHeight }
        return rect
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        var rect = rect(forSection: section)
        guard metrics.sections.indices.contains(section) else { return rect }
        rect.origin.y = rect.maxY - metrics.sections[section].footerHeight
        rect.size.height = metrics.sections[section].footerHeight
        return rect
    }

    // MARK: Selection

    public var allowsSelection: Bool {
        get { selection.allowsSelection }
        set { if !World.isFrozen { selection.allowsSelection = newValue } }
    }

    public var allowsMultipleSelection: Bool {
        get { selection.allowsMultiple }
        set { if !World.isFrozen { selection.allowsMultiple = newValue } }
    }

    public var indexPathForSelectedRow: IndexPath? { selection.paths.first }

    public var indexPathsForSelectedRows: [IndexPath]? {
        selection.paths.isEmpty ? nil : selection.paths
    }

    /// The delegate is not told. Nil takes the selection away.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard !World.isFrozen else { return }
        loadIfNeeded()
        guard let indexPath else {
            for path in selection.paths { selection.deselect(path, animated: animated, in: self) }
            return
        }
        guard metrics.contains(indexPath) else { return }
        selection.select(indexPath, animated: animated, in: self)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// The delegate is not told.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard !World.isFrozen else { return }
        selection.deselect(indexPath, animated: animated, in: self)
    }

    /// A row that does not exist raises.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard !World.isFrozen else { return }
        loadIfNeeded()
        guard let rect = rowRect(indexPath) else {
            World.current?.raise(
                "NSRangeException",
                "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(indexPath.row)) "
                    + "beyond bounds for section (\(indexPath.section)).",
                for: .scrollsBeyondRows)
            return
        }
        let limits = offsetLimits
        let insets = adjustedContentInset
        let room = bounds.height - insets.top - insets.bottom
        let wish: CGFloat? =
            switch scrollPosition {
            case .top: rect.minY - insets.top
            case .middle: rect.midY - insets.top - room / 2
            case .bottom: rect.maxY - bounds.height + insets.bottom
            case .none: nil
            }
        guard let wish else { return scrollRectToVisible(rect, animated: animated) }
        let offset = CGPoint(x: contentOffset.x, y: min(max(wish, limits.minimum.y), limits.maximum.y))
        setContentOffset(offset, animated: animated)
    }
}

extension UITableView: SelectableList {
    func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func mayHighlight(_ path: IndexPath) -> Bool {
        delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    func pathToSelect(_ path: IndexPath) -> IndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willSelectRowAt: path)
    }

    func mayDeselect(_ path: IndexPath) -> Bool {
        guard let delegate else { return true }
        return delegate.tableView(self, willDeselectRowAt: path) != nil
    }

    func highlightChanged(_ path: IndexPath, isOn: Bool) {
        World.following {
            cellForRow(at: path)?.setHighlighted(isOn, animated: false)
            if isOn {
                delegate?.tableView(self, didHighlightRowAt: path)
            } else {
                delegate?.tableView(self, didUnhighlightRowAt: path)
            }
        }
    }

    func selectionChanged(_ path: IndexPath, isOn: Bool, animated: Bool) {
        cellForRow(at: path)?.setSelected(isOn, animated: animated)
    }

    func tellDelegate(_ path: IndexPath, isSelected: Bool) {
        if isSelected {
            let cell = cellForRow(at: path)
            cell?.selectionSegue?(cell)
            delegate?.tableView(self, didSelectRowAt: path)
        } else {
            delegate?.tableView(self, didDeselectRowAt: path)
        }
    }
}
