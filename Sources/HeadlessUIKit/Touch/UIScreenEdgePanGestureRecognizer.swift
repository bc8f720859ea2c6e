/// Recognizes a drag that starts at an edge of the window and leads away from it (ledger 8.7).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How far from the edge a finger may go down, in points.
    static let bezel: CGFloat = 20

    /// The edges that count; none at first, so that nothing is recognized.
    @exclusivity(unchecked) open var edges: UIRectEdge = []

    /// The edges at which all fingers went down.
    @exclusivity(unchecked) private var start: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let common = touches.reduce(edges) { $0.intersection(Self.edges(near: $1)) }
        guard !common.isEmpty else {
            state = .failed
            return
        }
        start = common
        super.touchesBegan(touches, with: event)
    }

    /// A finger that leaves the screen at its edge drags nothing in.
    override func isDrag(_ way: CGVector) -> Bool {
        guard super.isDrag(way) else { return false }
        return (start.contains(.left) && way.dx > 0) || (start.contains(.right) && way.dx < 0)
            || (start.contains(.top) && way.dy > 0) || (start.contains(.bottom) && way.dy < 0)
    }

    private static func edges(near touch: UITouch) -> UIRectEdge {
        guard let bounds = touch.window?.bounds else { return [] }
        let point = touch.location(in: nil)
        var edges: UIRectEdge = []
        if point.x <= bounds.minX + bezel { edges.insert(.left) }
        if point.x >= bounds.maxX - bezel { edges.insert(.right) }
        if point.y <= bounds.minY + bezel { edges.insert(.top) }
        if point.y >= bounds.maxY - bezel { edges.insert(.bottom) }
        return edges
    }
}
