/// Recognizes a drag that starts at an edge of the window (ledger 8.7).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How far from the edge a finger may go down, in points.
    static let bezel: CGFloat = 20

    /// The edges that count; none at first, so that nothing is recognized.
    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.allSatisfy(startsAtEdge) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    private func startsAtEdge(_ touch: UITouch) -> Bool {
        guard let bounds = touch.window?.bounds else { return false }
        let place = touch.location(in: nil)
        return (edges.contains(.left) && place.x <= bounds.minX + Self.bezel)
            || (edges.contains(.right) && place.x >= bounds.maxX - Self.bezel)
            || (edges.contains(.top) && place.y <= bounds.minY + Self.bezel)
            || (edges.contains(.bottom) && place.y >= bounds.maxY - Self.bezel)
    }
}
