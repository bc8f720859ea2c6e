/// A drag that is tried after a run: one finger, slowly, from one side of the window to the other.
public enum DragWay: String, CaseIterable, Codable, Hashable, Sendable {
    case fromLeftEdge = "from-left-edge"
    case right
    case left
    case down
    case up

    /// As it is named in a report: `drag right from the left edge`.
    public var words: String {
        switch self {
        case .fromLeftEdge: "drag right from the left edge"
        case .right: "drag right"
        case .left: "drag left"
        case .down: "drag down"
        case .up: "drag up"
        }
    }

    /// It as a step in a window of that size, in points.
    package func step(inWidth width: Int, height: Int) -> PanStep {
        let (dx, dy) =
            switch self {
            case .fromLeftEdge, .right: (width - 2, 0)
            case .left: (2 - width, 0)
            case .down: (0, height - 2)
            case .up: (0, 2 - height)
            }
        let start = self == .fromLeftEdge ? TouchStart.leftEdge : .point(x: 50, y: 50)
        return PanStep(start: start, dx: dx, dy: dy, frames: Self.frames, ending: .lift)
    }

    private static let frames = 30
}
