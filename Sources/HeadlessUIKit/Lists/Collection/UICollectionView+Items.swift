extension UICollectionView {
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    /// Where an item comes to be when it is scrolled to; one of each axis.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    // MARK: Items

    /// The cells in sight, in the order of their paths.
    public var visibleCells: [UICollectionViewCell] { shownCells.keys.sorted().compactMap { shownCells[$0] } }
    public var indexPathsForVisibleItems: [IndexPath] { shownCells.keys.sorted() }

    /// Nil for an item that is out of sight.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }

    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shownCells.keys.sorted().first { shownCells[$0] === cell }
    }

    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let near = CGRect(origin: point, size: .zero).insetBy(dx: -1, dy: -1)
        return collectionViewLayout.layoutAttributesForElements(in: near)?.last {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard !World.isFrozen, let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
        guard !scrollPosition.isEmpty else { return scrollRectToVisible(rect, animated: animated) }
        let (limits, insets) = (offsetLimits, adjustedContentInset)
        var wish = contentOffset
        let room = CGSize(
            width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        if scrollPosition.contains(.top) { wish.y = rect.minY - insets.top }
        if scrollPosition.contains(.centeredVertically) { wish.y = rect.midY - insets.top - room.height / 2 }
        if scrollPosition.contains(.bottom) { wish.y = rect.maxY - bounds.height + insets.bottom }
        if scrollPosition.contains(.left) { wish.x = rect.minX - insets.left }
        if scrollPosition.contains(.centeredHorizontally) { wish.x = rect.midX - insets.left - room.width / 2 }
        if scrollPosition.contains(.right) { wish.x = rect.maxX - bounds.width + insets.right }
        wish.x = min(max(wish.x, limits.minimum.x), limits.maximum.x)
        wish.y = min(max(wish.y, limits.minimum.y), limits.maximum.y)
        setContentOffset(wish, animated: animated)
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

    /// In the order in which they were chosen; empty when none is.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

    /// The delegate is not told. Nil takes the selection away.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard !World.isFrozen else { return }
        guard let indexPath else {
            for path in selection.paths { selection.deselect(path, animated: animated, in: self) }
            return
        }
        guard exists(indexPath) else { return }
        selection.select(indexPath, animated: animated, in: self)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// The delegate is not told.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard !World.isFrozen else { return }
        selection.deselect(indexPath, animated: animated, in: self)
    }
}

extension UICollectionView: SelectableList {
    func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func mayHighlight(_ path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }

    func pathToSelect(_ path: IndexPath) -> IndexPath? {
        delegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
    }

    func mayDeselect(_ path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
    }

    func highlightChanged(_ path: IndexPath, isOn: Bool) {
        World.following {
            cellForItem(at: path)?.isHighlighted = isOn
            if isOn {
                delegate?.collectionView(self, didHighlightItemAt: path)
            } else {
                delegate?.collectionView(self, didUnhighlightItemAt: path)
            }
        }
    }

    func selectionChanged(_ path: IndexPath, isOn: Bool, animated: Bool) {
        cellForItem(at: path)?.isSelected = isOn
    }

    func tellDelegate(_ path: IndexPath, isSelected: Bool) {
        if isSelected {
            let cell = cellForItem(at: path)
            cell?.selectionSegue?(cell)
            delegate?.collectionView(self, didSelectItemAt: path)
        } else {
            delegate?.collectionView(self, didDeselectItemAt: path)
        }
    }
}
