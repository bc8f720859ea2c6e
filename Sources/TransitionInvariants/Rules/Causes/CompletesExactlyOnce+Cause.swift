import TransitionCore

extension CompletesExactlyOnce {
    /// How a transition comes to be completed never, or more than once.
    enum Cause: String, CauseCode {
        case calledMoreThanOnce = "called-more-than-once"
        case neverStarted = "never-started"
        case vendedWithoutGesture = "vended-without-gesture"
        case gestureEndedBeforeStart = "gesture-ended-before-start"
        case capturedByGesture = "captured-by-gesture"
        case driverToldTooEarly = "driver-told-too-early"
        case anotherDriverTold = "another-driver-told"
        case gestureEndIgnored = "gesture-end-ignored"
        case gestureCancelIgnored = "gesture-cancel-ignored"
        case gestureNeverEnded = "gesture-never-ended"
        case pausedForGood = "paused-for-good"
        case gestureAskedForMore = "gesture-asked-for-more"
        case animationEnded = "animation-ended"
        case animationCutShort = "animation-cut-short"
        case neverFinished = "never-finished"
        case driverUpdatedToOne = "driver-updated-to-one"
        case driverHasNoSpeed = "driver-has-no-speed"
        case animatorPausedForGood = "animator-paused-for-good"
        case animatorStoppedForGood = "animator-stopped-for-good"

        var words: String {
            switch self {
            case .calledMoreThanOnce: "called more than once"
            case .neverStarted: "never started"
            case .vendedWithoutGesture: "interaction controller vended without a gesture"
            case .gestureEndedBeforeStart: "gesture ended before the start"
            case .capturedByGesture: "captured by a gesture that did not ask for it"
            case .driverToldTooEarly: "driver was told to end before the start"
            case .anotherDriverTold: "another driver was told to end"
            case .gestureEndIgnored: "gesture ended and the code did not react"
            case .gestureCancelIgnored: "gesture was cancelled and the code did not react"
            case .gestureNeverEnded: "gesture never ended"
            case .pausedForGood: "paused and never continued"
            case .gestureAskedForMore: "a gesture asked for more while it was under way"
            case .animationEnded: "animation ended without completing"
            case .animationCutShort: "animation was cut short in the background"
            case .neverFinished: "never finished after the interaction"
            case .driverUpdatedToOne: "driver was updated to 1"
            case .driverHasNoSpeed: "driver has no speed to go on with"
            case .animatorPausedForGood: "animator was paused and never continued"
            case .animatorStoppedForGood: "animator was stopped and never finished"
            }
        }

        var rules: [String] {
            switch self {
            case .calledMoreThanOnce: ["3.5", "3.7"]
            case .neverStarted: ["1.2"]
            case .vendedWithoutGesture: ["1.4", "3.6", "8.13"]
            case .gestureEndedBeforeStart: ["1.2", "4.7", "8.9"]
            case .capturedByGesture: ["1.3", "8.13", "4.7", "8.9"]
            case .driverToldTooEarly: ["1.2", "4.7"]
            case .anotherDriverTold: ["4.7"]
            case .gestureEndIgnored: ["3.6", "8.1"]
            case .gestureCancelIgnored: ["3.6", "8.10"]
            case .gestureNeverEnded: ["3.6", "8.11"]
            case .pausedForGood: ["3.2", "4.10"]
            case .gestureAskedForMore: ["3.6", "9.1"]
            case .animationEnded: ["3.5", "3.6"]
            case .animationCutShort: ["3.6", "6.6", "9.10"]
            case .neverFinished: ["3.4", "3.5"]
            case .driverUpdatedToOne: ["4.5"]
            case .driverHasNoSpeed: Diagnostic.Mistake.driverHasNoSpeed.rules
            case .animatorPausedForGood, .animatorStoppedForGood: ["3.6", "5.8"]
            }
        }

        /// A gesture that began at a stack's root is told of otherwise.
        var rulesByDetail: [String] {
            switch self {
            case .vendedWithoutGesture: ["1.4", "8.13"]
            case .capturedByGesture: ["1.3", "8.13", "8.9"]
            default: []
            }
        }

        var repairs: [Repair.Kind] {
            switch self {
            case .calledMoreThanOnce: [.completesOnce]
            case .neverStarted: []
            case .vendedWithoutGesture, .capturedByGesture: [.vendsForGestures, .completesTransition]
            case .gestureEndedBeforeStart, .driverToldTooEarly: [.keepsEarlyEnd, .completesTransition]
            case .gestureEndIgnored, .gestureCancelIgnored, .gestureNeverEnded, .anotherDriverTold,
                .gestureAskedForMore:
                [.endsInteraction, .completesTransition]
            default: [.completesTransition]
            }
        }
    }
}
