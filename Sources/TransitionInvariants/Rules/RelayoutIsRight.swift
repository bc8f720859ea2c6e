import TransitionCore

/// After a change of the window's size at any time, frames are those of a fresh presentation at that size.
///
/// UIKit lays out its containers and the views it placed itself; `containerViewWillLayoutSubviews()`, autoresizing or
/// constraints have to do the rest (ledger 2.6, 9.9). The run's last rest after a size change, and the undisturbed twin
/// rotated at its end, are held against a twin that was launched at that size.
///
/// Not violations: views inside a controller's own view, snapshots, and what cannot be seen; views that a gesture may
/// have moved, and so other detents and scroll offsets; another hierarchy; a difference of less than a point.
enum RelayoutIsRight {
    static let invariant = Invariant(
        id: "relayout-is-right",
        summary: "After a change of size, frames are those of a fresh presentation at that size.", check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        guard !evidence.trace.isFrozen else { return [] }
        return [rotatedTwin(evidence) ?? resizedRun(evidence)].compactMap { $0 }
    }

    /// The twin that was rotated at its end.
    private static func rotatedTwin(_ evidence: Evidence) -> Violation? {
        guard let twin = evidence.twin, let resized = evidence.variations?.resized,
            let fresh = evidence.variations?.relaunched,
            resized.restSnapshots.count == twin.restSnapshots.count + 1,
            fresh.restSnapshots.count == twin.restSnapshots.count,
            let last = resized.restSnapshots.last
        else { return nil }
        return compare(
            resized.trace.snapshots[last], resized.trace, fresh, when: "rotated at rest",
            time: evidence.trace.endTime, evidence.trace)
    }

    /// The run, at its last rest.
    private static func resizedRun(_ evidence: Evidence) -> Violation? {
        let trace = evidence.trace
        guard evidence.outcome == .rest, let fresh = evidence.relaunchedTwin,
            let moment = trace.restMoments().last, moment.finishedCount == fresh.restSnapshots.count - 1,
            !trace.gestureBegins(in: 0..<moment.event)
        else { return nil }
        return compare(
            moment.snapshot, trace, fresh, when: "resized in the run", time: moment.snapshot.time, trace)
    }

    private static func compare(
        _ snapshot: Snapshot, _ trace: Trace, _ fresh: Twin, when: String, time: VirtualTime, _ run: Trace
    ) -> Violation? {
        guard let last = fresh.restSnapshots.last, let record = run.finishedTransitions().last else { return nil }
        let other = fresh.trace.snapshots[last]
        guard snapshot.windowSize == other.windowSize,
            let found = LayoutDifference.first(in: snapshot, trace, against: other, fresh.trace)
        else { return nil }
        let name =
            found.view.controller == .none
            ? trace.object(found.view.id).typeName : trace.viewName(found.view)
        let request = run.requestEvent(of: record.id)
        let size = "\(snapshot.windowSize.width.text) × \(snapshot.windowSize.height.text)"
        return Violation(
            identity: ViolationIdentity(
                invariant: invariant.id, subject: run.subject(of: record), cause: "\(name) keeps an old layout"),
            summary: "After \(run.name(of: record)) and a change of the window's size to \(size), \(name) is not where "
                + "a fresh presentation puts it.",
            expected: "as launched at that size: \(found.counterpart.frame.text)",
            seen: "\(when): \(found.view.frame.text)",
            remedy: "Lay it out again in containerViewWillLayoutSubviews() or viewWillLayoutSubviews(), or give it an "
                + "autoresizing mask or constraints.",
            restsOn: ["2.6 (high)", "9.9 (med)"],
            decisions: request.map { [DecisionNote(.event($0), "asked for the transition that placed it")] } ?? [],
            time: time)
    }
}
