/// The modes of the run loop in which something runs.
struct LoopModes: OptionSet, Sendable {
    let rawValue: UInt8

    static let standard = LoopModes(rawValue: 1 << 0)
    /// While a finger scrolls.
    static let tracking = LoopModes(rawValue: 1 << 1)
    static let common: LoopModes = [.standard, .tracking]

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The model's loop runs in no other mode than these.
    init(_ mode: RunLoop.Mode) {
        switch mode {
        case .common: self = .common
        case .default: self = .standard
        case .tracking: self = .tracking
        default: self = []
        }
    }

    init(_ modes: [RunLoop.Mode]) {
        self = modes.reduce(into: []) { $0.formUnion(LoopModes($1)) }
    }
}

extension RunLoop.Mode {
    /// The mode while a scroll view tracks a finger: what was added for the default mode alone waits for its end.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension World {
    /// The mode in which the loop runs now.
    var loopMode: LoopModes {
        hand.isTrackingContent ? .tracking : .standard
    }
}
