import Foundation

/// How the content follows a finger along one axis: from where code has put it meanwhile, and beyond an edge less and
/// less (ledger 11.4).
struct ScrollDrag {
    /// What the content can move within, and in a room of what length.
    struct Limits {
        let least: CGFloat
        let most: CGFloat
        let length: CGFloat
        let bounces: Bool
    }

    /// Resistance of content that is pulled beyond its edge.
    private static let resistance: CGFloat = 0.55

    /// The offset that the content would have without edges where the finger had come to `baseWay`.
    private var base: CGFloat = 0
    private var baseWay: CGFloat = 0
    /// Where the finger was last, and where it left the content.
    private var way: CGFloat = 0
    private var offset: CGFloat = 0

    init() {}

    init(from offset: CGFloat, way: CGFloat) {
        (base, baseWay) = (offset, way)
        (self.offset, self.way) = (offset, way)
    }

    /// Follows the finger to a way from where it came down.
    ///
    /// - Parameter present: the content's offset now, which code may have set since.
    /// - Returns: the offset that the content takes.
    mutating func follow(to way: CGFloat, from present: CGFloat, _ limits: Limits) -> CGFloat {
        if present != offset { (base, baseWay) = (Self.released(present, limits), self.way) }
        self.way = way
        offset = Self.stretched(base - (way - baseWay), limits)
        return offset
    }

    private static func stretched(_ offset: CGFloat, _ limits: Limits) -> CGFloat {
        let inside = min(max(offset, limits.least), limits.most)
        guard limits.bounces, limits.length > 0, offset != inside else { return inside }
        let way = abs(offset - inside)
        let shown = (1 - 1 / (way * resistance / limits.length + 1)) * limits.length
        return inside + (offset < inside ? -shown : shown)
    }

    /// The offset that is shown stretched as that one.
    private static func released(_ offset: CGFloat, _ limits: Limits) -> CGFloat {
        let inside = min(max(offset, limits.least), limits.most)
        let shown = abs(offset - inside)
        guard limits.bounces, shown > 0, shown < limits.length else { return offset }
        let way = (1 / (1 - shown / limits.length) - 1) * limits.length / resistance
        return inside + (offset < inside ? -way : way)
    }
}
