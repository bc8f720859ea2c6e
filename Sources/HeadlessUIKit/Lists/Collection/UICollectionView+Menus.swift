extension UICollectionView: MenuList {
    /// Nil until there is a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { menu?.interaction }

    var cellsOfMenus: [UIView] { visibleCells }

    /// Of several chosen items a press on one asks for the menu of all, and a press beside the items for that of none.
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate else { return nil }
        let pressed = indexPathForItem(at: point).map { [$0] } ?? []
        let paths = pressed.contains(where: selection.contains) ? selection.paths : pressed
        return delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
    }

    func menuWillAppear(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func menuWillGo(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func menuWillCommit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
