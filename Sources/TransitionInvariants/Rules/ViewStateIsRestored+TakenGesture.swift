import TransitionCore

/// What a gesture has moved that the system took away: a drawer that stays half open.
///
/// Other ways of the same gesture tell where the view belongs: one that is not made, one that is lifted at once or
/// after a while, one that goes to its end or to the other side. A view that stands as in none of them was left there.
extension ViewStateIsRestored {
    static func midwayViolations(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen, let gesture = evidence.takenGesture, let left = gesture.midwayViews(in: trace).first
        else { return [] }
        let snapshot = trace.snapshots[gesture.rest]
        let owner = snapshot.index(of: left.view.id).flatMap { snapshot.controller(around: $0) }
        let name = trace.causeName(of: left.view)
        let cause = ViolationCause(Cause(left.difference.complaint, .byGesture).rawValue, [name])
        return [
            invariant.violation(
                of: owner.map { .object(trace.object($0).typeName) } ?? .app, cause: cause,
                summary: "A gesture that the system took away leaves \(name.words) midway.",
                expected: "as before the gesture, \(left.difference.before), or as one comes out that is lifted",
                seen: left.difference.after,
                remedy: "Handle .cancelled and .failed of the recognizer as .ended: bring what it has moved back, or "
                    + "to its end.",
                decisions: [DecisionNote(.event(left.event), "moved it")], time: snapshot.time)
        ]
    }
}

extension Snapshot {
    /// The controller in whose view a view is; nil for one beside all of them.
    fileprivate func controller(around index: Int) -> ObjectID? {
        var next = index
        while next >= 0 {
            if views[next].controller != .none { return views[next].controller }
            next = views[next].parent
        }
        return nil
    }
}
