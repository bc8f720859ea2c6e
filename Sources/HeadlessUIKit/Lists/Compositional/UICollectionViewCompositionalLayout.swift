public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    @Held open var scrollDirection = UICollectionView.ScrollDirection.vertical
    @Held open var interSectionSpacing: CGFloat = 0
}

/// Sections of groups of items, each in parts of what is around it.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    @Held open var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var contentSize = CGSize.zero

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }

    public convenience init(section: NSCollectionLayoutSection) {
        self.init { _, _ in section }
    }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init { _, _ in section }
        self.configuration = configuration
    }

    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: sectionProvider)
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        super.init(coder: coder)
    }

    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    open override var collectionViewContentSize: CGSize { contentSize }

    open override func prepare() {
        super.prepare()
        attributes = []
        contentSize = .zero
        guard let collectionView else { return }
        let insets = collectionView.adjustedContentInset
        let room = CGSize(
            width: collectionView.bounds.width - insets.left - insets.right,
            height: collectionView.bounds.height - insets.top - insets.bottom)
        let isVertical = configuration.scrollDirection == .vertical
        let environment = LayoutEnvironment(size: room, traits: collectionView.traitCollection)
        var position: CGFloat = 0
        for index in 0..<collectionView.numberOfSections {
            guard let section = provider(index, environment) else { continue }
            if index > 0 { position += configuration.interSectionSpacing }
            let count = collectionView.numberOfItems(inSection: index)
            let part = section.layOut(count, section: index, in: room, from: position, isVertical: isVertical)
            attributes += part.attributes
            position = part.end
        }
        contentSize =
            isVertical ? CGSize(width: room.width, height: position) : CGSize(width: position, height: room.height)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { !$0.frame.overlap(with: rect).isNull }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }
}

/// The collection as its sections see it.
private final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }

    init(size: CGSize, traits: UITraitCollection) {
        contentSize = size
        traitCollection = traits
        super.init()
    }
}

/// A row of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    /// Held: what stands at the ends of the row is not shown.
    @Held open var accessories: [UICellAccessory] = []
    /// Held.
    @Held open var indentationLevel = 0
}

/// What stands at an end of a list's row; held.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// Which accessory it is.
    public enum AccessoryType: Int, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail
        case customView
    }

    public let accessoryType: AccessoryType
    /// What a tap on it would do; nothing taps it in the model.
    public let actionHandler: (() -> Void)?

    public static func disclosureIndicator() -> UICellAccessory { made(.disclosureIndicator) }
    public static func checkmark() -> UICellAccessory { made(.checkmark) }
    public static func reorder() -> UICellAccessory { made(.reorder) }
    public static func multiselect() -> UICellAccessory { made(.multiselect) }
    public static func label(text: String) -> UICellAccessory { made(.label) }
    public static func customView(_ view: UIView) -> UICellAccessory { made(.customView) }
    public static func delete(actionHandler: (() -> Void)? = nil) -> UICellAccessory { made(.delete, actionHandler) }
    public static func insert(actionHandler: (() -> Void)? = nil) -> UICellAccessory { made(.insert, actionHandler) }
    public static func detail(actionHandler: (() -> Void)? = nil) -> UICellAccessory { made(.detail, actionHandler) }
    public static func outlineDisclosure(actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        made(.outlineDisclosure, actionHandler)
    }

    private static func made(_ kind: AccessoryType, _ handler: (() -> Void)? = nil) -> UICellAccessory {
        UICellAccessory(accessoryType: kind, actionHandler: handler)
    }
}
