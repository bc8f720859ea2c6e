import TransitionCore

/// What a property animator is doing; the columns of the table in ledger 5.2.
enum AnimatorCondition: Sendable {
    case inactive, running, paused, stopped
}

/// The calls that a property animator takes; the rows of the table in ledger 5.2.
enum AnimatorCall: String, CaseIterable, Sendable {
    case start = "startAnimation()"
    case startAfterDelay = "startAnimation(afterDelay:)"
    case pause = "pauseAnimation()"
    case setFraction = "fractionComplete ="
    case setReversed = "isReversed ="
    case continueAnimation = "continueAnimation(withTimingParameters:durationFactor:)"
    case stop = "stopAnimation(_:)"
    case finish = "finishAnimation(at:)"
    case addAnimations = "addAnimations(_:)"
    case addCompletion = "addCompletion(_:)"
    case setInteraction = "isInterruptible or isUserInteractionEnabled ="
}

/// The cells of the table in ledger 5.2.
enum AnimatorReaction: Equatable, Sendable {
    /// The call does its work.
    case works
    case isIgnored
    /// A programmer error: an exception, after which nothing has changed.
    case raises
    /// A programmer error, but not where it has ended and was stopped.
    case raisesUnlessStopped
    /// Raises while the rule holds and is ignored when it is flipped.
    case contested(ContestedRule)
}

/// The transition table of ledger 5.2.
enum AnimatorStateTable {
    private typealias Row = (
        inactive: AnimatorReaction, running: AnimatorReaction, paused: AnimatorReaction, stopped: AnimatorReaction
    )

    static func reaction(to call: AnimatorCall, when condition: AnimatorCondition) -> AnimatorReaction {
        let row = row(of: call)
        switch condition {
        case .inactive: return row.inactive
        case .running: return row.running
        case .paused: return row.paused
        case .stopped: return row.stopped
        }
    }

    private static let stoppedRaises = AnimatorReaction.contested(.stoppedAnimatorRaises)

    // swift-format-ignore
    private static func row(of call: AnimatorCall) -> Row {
        switch call {
        //                          inactive              running     paused      stopped
        case .start:               (.works,               .isIgnored, .works,     stoppedRaises)
        case .startAfterDelay:     (.works,               .isIgnored, .raises,    .raises)
        case .pause:               (.works,               .works,     .isIgnored, stoppedRaises)
        case .setFraction:         (.works,               .isIgnored, .works,     .isIgnored)
        case .setReversed:         (.works,               .works,     .works,     .isIgnored)
        case .continueAnimation:   (.raises,              .raises,    .works,     .raises)
        case .stop:                (.isIgnored,           .works,     .works,     .raises)
        case .finish:              (.raisesUnlessStopped, .raises,    .raises,    .works)
        case .addAnimations:       (.works,               .works,     .works,     stoppedRaises)
        case .addCompletion:       (.works,               .works,     .works,     .works)
        case .setInteraction:      (.works,               .raises,    .raises,    .works)
        }
    }
}
