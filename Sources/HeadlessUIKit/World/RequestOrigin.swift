/// Who asks for a transition: a gesture's action or not, and in which step.
struct RequestOrigin {
    let isGesture: Bool
    let step: Int32
}

extension World {
    /// Who asks for what is requested now; of a request that has waited, who made it then.
    var origin: RequestOrigin {
        waitingOrigin ?? RequestOrigin(isGesture: touches.isSendingAction, step: recorder.step)
    }
}
