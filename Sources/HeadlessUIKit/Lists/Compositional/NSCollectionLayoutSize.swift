/// The environment that a section is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The room that a section is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
}

/// A width or a height: a part of what is around it, or points.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    private enum Measure {
        case widthPart, heightPart, points, estimate
    }

    private let measure: Measure
    public let dimension: CGFloat

    private init(_ measure: Measure, _ dimension: CGFloat) {
        self.measure = measure
        self.dimension = dimension
        super.init()
    }

    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.widthPart, fractionalWidth)
    }

    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.heightPart, fractionalHeight)
    }

    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.points, absoluteDimension)
    }

    /// Points until something else is known. Items keep the estimate: none is measured.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimate, estimatedDimension)
    }

    open var isFractionalWidth: Bool { measure == .widthPart }
    open var isFractionalHeight: Bool { measure == .heightPart }
    open var isAbsolute: Bool { measure == .points }
    open var isEstimated: Bool { measure == .estimate }

    func length(in room: CGSize) -> CGFloat {
        switch measure {
        case .widthPart: room.width * dimension
        case .heightPart: room.height * dimension
        case .points, .estimate: dimension
        }
    }
}

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func size(in room: CGSize) -> CGSize {
        CGSize(width: max(0, widthDimension.length(in: room)), height: max(0, heightDimension.length(in: room)))
    }
}

/// The distance between the items of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    /// Whether what is left of the group's room goes between the items.
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
        super.init()
    }

    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    open var isFixed: Bool { !isFlexible }
}

/// Edges and corners of a rectangle.
public struct NSRectAlignment: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let none = NSRectAlignment(rawValue: 0)
    public static let top = NSRectAlignment(rawValue: 1)
    public static let topLeading = NSRectAlignment(rawValue: 2)
    public static let leading = NSRectAlignment(rawValue: 3)
    public static let bottomLeading = NSRectAlignment(rawValue: 4)
    public static let bottom = NSRectAlignment(rawValue: 5)
    public static let bottomTrailing = NSRectAlignment(rawValue: 6)
    public static let trailing = NSRectAlignment(rawValue: 7)
    public static let topTrailing = NSRectAlignment(rawValue: 8)
}

extension CGRect {
    /// Leading is left.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
