import TransitionCore

extension WorksAgainAfterwards {
    /// Gestures that finished without having moved, though in a fresh world they cancel: an earlier one decided.
    @Sendable static func gestureViolations(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        let histories = trace.histories()
        return evidence.repeatedGestures.filter { !$0.didComplete }.map { gesture in
            let history = histories[Int(gesture.transition.rawValue) - 1]
            let finish = history.edges.last { $0.change == .finished }
            return invariant.violation(
                of: trace.subject(of: history.record), cause: ViolationCause(Cause.unmovedGestureFinishes),
                summary:
                    "\(trace.name(of: history.record)) was finished by a gesture that reported no progress; in a fresh "
                    + "app the same gesture cancels.",
                expected: "the same gesture decides as it does in a fresh app: it cancels", seen: "it finishes",
                remedy:
                    "Reset what decides about the end (a \"should complete\" flag, the last progress) when a gesture "
                    + "begins.",
                decisions: finish.map { [DecisionNote(.event($0.event), "decided to finish")] } ?? [],
                time: finish.map { trace.events[$0.event].time } ?? trace.endTime)
        }
    }
}
