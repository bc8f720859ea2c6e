/// One step as numbers: the same nine for every kind, so that changing one step never shifts another's.
///
/// A number that the step's kind does not need has the maximum 0. Frames stand in one place for all kinds, so a pan
/// that becomes a wait still takes its time.
struct StepRecord: Hashable {
    /// The numbers after the kind, in the order in which they are drawn.
    enum Column: CaseIterable {
        case frames, target, across, along, isOutward, ending, x, y
    }

    /// Index into the vocabulary's kinds.
    var kind: UInt64 = 0
    /// Frames of a wait, pan, pinch, move or hitch.
    var frames: UInt64 = 0
    /// Index of an action, or of a pan's start.
    var target: UInt64 = 0
    /// A pan's way at right angles, a move's along y, a window's height. It stands before the way along, so that the
    /// simplest of two equal drags is the straight one.
    var across: UInt64 = 0
    /// A pan's way from its start inward, a pinch's scale, a move's along x, a window's width.
    var along: UInt64 = 0
    /// 1 for a pan that goes the other way, out of the window.
    var isOutward: UInt64 = 0
    /// The ending of a pan or pinch.
    var ending: UInt64 = 0
    /// A point in percent of the window, from its middle.
    var x: UInt64 = 0
    var y: UInt64 = 0

    static let count = 9

    var values: [UInt64] { [kind, frames, target, across, along, isOutward, ending, x, y] }

    subscript(column: Column) -> UInt64 {
        get {
            switch column {
            case .frames: frames
            case .target: target
            case .across: across
            case .along: along
            case .isOutward: isOutward
            case .ending: ending
            case .x: x
            case .y: y
            }
        }
        set {
            switch column {
            case .frames: frames = newValue
            case .target: target = newValue
            case .across: across = newValue
            case .along: along = newValue
            case .isOutward: isOutward = newValue
            case .ending: ending = newValue
            case .x: x = newValue
            case .y: y = newValue
            }
        }
    }

    /// Puts a point in; false if it is outside the window.
    mutating func setPoint(x: Int, y: Int) -> Bool {
        guard let first = percentOrder.code(for: x), let second = percentOrder.code(for: y) else { return false }
        (self.x, self.y) = (first, second)
        return true
    }

    /// The point that was put in.
    var point: (x: Int, y: Int) { (percentOrder.integer(for: x), percentOrder.integer(for: y)) }
}
