import TransitionCore

extension ProgressIsSane {
    /// What is wrong with the progress, or with the rest of the way.
    enum Cause: String, CauseCode {
        case notFinite = "not-finite"
        case aboveOne = "above-one"
        case belowZero = "below-zero"
        case restTooLong = "rest-too-long"
        case jumps

        var words: String {
            switch self {
            case .notFinite: "progress is not finite"
            case .aboveOne: "progress is above 1"
            case .belowZero: "progress is below 0"
            case .restTooLong: "the rest takes too long"
            case .jumps: "a view jumps as it is let go"
            }
        }

        var rules: [String] {
            switch self {
            case .notFinite, .aboveOne, .belowZero: ["3.4", "4.4"]
            case .restTooLong, .jumps: ["4.2", "4.3"]
            }
        }

        var repairs: [Repair.Kind] {
            switch self {
            case .notFinite, .aboveOne, .belowZero: [.clampsProgress]
            case .restTooLong: []
            case .jumps: [.keepsPlace]
            }
        }
    }
}
