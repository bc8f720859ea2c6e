import TransitionCore

/// A dimming view that an animator puts into the presenter's own view, and that a cancel leaves there.
extension Residue {
    /// Views inside live controllers' views that the code of a cancelled transition was seen to add, beyond the twin's.
    ///
    /// What layout, an appearance callback, a gesture or an act of the app adds belongs to the controller.
    static func findingsInsideControllers(
        at moment: RestMoment, in trace: Trace, beside twin: Snapshot, in twinTrace: Trace
    ) -> [Finding] {
        let added = addedByCancelled(moment, trace)
        guard !added.isEmpty else { return [] }
        let snapshot = moment.snapshot
        let isLive = snapshot.liveViews()
        var findings: [Finding] = []
        for index in snapshot.views.indices {
            let view = snapshot.views[index]
            guard let addition = added[view.id], view.isInWindow, view.controller == .none, isLive[index],
                snapshot.isShown(at: index), snapshot.coveringView(of: index) == nil
            else { continue }
            // What lies in a view that is left goes away with it.
            if view.parent >= 0, added[snapshot.views[view.parent].id] != nil { continue }
            let key = key(of: view, snapshot, trace)
            let (count, expected) = (count(of: key, snapshot, trace), count(of: key, twin, twinTrace))
            guard count > expected, !findings.contains(where: { $0.cause == key.cause && $0.names == key.names }) else {
                continue
            }
            findings.append(
                Finding(
                    cause: key.cause, names: key.names, seen: "\(count) × \(key.words)", expected: "\(expected)",
                    transition: addition.transition, added: addition.event,
                    isBlocking: view.isUserInteractionEnabled))
        }
        return findings
    }

    /// The views that code of a transition added which was cancelled since the rest before, and that were not on screen
    /// at its request.
    private static func addedByCancelled(
        _ moment: RestMoment, _ trace: Trace
    ) -> [ObjectID: (transition: TransitionID, event: Int)] {
        let cancelled = moment.ended.filter { !$0.didComplete }.map(\.id)
        guard !cancelled.isEmpty else { return [:] }
        let additions = additions(before: moment.event, trace)
        var found: [ObjectID: (transition: TransitionID, event: Int)] = [:]
        for event in trace.events[..<moment.event] {
            guard case .valueSet(let view, .superview, by: .other) = event.kind,
                let addition = additions[Int(view.rawValue)], cancelled.contains(addition.transition),
                !wasOnScreen(view, at: addition.transition, trace)
            else { continue }
            found[view] = (addition.transition, addition.event)
        }
        return found
    }

    private static func wasOnScreen(_ view: ObjectID, at request: TransitionID, _ trace: Trace) -> Bool {
        trace.snapshots.first { $0.reason == .request(request) }?.view(view)?.isInWindow ?? false
    }

    private static func count(of key: Key, _ snapshot: Snapshot, _ trace: Trace) -> Int {
        snapshot.views.indices.count { index in
            let view = snapshot.views[index]
            return view.isInWindow && snapshot.isShown(at: index) && Self.key(of: view, snapshot, trace) == key
        }
    }
}
