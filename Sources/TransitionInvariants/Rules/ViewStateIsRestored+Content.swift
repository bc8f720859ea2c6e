import TransitionCore

/// A cell that an animator hides while its picture flies, and that a cancel leaves hidden.
extension ViewStateIsRestored {
    struct HiddenView {
        let view: ObjectID
        /// The index of the event by which it was hidden.
        let event: Int
    }

    /// A view inside a controller's view that was shown at the request, and was hidden meanwhile and still is.
    ///
    /// The code that hid it is seen at work: what an act of the app or a later gesture does is not the transition's.
    static func hiddenView(
        in controller: ObjectID, _ history: TransitionHistory, _ moment: RestMoment, _ previous: RestMoment?,
        _ trace: Trace
    ) -> HiddenView? {
        let record = history.record
        let isDiscarded = record.kind != .dismissal && record.kind != .pop && controller == record.to
        guard !isDiscarded, let requested = history.requested,
            let before = requestSnapshot(of: history, moment, previous, trace)
        else { return nil }
        for event in requested..<moment.event {
            guard case .viewHidden(let view) = trace.events[event].kind,
                let old = before.view(view), !old.isHidden, let new = moment.snapshot.view(view), new.isHidden,
                isInside(view, controller, before), isInside(view, controller, moment.snapshot)
            else { continue }
            return HiddenView(view: view, event: event)
        }
        return nil
    }

    static func isInside(_ view: ObjectID, _ controller: ObjectID, _ snapshot: Snapshot) -> Bool {
        guard let root = snapshot.controller(controller).flatMap({ snapshot.index(of: $0.view) }),
            let index = snapshot.index(of: view)
        else { return false }
        return root < index && index < snapshot.subtreeEnd(of: root)
    }

    static func violation(
        _ hidden: HiddenView, _ controller: ObjectID, _ history: TransitionHistory, _ moment: RestMoment,
        _ trace: Trace
    ) -> Violation {
        let type = trace.object(hidden.view).typeName
        let owner = trace.object(controller).typeName
        let completion = history.completions.first.map {
            DecisionNote(.event($0.event), "completed with \($0.didComplete), leaving it hidden")
        }
        return invariant.violation(
            of: trace.subject(of: history.record),
            cause: ViolationCause(Cause(.staysHidden, .inside), .view(type), .page(owner)), phase: .cancel,
            summary:
                "After a cancel of \(trace.name(of: history.record)), \(type) in the view of \(owner) stays hidden.",
            expected: "at the request: not hidden", seen: "hidden",
            remedy: "Show again what the transition has hidden, before completeTransition(_:), cancelled or not.",
            decisions: [DecisionNote(.event(hidden.event), "hid it")] + (completion.map { [$0] } ?? []),
            time: moment.snapshot.time)
    }
}
