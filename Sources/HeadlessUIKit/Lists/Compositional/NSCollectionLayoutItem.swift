/// One item of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    /// Taken from the room that the size gives.
    @Held open var contentInsets = NSDirectionalEdgeInsets.zero

    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }

    /// The places of the cells in an item of that size: one, within the insets.
    func frames(in frame: CGRect) -> [CGRect] { [frame.inset(by: contentInsets)] }
}

/// Items beside each other or below each other, which repeat for as long as there is room.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public let subitems: [NSCollectionLayoutItem]
    @Held open var interItemSpacing: NSCollectionLayoutSpacing?
    private let isHorizontal: Bool
    /// How many there are, each as large as the others; nil for as many as fit.
    private let count: Int?

    private init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int?) {
        subitems = items
        self.isHorizontal = isHorizontal
        self.count = count.map { max(1, $0) }
        super.init(layoutSize: size)
    }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, count: nil)
    }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, count: nil)
    }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
    }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
    }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }

    private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

    /// The items that find room, each with its size; at least one.
    private func fitting(in room: CGSize) -> [(item: NSCollectionLayoutItem, size: CGSize)] {
        guard let first = subitems.first else { return [] }
        let gap = interItemSpacing?.spacing ?? 0
        if let count {
            let share = max(0, (along(room) - gap * CGFloat(count - 1)) / CGFloat(count))
            let own = first.layoutSize.size(in: room)
            let size =
                isHorizontal
                ? CGSize(width: share, height: own.height) : CGSize(width: own.width, height: share)
            return Array(repeating: (first, size), count: count)
        }
        var result: [(item: NSCollectionLayoutItem, size: CGSize)] = []
        var used: CGFloat = 0
        while result.count < Self.largestCount {
            let item = subitems[result.count % subitems.count]
            let size = item.layoutSize.size(in: room)
            let end = used + (result.isEmpty ? 0 : gap) + along(size)
            // What has no extent would repeat for ever.
            guard result.isEmpty || (end <= along(room) + 0.01 && (along(size) > 0 || result.count < subitems.count))
            else { break }
            result.append((item, size))
            used = end
        }
        return result
    }

    private static let largestCount = 1000

    override func frames(in frame: CGRect) -> [CGRect] {
        let room = frame.inset(by: contentInsets)
        let items = fitting(in: room.size)
        var gap = interItemSpacing?.spacing ?? 0
        if interItemSpacing?.isFlexible == true, items.count > 1 {
            let free = along(room.size) - items.reduce(0) { $0 + along($1.size) }
            gap = max(gap, free / CGFloat(items.count - 1))
        }
        var position: CGFloat = 0
        return items.flatMap { item, size in
            let origin =
                isHorizontal
                ? CGPoint(x: room.minX + position, y: room.minY) : CGPoint(x: room.minX, y: room.minY + position)
            position += along(size) + gap
            return item.frames(in: CGRect(origin: origin, size: size))
        }
    }
}

/// A header or footer at an edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let alignment: NSRectAlignment

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.elementKind = elementKind
        self.alignment = alignment
        super.init(layoutSize: layoutSize)
    }

    /// Whether it stands before the items.
    var isHeader: Bool {
        switch alignment {
        case .top, .topLeading, .topTrailing, .leading: true
        default: false
        }
    }
}
