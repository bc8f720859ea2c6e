/// Items in lines, as many in each as fit.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    }

    @Held open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    @Held open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    @Held open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    @Held open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    @Held open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    @Held open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    @Held open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    @Held open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    @Held open var sectionHeadersPinToVisibleBounds = false
    @Held open var sectionFootersPinToVisibleBounds = false

    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var order: [IndexPath] = []
    private var supplements: [UICollectionViewLayoutAttributes] = []
    private var contentSize = CGSize.zero

    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }
    private var isVertical: Bool { scrollDirection == .vertical }

    open override var collectionViewContentSize: CGSize { contentSize }

    open override func prepare() {
        super.prepare()
        items = [:]
        order = []
        supplements = []
        guard let collectionView else { return }
        let insets = collectionView.adjustedContentInset
        let room = CGSize(
            width: collectionView.bounds.width - insets.left - insets.right,
            height: collectionView.bounds.height - insets.top - insets.bottom)
        var position: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            position = layOut(section, in: collectionView, room: room, from: position)
        }
        contentSize =
            isVertical ? CGSize(width: room.width, height: position) : CGSize(width: position, height: room.height)
    }

    /// Along the direction of scrolling, and across it.
    private func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    private func layOut(
        _ section: Int, in collectionView: UICollectionView, room: CGSize, from start: CGFloat
    ) -> CGFloat {
        let inset = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
        let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        let edges = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        var position = start
        let header =
            delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        addSupplement(UICollectionView.elementKindSectionHeader, section, along(header), room, at: &position)
        position += before
        let limit = across(room) - edges.0 - edges.1
        let gap =
            delegate?.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let lineGap =
            delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let lines = lines(of: section, in: collectionView, limit: limit, gap: gap)
        for (index, line) in lines.enumerated() {
            if index > 0 { position += lineGap }
            place(line, at: position, from: edges.0, limit: limit, gap: gap, isLast: index == lines.count - 1)
            position += line.map { along($0.size) }.max() ?? 0
        }
        position += after
        let footer =
            delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        addSupplement(UICollectionView.elementKindSectionFooter, section, along(footer), room, at: &position)
        return position
    }

    private func addSupplement(
        _ kind: String, _ section: Int, _ length: CGFloat, _ room: CGSize, at position: inout CGFloat
    ) {
        guard length > 0 else { return }
        let made = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        let size =
            isVertical ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
        made.frame = rect(along: position, across: 0, size: size)
        made.zIndex = 10
        supplements.append(made)
        position += length
    }

    private func lines(
        of section: Int, in collectionView: UICollectionView, limit: CGFloat, gap: CGFloat
    ) -> [[(path: IndexPath, size: CGSize)]] {
        var lines: [[(path: IndexPath, size: CGSize)]] = []
        var used: CGFloat = 0
        for item in 0..<collectionView.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            let size = delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) ?? itemSize
            if lines.isEmpty || used + gap + across(size) > limit + 0.001 {
                lines.append([])
                used = across(size)
            } else {
                used += gap + across(size)
            }
            lines[lines.count - 1].append((path, size))
        }
        return lines
    }

    /// Full lines spread to the edges; the last one keeps the distance of the lines before it.
    private func place(
        _ line: [(path: IndexPath, size: CGSize)], at position: CGFloat, from start: CGFloat, limit: CGFloat,
        gap: CGFloat, isLast: Bool
    ) {
        let length = line.reduce(0) { $0 + across($1.size) }
        let fullest = line.first.map { Int(measure: (limit + gap) / max(1, across($0.size) + gap)) } ?? 0
        let isFull = !isLast || line.count >= fullest
        var distance = gap
        if line.count > 1, isFull {
            distance = (limit - length) / CGFloat(line.count - 1)
        } else if fullest > 1, let first = line.first {
            distance = max(gap, (limit - CGFloat(fullest) * across(first.size)) / CGFloat(fullest - 1))
        }
        let thickness = line.map { along($0.size) }.max() ?? 0
        var offset = line.count == 1 && fullest <= 1 ? start + max(0, (limit - length) / 2) : start
        for (path, size) in line {
            let made = UICollectionViewLayoutAttributes(forCellWith: path)
            made.frame = rect(along: position + (thickness - along(size)) / 2, across: offset, size: size)
            items[path] = made
            order.append(path)
            offset += across(size) + distance
        }
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (order.compactMap { items[$0] } + supplements).filter { !$0.frame.overlap(with: rect).isNull }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items[indexPath]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return isVertical
            ? newBounds.width != collectionView.bounds.width : newBounds.height != collectionView.bounds.height
    }
}
