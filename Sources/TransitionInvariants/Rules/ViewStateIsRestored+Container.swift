import TransitionCore

extension ViewStateIsRestored {
    /// Whether a gesture that did not ask for the transition has moved what it takes place in.
    ///
    /// A finger that drags the sheet around a stack does: where the pages are in the window then is not the
    /// transition's doing.
    static func isContainerDragged(
        _ history: TransitionHistory, until moment: RestMoment, _ before: Snapshot, _ trace: Trace
    ) -> Bool {
        guard let requested = history.requested, let container = state(of: history.record.container, before),
            let inner = before.index(of: container.id)
        else { return false }
        let askers = trace.beginsOfAskingGestures(for: history.record, before: requested)
        return trace.events[requested..<moment.event].contains { event in
            guard case .valueSet(let view, .place, by: .gesture(let hand)) = event.kind, askers[hand] == nil,
                let outer = before.index(of: view)
            else { return false }
            return outer <= inner && inner < before.subtreeEnd(of: outer)
        }
    }
}
