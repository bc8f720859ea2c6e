import TransitionCore

extension Trace {
    /// The transitions that finished, in the order of their ends: the order of the twin's rests.
    func finishedTransitions() -> [TransitionRecord] {
        events.compactMap { event in
            guard case .ended(let id, true) = event.kind else { return nil }
            return record(of: id)
        }
    }

    /// The index of the event that tells of the request.
    func requestEvent(of id: TransitionID) -> Int? {
        events.firstIndex { $0.kind == .requested(id) }
    }
}
