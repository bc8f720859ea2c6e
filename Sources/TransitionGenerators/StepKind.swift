import TransitionCore

/// The kinds of steps, the simplest first: shrinking replaces a kind by an earlier one where it can.
public enum StepKind: UInt8, CaseIterable, Hashable, Sendable {
    case wait, act, lift, pan, tap, move, pinch, cancelTouches, hitch, background, foreground, resize

    /// What a person does with one finger and what time does; pinches and the system's doings are asked for by name.
    public static let standard: [StepKind] = [.wait, .act, .lift, .pan, .tap, .move, .cancelTouches, .hitch]

    public init(_ step: Step) {
        self =
            switch step {
            case .wait: .wait
            case .act: .act
            case .lift: .lift
            case .pan: .pan
            case .tap: .tap
            case .move: .move
            case .pinch: .pinch
            case .cancelTouches: .cancelTouches
            case .hitch: .hitch
            case .background: .background
            case .foreground: .foreground
            case .resize: .resize
            }
    }
}
