import TransitionCore

extension ResultAgrees {
    /// How the completion contradicts what was decided.
    enum Cause: String, CauseCode {
        case trueAfterCancel = "true-after-cancel"
        case falseWithoutCancel = "false-without-cancel"
        case falseCutShort = "false-cut-short"
        case trueAfterTurning = "true-after-turning"
        case trueUnderFinger = "true-under-finger"
        case trueWithoutGesture = "true-without-gesture"
        case trueBeforeLostCall = "true-before-lost-call"
        case trueAfterLostCall = "true-after-lost-call"
        case falseBeforeLostCall = "false-before-lost-call"
        case falseAfterLostCall = "false-after-lost-call"

        var words: String {
            switch self {
            case .trueAfterCancel: "completed with true after a cancel"
            case .falseWithoutCancel: "completed with false without a cancel"
            case .falseCutShort: "completed with false because the animation was cut short"
            case .trueAfterTurning: "completed with true after its animation came back to its start"
            case .trueUnderFinger: "completed with true under an undecided finger"
            case .trueWithoutGesture: "completed with true without the gesture that asked"
            case .trueBeforeLostCall: "completed with true before a lost {method}"
            case .trueAfterLostCall: "completed with true after a lost {method}"
            case .falseBeforeLostCall: "completed with false before a lost {method}"
            case .falseAfterLostCall: "completed with false after a lost {method}"
            }
        }

        var rules: [String] {
            switch self {
            case .trueAfterCancel, .falseWithoutCancel: ["3.3", "3.5"]
            case .falseCutShort: ["3.5", "6.6"]
            case .trueAfterTurning: ["3.5", "5.7"]
            case .trueWithoutGesture: ["4.7", "8.14"]
            case .trueUnderFinger, .trueBeforeLostCall, .trueAfterLostCall, .falseBeforeLostCall, .falseAfterLostCall:
                ["3.5", "4.7"]
            }
        }

        var repairs: [Repair.Kind] {
            switch self {
            case .trueAfterCancel, .falseWithoutCancel, .falseCutShort: [.tellsDecision]
            case .trueAfterTurning: [.tellsPosition]
            case .trueUnderFinger: [.keepsPlace, .waitsForDecision]
            case .trueBeforeLostCall, .falseBeforeLostCall: [.waitsForDecision]
            case .trueWithoutGesture, .trueAfterLostCall, .falseAfterLostCall: []
            }
        }
    }
}
