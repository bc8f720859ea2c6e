import TransitionCore

/// Who asks for a transition: a gesture's action or delegate, or not, in which step, and what it goes back to.
struct RequestOrigin {
    let isGesture: Bool
    let step: Int32
    let cause: Cause
    let asker: RequestCause.Asker
    let isHeardByAnother: Bool

    var requestCause: RequestCause {
        RequestCause(
            deed: Int(cause.deed), asker: asker, isDirect: cause.depth == 0, isHeardByAnother: isHeardByAnother)
    }
}

extension World {
    /// Who asks for what is requested now; of a request that has waited, who made it then.
    var origin: RequestOrigin {
        if let waitingOrigin { return waitingOrigin }
        let asker = hand.asker
        return RequestOrigin(
            isGesture: asker != nil, step: recorder.step, cause: cause, asker: asker ?? .code,
            isHeardByAnother: asker != nil && hand.isHeardByAnother)
    }

    /// Whether the gesture that is heard of now has asked for that transition itself.
    func isOwnGesture(of transition: TransitionID) -> Bool {
        let earlier = recorder.trace.record(of: transition)
        let now = origin
        return now.isGesture && earlier.isRequestedByGesture && earlier.cause.deed == Int(now.cause.deed)
    }
}
