import TransitionCore

/// What is called again and again, as long as the app lives or until it is stopped.
struct EndlessWork {
    let mover: SelfMover
    /// The frame since which it is under way without a pause; -1 for what has none.
    let since: Int
}

/// Views that change at any time, whatever a script does: a rest shows them as they happen to be just then.
extension World {
    /// Does what is called again and again.
    func running(_ work: EndlessWork, _ body: () -> Void) {
        let outer = (endlessWork, objectCountAtCall)
        (endlessWork, objectCountAtCall) = (work, recorder.trace.objects.count)
        body()
        (endlessWork, objectCountAtCall) = outer
    }

    /// Notes that a value is being set, if what sets it does so for ever. What it makes itself in the same call, as a
    /// page to present, it only gets ready.
    func noteSelfChange(of object: @autoclosure () -> ObjectID) {
        guard let mover = selfMover else { return }
        let object = object()
        if endlessWork == nil || Int(object.rawValue) < objectCountAtCall { changedByThemselves[object] = mover }
    }

    /// What sets values now in that manner: what the launch has begun, or what goes on for so long that it will not
    /// end; nil where a finger, an act or a transition does, and where a transition has set it going.
    var selfMover: SelfMover? {
        guard cause.depth > 0, !isFollowing, !hand.isSendingAction else { return nil }
        guard endlessWork != nil && cause.deed == 0 || cause.isBackground(atFrame: frame) else { return nil }
        // The launch comes before all that is done.
        let since = max(cause.deed == 0 ? -1 : cause.since, endlessWork?.since ?? -1)
        let isBeside = openTransitions.areLater(than: since, andOthersThan: cause.deed)
        return isBeside ? endlessWork?.mover ?? .queue : nil
    }
}
