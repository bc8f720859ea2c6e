import TransitionCore

extension ProgressIsSane {
    /// The side of a finger: what is less may be a correction that nobody sees.
    private static let smallestJump = 44.0
    /// Frames within which layout has followed a change of size.
    private static let latestLayout = 2

    /// Views that were elsewhere at the end of the turn in which a hand let their transition go.
    ///
    /// Whatever runs from there on has not moved anything by then: only a place that was set without animation shows.
    static func jumps(_ trace: Trace) -> [Violation] {
        trace.events.indices.compactMap { index in
            guard case .interactionChanged(let id, let change) = trace.events[index].kind, change != .paused,
                isUnderWay(id, at: index, trace), isUndisturbed(index, trace)
            else { return nil }
            return jump(of: trace.record(of: id), letGoAt: index, trace)
        }
    }

    private static func jump(of record: TransitionRecord, letGoAt index: Int, _ trace: Trace) -> Violation? {
        let time = trace.events[index].time
        for before in trace.events[..<index].reversed() {
            guard before.time == time, case .shown(let view, let old) = before.kind else { break }
            let after = trace.events[index...].prefix { $0.time == time }.compactMap { event in
                if case .shown(view, let new) = event.kind { return new }
                return nil
            }
            guard let new = after.last, distance(old, new) > smallestJump else { continue }
            return violation(view, old, new, record, letGoAt: index, trace)
        }
        return nil
    }

    /// Whether the last report left some of the way on either side.
    private static func isUnderWay(_ id: TransitionID, at index: Int, _ trace: Trace) -> Bool {
        for event in trace.events[..<index].reversed() {
            if case .progressed(id, let progress) = event.kind { return 0.05 < progress && progress < 0.95 }
        }
        return false
    }

    /// Whether nothing but the decision came in the frame of the event: no move, no other hold, no start, no change of
    /// the environment. In the background every animation ends at once (ledger 6.6), and layout follows a change of the
    /// window's size in the next frames.
    private static func isUndisturbed(_ index: Int, _ trace: Trace) -> Bool {
        let time = trace.events[index].time
        func isAlone(_ event: TraceEvent) -> Bool {
            switch event.kind {
            case .touch(.moved), .gesture(_, .began), .gesture(_, .changed), .progressed, .started, .interactionChanged,
                .environment:
                false
            default: true
            }
        }
        let isResized = trace.events[...index].contains { event in
            guard case .environment(.resized) = event.kind else { return false }
            return time.frame - event.time.frame <= latestLayout
        }
        return !isResized && !trace.isInBackground(during: index..<index + 1)
            && trace.events[..<index].reversed().prefix { $0.time == time }.allSatisfy(isAlone)
            && trace.events[(index + 1)...].prefix { $0.time == time }.allSatisfy(isAlone)
    }

    /// The longest way of an edge, in points.
    private static func distance(_ old: Rectangle, _ new: Rectangle) -> Double {
        max(
            abs(old.x - new.x), abs(old.y - new.y), abs(old.x + old.width - new.x - new.width),
            abs(old.y + old.height - new.y - new.height))
    }

    private static func violation(
        _ view: ObjectID, _ old: Rectangle, _ new: Rectangle, _ record: TransitionRecord, letGoAt index: Int,
        _ trace: Trace
    ) -> Violation {
        let time = trace.events[index].time
        let name = trace.snapshots.lazy.compactMap { $0.view(view) }.first.map(trace.viewName) ?? trace.label(view)
        let call = trace.events[index...].firstIndex {
            if case .completeTransitionCalled(record.id, _, _, _) = $0.kind { return $0.time == time }
            return false
        }
        var decisions = [DecisionNote(.event(index), "let it go")]
        if let call { decisions.insert(DecisionNote(.event(call), "completed with the rest of the way left"), at: 0) }
        let hasOwnAnimator = trace.histories().first { $0.record.id == record.id }?.hasOwnAnimator ?? true
        return invariant.violation(
            of: trace.subject(of: record), cause: ViolationCause(Cause.jumps),
            summary: "\(name.prefix(1).uppercased())\(name.dropFirst()) jumped by \(distance(old, new).text) points as "
                + "\(trace.name(of: record)) was let go.",
            expected: "it goes on from \(old.text)", seen: "\(new.text) in the same frame",
            remedy: hasOwnAnimator
                ? "Animate from where the finger left the view to the end, and complete the transition after that."
                : TransitionHistory.remedyBesideUIKit,
            decisions: decisions, time: time)
    }
}
