import TransitionCore

extension TakenGesture {
    /// A view that the gesture has set and that stands where it does in none of the other rests.
    struct MidwayView {
        let view: ViewState
        /// The event by which it was set.
        let event: Int
        /// How it is where the gesture was not made, and how it differs from that.
        let difference: ViewDifference
    }

    /// What tells whether a view is where it should be; how else it looks may follow from that.
    private static let aspects: [ViewDifference.Aspect] = [.place, .alpha, .hidden]

    /// The views that it leaves midway, in the order in which it set them.
    func midwayViews(in trace: Trace) -> [MidwayView] {
        let before = trace.events[..<events.lowerBound].lastIndex {
            if case .tookSnapshot(let index) = $0.kind { trace.snapshots[index].reason == .rest } else { false }
        }
        guard let before, case .tookSnapshot(let first) = trace.events[before].kind, !otherRests.isEmpty,
            otherRests.allSatisfy({ $0.windowSize == trace.snapshots[rest].windowSize })
        else { return [] }
        var seen: Set<ObjectID> = []
        return events.compactMap { event in
            guard case .valueSet(let id, _, by: .gesture) = trace.events[event].kind, seen.insert(id).inserted,
                trace.snapshots[first].view(id)?.isInWindow == true, let view = trace.snapshots[rest].view(id),
                let difference = midwayDifference(of: view)
            else { return nil }
            return MidwayView(view: view, event: event, difference: difference)
        }
    }

    /// Whether it leaves a view midway, as far as the rests that are known tell.
    package func leavesViewsMidway(in trace: Trace) -> Bool { !midwayViews(in: trace).isEmpty }

    private func midwayDifference(of view: ViewState) -> ViewDifference? {
        var first: ViewDifference?
        for other in otherRests {
            // What is gone where the gesture came to its end tells nothing.
            guard let there = other.view(view.id) else { continue }
            let differences = ViewDifference.between(there, view)
            guard let difference = differences.first(where: { Self.aspects.contains($0.aspect) }) else { return nil }
            first = first ?? difference
        }
        return first
    }
}
