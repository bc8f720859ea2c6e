import TransitionCore

/// Progress is finite and within 0…1, nothing jumps as a hand lets go, and the rest takes bounded time.
///
/// Bars, coordinators and interruptible animators take progress as a fraction of the way (ledger 3.4, 4.4): beyond the
/// ends they show what was never meant. What is left of the way after a finish or cancel is animated (4.2, 4.3).
///
/// Not violations: values beyond 0…1 that a percent driver was told, which clamps them; half a hundredth beyond, which
/// rounding makes; a rest of up to three seconds, or three times the duration; time in the background, behind a blocked
/// main thread, in a paused animator or while a hand drives another transition, which stops the time of all that is in
/// its layer; a jump while a finger moves, of up to 44 points, at either end of the way, or
/// of a view that could not be seen before or after.
enum ProgressIsSane {
    static let invariant = Invariant(
        id: "progress-is-sane",
        summary: "Progress stays within 0…1, nothing jumps as a finger lifts, and the rest takes bounded time.",
        causes: Cause.self, check: check)

    /// What rounding may add; what is more shows in a message.
    private static let tolerance = 0.005
    private static let longestRest = 3 * VirtualTime.framesPerSecond

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        var violations: [Violation] = []
        for violation in unsaneValues(trace) + endlessRests(trace) + jumps(trace)
        where !violations.contains(where: { $0.identity == violation.identity }) {
            violations.append(violation)
        }
        return violations
    }

    // MARK: Values

    private static func unsaneValues(_ trace: Trace) -> [Violation] {
        trace.events.indices.compactMap { index in
            guard case .progressed(let id, let progress) = trace.events[index].kind, let fault = fault(of: progress)
            else { return nil }
            let record = trace.record(of: id)
            return invariant.violation(
                of: trace.subject(of: record), cause: ViolationCause(fault),
                summary: "updateInteractiveTransition(_:) was told \(progress.text) for \(trace.name(of: record)).",
                expected: "a value from 0 to 1", seen: progress.text,
                remedy: "Clamp the progress before reporting it: min(max(progress, 0), 1).",
                decisions: [DecisionNote(.event(index), "reported \(progress.text)")], time: trace.events[index].time)
        }
    }

    private static func fault(of progress: Double) -> Cause? {
        if !progress.isFinite { return .notFinite }
        if progress > 1 + tolerance { return .aboveOne }
        return progress < -tolerance ? .belowZero : nil
    }

    // MARK: The rest

    private static func endlessRests(_ trace: Trace) -> [Violation] {
        let histories = trace.histories()
        return histories.compactMap { history in
            guard let edge = history.edges.last, edge.change != .paused, let end = history.end,
                edge.event < end.event, let start = history.start
            else { return nil }
            let frames = trace.events[end.event].time.frame - trace.events[edge.event].time.frame
            let limit = max(longestRest, 3 * start.durationFrames)
            guard frames > limit, !isHeldUp(edge.event..<end.event, trace),
                !isHeldByOthers(history, edge.event..<end.event, histories)
            else { return nil }
            let word = edge.change == .finished ? "finish" : "cancel"
            return invariant.violation(
                of: trace.subject(of: history.record), cause: ViolationCause(Cause.restTooLong),
                phase: edge.change == .finished ? .finish : .cancel,
                summary: "\(trace.name(of: history.record)) took \(VirtualTime(frame: frames).text) to its end after "
                    + "the \(word).",
                expected: "at most \(VirtualTime(frame: limit).text): three seconds, or three times its duration",
                seen: VirtualTime(frame: frames).text,
                remedy: "Let the rest run at the animation's own speed: check completionSpeed, the duration factor and "
                    + "the gesture's velocity.",
                decisions: [DecisionNote(.event(edge.event), "let it run to its end")],
                time: trace.events[end.event].time)
        }
    }

    /// Whether a hand drove another transition meanwhile: one that is in its layer stands still with it (ledger 4.6).
    private static func isHeldByOthers(
        _ history: TransitionHistory, _ range: Range<Int>, _ histories: [TransitionHistory]
    ) -> Bool {
        histories.contains { $0.record.id != history.record.id && $0.isDriven(in: range) }
    }

    /// Whether something other than the transition's own speed took time within the events of `range`.
    private static func isHeldUp(_ range: Range<Int>, _ trace: Trace) -> Bool {
        trace.isInBackground(during: range)
            || trace.events[range].contains {
                switch $0.kind {
                case .environment, .propertyAnimator(_, .paused): true
                default: false
                }
            }
    }
}
