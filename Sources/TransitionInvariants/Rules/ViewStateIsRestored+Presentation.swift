import TransitionCore

/// A dimming view that a dismissal took away, and that a cancel does not bring back.
extension ViewStateIsRestored {
    struct LostView {
        let view: ObjectID
        let complaint: ViewDifference.Complaint
        let before: String
        let after: String
        /// The index of the event that took it away, if there is one.
        let event: Int?
    }

    /// A view of a presentation that was seen at the request of its dismissal, and is not after the cancel.
    ///
    /// What the presentation holds beside the pages is the code's; that went for good with a dismissal that was taken
    /// back. The outermost is told.
    static func lostView(
        _ history: TransitionHistory, _ moment: RestMoment, _ previous: RestMoment?, _ trace: Trace
    ) -> LostView? {
        guard history.record.kind == .dismissal, let requested = history.requested,
            let before = requestSnapshot(of: history, moment, previous, trace)
        else { return nil }
        let isLive = before.liveViews()
        for index in before.views.indices {
            let old = before.views[index]
            guard old.role == .plain, !isLive[index], before.isShown(at: index),
                isInContainer(index, before, of: moment.snapshot), !holdsPage(index, before, isLive)
            else { continue }
            guard let complaint = complaint(of: old.id, in: moment.snapshot) else { continue }
            let event = trace.events[requested..<moment.event].lastIndex {
                switch $0.kind {
                case .viewRemoved(old.id, _, _), .viewHidden(old.id), .viewFaded(old.id): true
                default: false
                }
            }
            return LostView(
                view: old.id, complaint: complaint.0, before: "seen, alpha \(old.alpha.text)",
                after: complaint.seen, event: event)
        }
        return nil
    }

    private static func complaint(of view: ObjectID, in snapshot: Snapshot) -> (ViewDifference.Complaint, seen: String)?
    {
        guard let index = snapshot.index(of: view), snapshot.views[index].isInWindow else {
            return (.notInWindow, "not in the window")
        }
        guard !snapshot.isShown(at: index) else { return nil }
        if snapshot.views[index].isHidden { return (.staysHidden, "hidden") }
        guard snapshot.shownAlpha(at: index) <= Snapshot.faintestAlpha else { return nil }
        return (.staysTransparent, "alpha \(snapshot.views[index].alpha.text)")
    }

    /// Whether it lies in a presentation's container that is still there.
    private static func isInContainer(_ index: Int, _ before: Snapshot, of after: Snapshot) -> Bool {
        var next = before.views[index].parent
        while next >= 0 {
            let view = before.views[next]
            if view.role == .transitionContainer { return after.view(view.id)?.isInWindow ?? false }
            next = view.parent
        }
        return false
    }

    /// Whether a page lies inside: its loss is told of the page.
    private static func holdsPage(_ index: Int, _ snapshot: Snapshot, _ isLive: [Bool]) -> Bool {
        isLive[index..<snapshot.subtreeEnd(of: index)].contains(true)
    }

    static func violation(
        _ lost: LostView, _ history: TransitionHistory, _ moment: RestMoment, _ trace: Trace
    ) -> Violation {
        let type = trace.object(lost.view).typeName
        return invariant.violation(
            of: trace.subject(of: history.record),
            cause: ViolationCause(Cause(lost.complaint, .beside), .view(type)), phase: .cancel,
            summary: "After a cancel of \(trace.name(of: history.record)), \(type), which the presentation has put "
                + "beside the page, \(lost.complaint.words).",
            expected: "at the request: \(lost.before)", seen: lost.after,
            remedy: "Take away what belongs to the presentation in dismissalTransitionDidEnd(_:) only if its flag is "
                + "true, and in an animator only when the transition was not cancelled.",
            decisions: lost.event.map { [DecisionNote(.event($0), "took it away")] } ?? [], time: moment.snapshot.time)
    }
}
