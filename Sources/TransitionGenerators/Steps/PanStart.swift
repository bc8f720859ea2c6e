import TransitionChoices
import TransitionCore

/// The order of a pan's starts, and which way is inward from each.
enum PanStart: UInt64, CaseIterable {
    case leftEdge, rightEdge, point, topEdge, bottomEdge

    init(_ start: TouchStart) {
        self =
            switch start {
            case .leftEdge: .leftEdge
            case .rightEdge: .rightEdge
            case .point: .point
            case .topEdge: .topEdge
            case .bottomEdge: .bottomEdge
            }
    }

    func touchStart(x: UInt64, y: UInt64) -> TouchStart {
        switch self {
        case .leftEdge: .leftEdge
        case .rightEdge: .rightEdge
        case .point: .point(x: percentOrder.integer(for: x), y: percentOrder.integer(for: y))
        case .topEdge: .topEdge
        case .bottomEdge: .bottomEdge
        }
    }

    var isVertical: Bool { self == .topEdge || self == .bottomEdge }

    /// 1 where inward is right or down, -1 where it is left or up.
    var inward: Int { self == .rightEdge || self == .bottomEdge ? -1 : 1 }
}

/// Percent of the window's side, from the middle outwards.
let percentOrder = SimplestFirst(0...100, simplest: 50)
