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
