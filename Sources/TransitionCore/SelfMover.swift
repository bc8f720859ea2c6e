/// What sets a view's values over and over, without anyone doing anything and beside all transitions.
public enum SelfMover: UInt8, Hashable, Codable, Sendable {
    /// A timer that repeats.
    case timer
    case displayLink
    /// Work, a task or a completion that leaves itself to be done again and again.
    case queue
}

/// A view that changes by itself, and is compared with no other run for that reason.
public struct SelfChange: Hashable, Codable, Sendable {
    /// `UILabel in the view of ClockController`
    public let view: String
    public let mover: SelfMover

    public init(view: String, mover: SelfMover) {
        self.view = view
        self.mover = mover
    }
}
