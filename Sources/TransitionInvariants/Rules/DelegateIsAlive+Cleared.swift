import TransitionCore

/// A delegate that a page takes away as it begins to go, and that is missing when the page stays after all.
extension DelegateIsAlive {
    private struct DelegateProperty: Hashable {
        let owner: ObjectID
        let role: DelegateRole
    }

    /// What was set at a rest, and is nil at the next although nothing has happened between them but cancels.
    static func clearedDelegates(_ trace: Trace) -> [Violation] {
        let moments = trace.restMoments()
        return moments.indices.dropFirst().compactMap { index in
            let moment = moments[index]
            guard let cancel = moment.ended.last, !moment.ended.contains(where: \.didComplete) else { return nil }
            let range = moments[index - 1].event..<moment.event
            let clearing = range.lazy.compactMap { event -> (property: DelegateProperty, event: Int)? in
                guard case .delegateCleared(let owner, let role, let writer) = trace.events[event].kind, writer != .act
                else { return nil }
                let property = DelegateProperty(owner: owner, role: role)
                guard isSet(property, before: range.lowerBound, trace),
                    !isSet(property, before: range.upperBound, trace)
                else { return nil }
                return (property, event)
            }.first
            return clearing.map { violation($0.property, at: $0.event, cancel, moment, trace) }
        }
    }

    private static func isSet(_ property: DelegateProperty, before end: Int, _ trace: Trace) -> Bool {
        for event in trace.events[..<end].reversed() {
            switch event.kind {
            case .delegateSet(property.owner, property.role): return true
            case .delegateCleared(property.owner, property.role, _): return false
            default: continue
            }
        }
        return false
    }

    private static func violation(
        _ property: DelegateProperty, at event: Int, _ cancel: RestMoment.Ended, _ moment: RestMoment, _ trace: Trace
    ) -> Violation {
        let record = trace.record(of: cancel.id)
        let name = trace.object(property.owner).typeName
        return invariant.violation(
            of: .delegate(property: property.role.property, of: name), cause: ViolationCause(Cause.staysNil),
            phase: .cancel,
            summary: "After a cancel of \(trace.name(of: record)), the \(property.role.property) of "
                + "\(trace.label(property.owner)) stays nil.",
            expected: "set, as at the rest before", seen: "set to nil at \(trace.events[event].time.text)",
            remedy: "Take the delegate away where the page has gone, in viewDidDisappear(_:), or set it again in "
                + "viewWillAppear(_:), which comes again after a cancel.",
            decisions: [DecisionNote(.event(event), "set it to nil")], time: moment.snapshot.time)
    }
}
