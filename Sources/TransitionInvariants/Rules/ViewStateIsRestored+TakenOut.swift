import TransitionCore

/// A view of a page that is taken out as the page goes, and that a cancel leaves out.
extension ViewStateIsRestored {
    /// A view inside a controller's view that was seen at the request and at the rest before, and that an appearance
    /// callback, a completion or other code of the transition has taken out since.
    ///
    /// What the undisturbed twin has as few of may be gone for another reason; what was put in anew stands for it.
    static func takenOutView(
        of controller: ObjectID, _ history: TransitionHistory, _ moment: RestMoment, _ previous: RestMoment?,
        _ evidence: Evidence
    ) -> ChangedView? {
        let trace = evidence.trace
        let record = history.record
        let isDiscarded = record.kind != .dismissal && record.kind != .pop && controller == record.to
        guard !isDiscarded, let requested = history.requested, let rested = previous?.snapshot,
            let before = requestSnapshot(of: history, moment, previous, trace)
        else { return nil }
        for event in requested..<moment.event {
            guard case .valueSet(let view, .superview, let writer) = trace.events[event].kind,
                writer == .appearance || writer == .other,
                let index = before.index(of: view), before.isShown(at: index), isInside(view, controller, before),
                isInside(view, controller, rested), moment.snapshot.view(view)?.isInWindow != true,
                isMissed(view, in: controller, moment, evidence)
            else { continue }
            let owner = trace.object(controller).typeName
            let difference = ViewDifference(
                aspect: .window, before: "in the view of \(owner)", after: "taken out", complaint: .notInWindow)
            return ChangedView(view: view, difference: difference, event: event)
        }
        return nil
    }

    /// Whether the undisturbed twin shows more views of that class in the page.
    private static func isMissed(
        _ view: ObjectID, in controller: ObjectID, _ moment: RestMoment, _ evidence: Evidence
    ) -> Bool {
        guard let twin = evidence.twin, let other = evidence.twinSnapshot(at: moment) else { return false }
        let (trace, type) = (evidence.trace, evidence.trace.object(view).typeName)
        let owner = trace.object(controller).typeName
        let pages = other.controllers.filter { twin.trace.object($0.id).typeName == owner }
        let expected = pages.map { count(of: type, in: $0.id, other, twin.trace) }.max() ?? 0
        return expected > count(of: type, in: controller, moment.snapshot, trace)
    }

    private static func count(of type: String, in controller: ObjectID, _ snapshot: Snapshot, _ trace: Trace) -> Int {
        guard let root = snapshot.controller(controller).flatMap({ snapshot.index(of: $0.view) }) else { return 0 }
        return (root..<snapshot.subtreeEnd(of: root)).count { index in
            snapshot.isShown(at: index) && trace.object(snapshot.views[index].id).typeName == type
        }
    }
}
