import TransitionCore

/// A control that does nothing where all on screen is as at the launch, when it did something.
///
/// Its state is left from somewhere, be it from what was asked for in turn without any disturbance: the twin has come
/// there as well.
extension WorksAgainAfterwards {
    static func launchViolations(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !evidence.idleTaps.isEmpty, evidence.outcome == .rest, !trace.isFrozen,
            !trace.isResized(in: 0..<trace.events.count), let launch = evidence.launch, let first = launch.rest(at: 0),
            let last = trace.restMoments().last, let ended = last.lastEnded,
            ModelReading(last.snapshot, in: trace).text == ModelReading(first, in: launch.trace).text,
            isSameScreen(last.snapshot, trace, first, launch.trace)
        else { return [] }
        return evidence.idleTaps.filter { !isTold($0, evidence) }
            .map { violation($0, after: trace.record(of: ended.id), trace) }
    }

    /// Whether the same tap works in the twin, which another check has told of.
    private static func isTold(_ probe: Probe, _ evidence: Evidence) -> Bool {
        evidence.twin?.taps.contains { round in
            round.contains { $0.request == probe.request && $0.result == .ended(didComplete: true) }
        } ?? false
    }

    private static func violation(_ probe: Probe, after record: TransitionRecord, _ trace: Trace) -> Violation {
        invariant.violation(
            of: probe.subject, cause: ViolationCause(Cause.deadAsAtLaunch),
            summary: "\(probe.words) does nothing after \(trace.name(of: record)), though all on screen is as at the "
                + "launch, and it works then.",
            expected: "a transition that completes, from \(probe.chainBefore.joined(separator: " → "))",
            seen: "it does nothing, at once and two seconds later",
            remedy: "Reset the flag that its guard asks for wherever what it brought goes away, by whichever way that "
                + "does: viewDidDisappear(_:) hears of all, a completion of its own dismissal alone.",
            decisions: [], time: trace.endTime)
    }
}
