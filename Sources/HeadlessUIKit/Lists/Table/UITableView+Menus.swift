extension UITableView: MenuList {
    /// Nil until there is a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { menu?.interaction }

    var cellsOfMenus: [UIView] { shownCells.keys.sorted().compactMap { shownCells[$0] } }

    /// A row that stands to the side has its buttons instead.
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard !isRowOpen, let delegate, let path = indexPathForRow(at: point) else { return nil }
        return delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }

    func menuWillAppear(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func menuWillGo(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func menuWillCommit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
