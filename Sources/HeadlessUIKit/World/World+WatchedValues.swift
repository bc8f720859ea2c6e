import TransitionCore

/// What the app's code sets in the midst of a transition or of a gesture, and a cancel has to bring back.
extension World {
    /// Notes that a value is being set; the first time only since the last rest, by acts the first time in each.
    ///
    /// Layout follows what others have set. What an act sets after a transition has ended, and before the rest at which
    /// it is judged, is noted as well.
    /// - Parameter writer: who sets it; nil for the code that runs now.
    func noteSet(_ value: WatchedValue, of object: @autoclosure () -> ObjectID, by writer: ValueWriter? = nil) {
        // Out of sight it may be the only trace of what an act does.
        World.effectCount += 1
        noteSelfChange(of: object())
        guard !isFollowing,
            !openTransitions.isEmpty || isTellingEnd
                || (isDoingOtherThings ? hasEndedTransitions : hand.isSendingAction),
            !isBesideTransitions
        else { return }
        let object = object()
        let kind = TraceEvent.Kind.valueSet(object: object, value, by: writer ?? valueWriter)
        guard object != .none, valuesSet.insert(kind).inserted else { return }
        record(kind)
    }

    /// Has what `body` sets taken for UIKit's doing, also where the app's code asked for it outside of layout.
    static func following(_ body: () -> Void) {
        let world = current
        let wasFollowing = world?.isFollowing ?? false
        world?.isFollowing = true
        body()
        world?.isFollowing = wasFollowing
    }

    /// Counts the change of a value that only says how something later is to be done; to set it anew is no change.
    static func noteChange<Value: Equatable>(from old: Value, to new: Value) {
        if new != old { effectCount += 1 }
    }

    /// An act begins, or a finger comes down: what an earlier one has set it may set again.
    func forgetValuesSetByActs() {
        guard !valuesSet.isEmpty else { return }
        valuesSet = valuesSet.filter { kind in
            if case .valueSet(_, _, by: .act) = kind { false } else { true }
        }
    }

    /// Whether what runs now was under way before any open transition was asked for, and belongs to none: a clock's
    /// hand moves on whatever a cancel brings back.
    private var isBesideTransitions: Bool {
        guard !hand.isSendingAction, !isTellingEnd, cause.depth > 0 else { return false }
        if cause.isBackground(atFrame: frame) { return true }
        return openTransitions.areLater(than: cause.since, andOthersThan: cause.deed)
    }

    /// Whether what runs now is an act, or what a finger does to a control or a view of its own and that asked for no
    /// open transition: what it sets is meant to stay.
    var isDoingOtherThings: Bool {
        if isInAct { return true }
        guard cause.depth == 0, !hand.isSendingAction, isOfTouch(cause) else { return false }
        return openTransitions.areOthers(than: cause.deed)
    }

    private func isOfTouch(_ cause: Cause) -> Bool {
        guard recorder.trace.deeds.indices.contains(Int(cause.deed)) else { return false }
        if case .touch = recorder.trace.deeds[Int(cause.deed)].kind { return true }
        return false
    }

    var valueWriter: ValueWriter {
        if isSendingAppearance { return .appearance }
        if isDoingOtherThings { return .act }
        return hand.actingRecognizerID.map { .gesture($0) } ?? .other
    }
}
