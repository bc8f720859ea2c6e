import TransitionCore

/// Every started transition gets exactly one `completeTransition(_:)` once all touches are lifted.
///
/// UIKit ends a transition by that call and by nothing else (ledger 3.5, 3.6): without it the app stays frozen, with
/// two the second hits whatever comes next (3.7). The limit is the longer of 10 s and three times the duration.
///
/// Not violations: completing inside `animateTransition` or `startInteractiveTransition` (3.8); requests that were
/// refused, or that wait behind an open transition, or for a stack to be shown again; a finger that is still down; an
/// animator that an action of the scene paused; one that began only just before the run was broken off; anything after
/// an exception.
enum CompletesExactlyOnce {
    static let invariant = Invariant(
        id: "completes-exactly-once",
        summary: "Every started transition gets exactly one completeTransition(_:) once all touches are lifted.",
        causes: Cause.self, isVital: true, check: check)

    /// The least limit in seconds.
    static let leastLimit = 10

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        let histories = trace.histories()
        let worksWithoutGesture = worksWithoutGesture(evidence.twin?.probes ?? [])
        let firstOpen = histories.first { $0.end == nil && $0.start != nil }
        var violations: [Violation] = []
        for history in histories {
            if history.completions.count > 1 {
                violations.append(calledAgain(history, trace))
            } else if history.end == nil, history.completions.isEmpty, history.requested != nil {
                guard trace.touchesDown(after: trace.events.indices) == 0, history.hasHadItsTime(in: trace) else {
                    continue
                }
                var open = OpenTransition(history, in: trace, under: evidence.profile)
                open.worksWithoutGesture =
                    worksWithoutGesture || evidence.transitionThatWorksAlone == history.record.id
                if let finding = open.finding {
                    violations.append(neverCalled(history, finding, trace))
                } else if history.start == nil, firstOpen == nil, !trace.hasLost(history.record.container) {
                    violations.append(neverStarted(history, trace))
                }
            }
        }
        return violations
    }

    /// Whether the undisturbed twin's actions completed, and none of them was stuck.
    private static func worksWithoutGesture(_ probes: [Probe]) -> Bool {
        probes.contains { $0.result == .ended(didComplete: true) } && !probes.contains { $0.result == .neverEnded }
    }

    private static func neverCalled(
        _ history: TransitionHistory, _ finding: OpenTransition.Finding, _ trace: Trace
    ) -> Violation {
        let record = history.record
        let since = trace.events[history.requested!].time
        var seen = "none"
        if let progress = history.progress { seen += "; percent complete \(progress.text)" }
        seen += ", no touch down; requested at \(since.text), \(finding.story)"
        return invariant.violation(
            of: trace.subject(of: record), cause: ViolationCause(finding.cause),
            summary: "completeTransition(_:) was never called for \(trace.name(of: record)); the app is frozen.",
            expected: "one completeTransition(_:) within \(limit(for: history)) s of the last touch", seen: seen,
            remedy: finding.remedy, alsoRestingOn: finding.alsoRestsOn, decisions: finding.decisions,
            time: trace.endTime)
    }

    /// In seconds.
    fileprivate static func limit(for history: TransitionHistory) -> Int {
        let frames = 3 * (history.start?.durationFrames ?? 0)
        return max(leastLimit, (frames + VirtualTime.framesPerSecond - 1) / VirtualTime.framesPerSecond)
    }

    private static func neverStarted(_ history: TransitionHistory, _ trace: Trace) -> Violation {
        let request = history.requested!
        return invariant.violation(
            of: trace.subject(of: history.record), cause: ViolationCause(Cause.neverStarted),
            summary: "\(trace.name(of: history.record)) was accepted and never started.",
            expected: "a start in the turn after the request",
            seen: "none; requested at \(trace.events[request].time.text)",
            remedy: "Keep both controllers' views in the window until the transition has started.",
            decisions: [DecisionNote(.event(request), "asked for it")], time: trace.endTime)
    }

    private static func calledAgain(_ history: TransitionHistory, _ trace: Trace) -> Violation {
        let calls = history.completions
        let decisions = calls.prefix(2).enumerated().map { index, call in
            DecisionNote(
                .event(call.event), "\(index == 0 ? "completed" : "completed again") with \(call.didComplete)")
        }
        let instants = calls.map { trace.events[$0.event].time.text }.joined(separator: " and ")
        return invariant.violation(
            of: trace.subject(of: history.record), cause: ViolationCause(Cause.calledMoreThanOnce),
            summary: "completeTransition(_:) was called \(calls.count) times for \(trace.name(of: history.record)).",
            expected: "one completeTransition(_:)", seen: "\(calls.count) calls, at \(instants)",
            remedy: "Complete in one place only, the completion of the animation, and drop the context there.",
            decisions: Array(decisions),
            time: trace.events[calls[1].event].time)
    }
}

extension Trace {
    /// Whether a stack or tabs were in no window at last: what they were asked for begins when they are shown again.
    fileprivate func hasLost(_ container: ObjectID) -> Bool {
        guard container != .none, let end = snapshots.last else { return false }
        return end.controller(container)?.isViewInWindow != true
    }
}

extension TransitionHistory {
    /// Whether it could have ended before the end of the run, which came in the midst of very many transitions.
    fileprivate func hasHadItsTime(in trace: Trace) -> Bool {
        guard let end = trace.snapshots.last, end.reason == .stuck, let last = start?.event ?? requested else {
            return true
        }
        let seconds = CompletesExactlyOnce.limit(for: self) / 2
        return end.time.frame - trace.events[last].time.frame >= seconds * VirtualTime.framesPerSecond
    }
}
