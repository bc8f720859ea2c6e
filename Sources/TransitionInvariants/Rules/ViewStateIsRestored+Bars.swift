import TransitionCore

/// A bar that a page shows again as it begins to go, and that stays when the page does.
extension ViewStateIsRestored {
    struct ChangedBars {
        let container: ObjectID
        let before: Bars
        let after: Bars
        /// The index of the event by which they were changed.
        let event: Int
    }

    /// A container on screen that shows other bars than at the request, by the code's doing.
    ///
    /// What a later act asks for UIKit may do some frames after it, when the bar has gone. What a gesture does that has
    /// not asked for the transition, as a tap on an item of the bar, is not the transition's; what is as at the rest
    /// before is back.
    static func changedBars(
        _ history: TransitionHistory, _ moment: RestMoment, _ previous: RestMoment?, _ evidence: Evidence
    ) -> ChangedBars? {
        let trace = evidence.trace
        guard let requested = history.requested,
            let before = requestSnapshot(of: history, moment, previous, trace)
        else { return nil }
        let askers = trace.beginsOfAskingGestures(for: history.record, before: requested)
        var changedByOthers: Set<ObjectID> = []
        var found: [ChangedBars] = []
        for event in requested..<moment.event {
            guard case .valueSet(let container, .bars, let writer) = trace.events[event].kind else { continue }
            switch writer {
            case .act:
                if Int(trace.events[event].step) != trace.step(of: history.record) { changedByOthers.insert(container) }
                continue
            case .gesture(let recognizer) where askers[recognizer] == nil:
                changedByOthers.insert(container)
                continue
            case .gesture, .appearance, .other: break
            }
            guard !changedByOthers.contains(container),
                let old = before.controller(container), let new = moment.snapshot.controller(container),
                old.isViewInWindow, new.isViewInWindow, old.shownBars != new.shownBars,
                old.selected == new.selected, !isAsAtRest(new, previous), !isMeant(new, moment, evidence)
            else { continue }
            found.append(
                ChangedBars(container: container, before: old.shownBars, after: new.shownBars, event: event))
        }
        // What others have set later is what is seen.
        return found.first { !changedByOthers.contains($0.container) }
    }

    private static func isAsAtRest(_ container: ControllerState, _ previous: RestMoment?) -> Bool {
        guard let rested = previous?.snapshot.controller(container.id) else { return false }
        return rested.selected == container.selected && rested.shownBars == container.shownBars
    }

    /// Whether the undisturbed twin shows the same bars.
    private static func isMeant(_ container: ControllerState, _ moment: RestMoment, _ evidence: Evidence) -> Bool {
        guard let counterpart = evidence.twinController(of: container.id, at: moment),
            let other = counterpart.snapshot.controller(counterpart.id)
        else { return false }
        return other.shownBars == container.shownBars
    }

    static func violation(
        _ bars: ChangedBars, _ history: TransitionHistory, _ moment: RestMoment, _ trace: Trace
    ) -> Violation {
        let came = bars.after.subtracting(bars.before).names
        let went = bars.before.subtracting(bars.after).names
        let cause = ViolationCause(
            Cause(came.isEmpty ? .staysHidden : .staysShown, .bar), .bar((came + went)[0]))
        let text = { (bars: Bars) in bars.isEmpty ? "no bar" : bars.names.joined(separator: ", ") }
        return invariant.violation(
            of: trace.subject(of: history.record), cause: cause, phase: .cancel,
            summary: "After a cancel of \(trace.name(of: history.record)), \(invariant.words(of: cause)).",
            expected: "at the request: \(text(bars.before))", seen: text(bars.after),
            remedy: "Show and hide bars in viewWillAppear(_:), which comes again after a cancel, and not once for all.",
            decisions: [DecisionNote(.event(bars.event), "changed the bars")], time: moment.snapshot.time)
    }
}
