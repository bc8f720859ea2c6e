/// The layout between two others: each item is on its way from the one to the other, as far as the progress says.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    /// 0 is the current layout, 1 the next. Items move when the layout is invalidated after a change of it.
    @Held open var transitionProgress: CGFloat = 0
    private var animatedValues: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewFlowLayout()
        nextLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Keeps a number that a custom layout's attributes depend on.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        if !World.isFrozen { animatedValues[key] = value }
    }

    /// 0 for a key without a number.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    open override func prepare() {
        super.prepare()
        currentLayout.prepareIfNeeded()
        nextLayout.prepareIfNeeded()
    }

    open override var collectionViewContentSize: CGSize {
        let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
    }

    /// What either layout shows, as it is now on its way.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let old = currentLayout.layoutAttributesForElements(in: rect) ?? []
        let new = nextLayout.layoutAttributesForElements(in: rect) ?? []
        let added = new.filter { candidate in !old.contains { $0.isOfSameElement(as: candidate) } }
        return (old + added).compactMap { between($0) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(
            currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        var isOutOfDate = false
        for layout in [currentLayout, nextLayout] where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            layout.isInvalid = true
            isOutOfDate = true
        }
        return isOutOfDate
    }

    private func between(_ element: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard element.representedElementCategory == .supplementaryView, let kind = element.representedElementKind
        else {
            return layoutAttributesForItem(at: element.indexPath)
        }
        return layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
    }

    private func between(
        _ old: UICollectionViewLayoutAttributes?, _ new: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let old, let new else { return old ?? new }
        guard let made = old.copy() as? UICollectionViewLayoutAttributes else { return old }
        made.size = CGSize(
            width: between(old.size.width, new.size.width), height: between(old.size.height, new.size.height))
        made.center = CGPoint(x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
        made.alpha = between(old.alpha, new.alpha)
        made.transform = between(old.transform, new.transform)
        made.zIndex = transitionProgress < 0.5 ? old.zIndex : new.zIndex
        return made
    }

    private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

    private func between(_ old: CGAffineTransform, _ new: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: between(old.a, new.a), b: between(old.b, new.b), c: between(old.c, new.c), d: between(old.d, new.d),
            tx: between(old.tx, new.tx), ty: between(old.ty, new.ty))
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate func isOfSameElement(as other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
    }
}
