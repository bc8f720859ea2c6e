import TransitionCore

extension UnanimatedIsEquivalent {
    /// How the two ends differ, and of which of them that is told.
    enum Cause: String, CauseCode {
        case anotherState = "another-state"
        case otherAppearanceCalls = "other-appearance-calls"
        case exception
        case noEnd = "no-end"
        case anotherOutcome = "another-outcome"
        case topNotSeen = "top-not-seen"
        case topElsewhereUnanimated = "top-elsewhere-unanimated"
        case topElsewhereAnimated = "top-elsewhere-animated"
        case topCutUnanimated = "top-cut-unanimated"
        case topCutAnimated = "top-cut-animated"

        var words: String { "\(difference) \(isOfAnimation ? "with" : "without") animation" }

        /// What differs, whichever end it is told of.
        var difference: String {
            switch self {
            case .anotherState: "another model state"
            case .otherAppearanceCalls: "other appearance calls for {controller}"
            case .exception: "an exception"
            case .noEnd: "no end"
            case .anotherOutcome: "another outcome"
            case .topNotSeen: "the top view cannot be seen"
            case .topElsewhereUnanimated, .topElsewhereAnimated: "the top view is elsewhere"
            case .topCutUnanimated, .topCutAnimated: "less of the top view can be seen"
            }
        }

        /// Whether it is the end with animation that is wrong.
        var isOfAnimation: Bool { self == .topElsewhereAnimated || self == .topCutAnimated }

        var rules: [String] {
            switch self {
            case .anotherState, .otherAppearanceCalls, .exception, .noEnd, .anotherOutcome, .topNotSeen,
                .topCutUnanimated:
                ["1.3", "1.10"]
            case .topElsewhereUnanimated, .topElsewhereAnimated: ["1.3", "2.6"]
            case .topCutAnimated: ["1.3", "2.7"]
            }
        }

        /// What is missing without animation, nobody but the code that is not run then knows.
        var repairs: [Repair.Kind] { [] }
    }
}
