/// One group after the other along the direction of scrolling.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    private let group: NSCollectionLayoutGroup
    @Held open var contentInsets = NSDirectionalEdgeInsets.zero
    @Held open var interGroupSpacing: CGFloat = 0
    @Held open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    @Held open var supplementariesFollowContentInsets = true
    /// Held: sections scroll along with the rest.
    @Held open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Rows as wide as the list, 44 points high, with the insets of the appearance.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(configuration.rowHeight))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
        let section = NSCollectionLayoutSection(group: row)
        section.contentInsets = configuration.insets
        section.boundarySupplementaryItems = configuration.edgeItems
        return section
    }

    /// The attributes of `count` items and the edges, and where the section ends.
    func layOut(
        _ count: Int, section: Int, in room: CGSize, from start: CGFloat, isVertical: Bool
    ) -> (attributes: [UICollectionViewLayoutAttributes], end: CGFloat) {
        var course = SectionCourse(section: section, isVertical: isVertical, position: start)
        for item in boundarySupplementaryItems where item.isHeader { course.place(item, in: edgeRoom(room)) }
        course.position += isVertical ? contentInsets.top : contentInsets.leading
        let inner = CGSize(
            width: max(0, room.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, room.height - contentInsets.top - contentInsets.bottom))
        let across = isVertical ? contentInsets.leading : contentInsets.top
        var placed = 0
        while placed < count {
            if placed > 0 { course.position += interGroupSpacing }
            let size = group.layoutSize.size(in: inner)
            let frame = course.frame(across: across, size: size)
            let frames = group.frames(in: frame).prefix(count - placed)
            guard !frames.isEmpty else { break }
            for frame in frames {
                course.add(frame, item: placed)
                placed += 1
            }
            course.position += isVertical ? size.height : size.width
        }
        course.position += isVertical ? contentInsets.bottom : contentInsets.trailing
        for item in boundarySupplementaryItems where !item.isHeader { course.place(item, in: edgeRoom(room)) }
        return (course.attributes, course.position)
    }

    private func edgeRoom(_ room: CGSize) -> (origin: CGFloat, size: CGSize) {
        guard supplementariesFollowContentInsets else { return (0, room) }
        let width = max(0, room.width - contentInsets.leading - contentInsets.trailing)
        return (contentInsets.leading, CGSize(width: width, height: room.height))
    }
}

/// How far the layout of a section has come.
@MainActor
private struct SectionCourse {
    let section: Int
    let isVertical: Bool
    /// Along the direction of scrolling.
    var position: CGFloat
    private(set) var attributes: [UICollectionViewLayoutAttributes] = []

    init(section: Int, isVertical: Bool, position: CGFloat) {
        self.section = section
        self.isVertical = isVertical
        self.position = position
    }

    func frame(across: CGFloat, size: CGSize) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across), size: size)
    }

    mutating func add(_ frame: CGRect, item: Int) {
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        made.frame = frame
        attributes.append(made)
    }

    mutating func place(_ item: NSCollectionLayoutBoundarySupplementaryItem, in room: (origin: CGFloat, size: CGSize)) {
        let size = item.layoutSize.size(in: room.size)
        let made = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
        made.frame = frame(across: isVertical ? room.origin : 0, size: size).inset(by: item.contentInsets)
        made.zIndex = 1
        attributes.append(made)
        position += isVertical ? size.height : size.width
    }
}

/// How a collection looks that is a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    public enum HeaderMode: Int, Sendable {
        case none, supplementary, firstItemInSection
    }

    public enum FooterMode: Int, Sendable {
        case none, supplementary
    }

    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    /// Held: the rows of collections are not swiped in the model.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    /// Held, likewise.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

    public init(appearance: Appearance) {
        self.appearance = appearance
    }

    var rowHeight: CGFloat { 44 }

    var insets: NSDirectionalEdgeInsets {
        appearance == .insetGrouped
            ? NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20) : .zero
    }

    /// The header and footer that the data source is asked for.
    var edgeItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(28))
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if headerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if footerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return items
    }
}

/// How a section scrolls across the rest; held.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
