/// Where an item of a collection is and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    open var indexPath = IndexPath(item: 0, section: 0)
    open var size = CGSize.zero
    open var center = CGPoint.zero
    open var transform3D = CATransform3DIdentity
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open private(set) var representedElementKind: String?
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// As UIKit makes them, and subclasses with values of their own.
    public required override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
    }

    open var transform: CGAffineTransform {
        get { transform3D.affinePart }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Without the transform's part in it while there is none.
    open var frame: CGRect {
        get {
            let flat = CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
            ).applying(transform)
            return flat.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    nonisolated open override func copy() -> Any {
        MainActor.assumeIsolated { Transfer(copied()) }.attributes
    }

    private func copied() -> UICollectionViewLayoutAttributes {
        let made = Self()
        made.indexPath = indexPath
        made.size = size
        made.center = center
        made.transform3D = transform3D
        made.alpha = alpha
        made.zIndex = zIndex
        made.isHidden = isHidden
        made.representedElementKind = representedElementKind
        made.representedElementCategory = representedElementCategory
        return made
    }

    /// Lists belong to the main thread, which asks for a copy and gets it.
    private struct Transfer: @unchecked Sendable {
        let attributes: UICollectionViewLayoutAttributes

        init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }
    }
}
