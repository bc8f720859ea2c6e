import TransitionCore

/// Animators of stacks and tabs that never add the view that comes (ledger 2.7).
///
/// With its next layout a container may show the page after all, so that no rest is blank: what was seen of the
/// transition is a page that goes, and nothing that comes.
extension ScreenIsNotBlank {
    static func leftOut(_ trace: Trace) -> [Violation] {
        guard trace.diagnostics.contains(where: { $0.mistake == .leavesViewOut }) else { return [] }
        var violations: [Violation] = []
        for history in trace.histories() where history.hasOwnAnimator && history.record.container != .none {
            guard let completion = history.completions.first, let end = history.end, end.didComplete,
                trace.notes(.leavesViewOut, in: completion.event..<end.event)
            else { continue }
            violations.append(violation(history, completion, trace))
        }
        return violations
    }

    private static func violation(
        _ history: TransitionHistory, _ completion: TransitionHistory.Completion, _ trace: Trace
    ) -> Violation {
        let page = trace.object(history.record.to).typeName
        return invariant.violation(
            of: trace.subject(of: history.record), cause: ViolationCause(Cause.neverPutIn),
            summary: "\(trace.name(of: history.record)) completed without the view of \(page): nothing had added it.",
            expected: "the view of \(page) in the container view when the transition completes",
            seen: "not in the window; at most the container's next layout shows it",
            remedy: Diagnostic.Mistake.leavesViewOut.remedy,
            decisions: [DecisionNote(.event(completion.event), "completed with true")],
            time: trace.events[completion.event].time)
    }
}

extension Trace {
    /// Whether something of that kind was noted within the events of `range`.
    func notes(_ mistake: Diagnostic.Mistake, in range: Range<Int>) -> Bool {
        events[range].contains {
            if case .diagnosed(let index) = $0.kind { diagnostics[index].mistake == mistake } else { false }
        }
    }
}
