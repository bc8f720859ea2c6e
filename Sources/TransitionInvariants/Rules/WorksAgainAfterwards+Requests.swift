import TransitionCore

/// Requests of buttons, rows and code that the app's own driver takes back at once, though no finger is down.
///
/// A driver that an earlier gesture left behind is vended for them, and cancels what nobody drives (3.6, 9.4). Unlike
/// the actions of a scene, controls are not tried after a script; but scripts press them.
///
/// Not violations: what a finger, the background, another size or another request came upon meanwhile; what
/// `wantsInteractiveStart` starts without a hand and its code takes back under its own animation.
extension WorksAgainAfterwards {
    @Sendable static func requestViolations(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        return trace.histories().filter { isTakenBack($0, trace) }.map { violation($0, trace) }
    }

    /// Whether a request that no gesture made started under a driver and was cancelled, with nothing done meanwhile.
    private static func isTakenBack(_ history: TransitionHistory, _ trace: Trace) -> Bool {
        guard history.record.cause.asker != .drag, let requested = history.requested, let start = history.start,
            start.isInteractive,
            let driver = history.interactionController, driver.answer != .none,
            let end = history.end, !end.didComplete, trace.touchesDown(after: 0..<requested) == 0
        else { return false }
        let meanwhile = requested + 1..<end.event
        return !trace.events[meanwhile].contains { $0.kind.isInterruption }
            && !trace.deeds.contains { meanwhile.contains($0.event) }
    }

    private static func violation(_ history: TransitionHistory, _ trace: Trace) -> Violation {
        let name = trace.name(of: history.record)
        var decisions: [DecisionNote] = []
        if let driver = history.interactionController {
            let vended = trace.object(driver.answer).typeName
            decisions.append(DecisionNote(.event(driver.event), "vended \(vended) without a gesture"))
        }
        if let cancel = history.edges.first(where: { $0.change == .cancelled }) {
            decisions.append(DecisionNote(.event(cancel.event), "cancelled it"))
        }
        if let requested = history.requested {
            decisions.append(DecisionNote(.event(requested), "asked for it"))
        }
        return invariant.violation(
            of: trace.subject(of: history.record), cause: ViolationCause(Cause.cancelledWithoutGesture),
            summary: "\(name) was asked for without a gesture, and cancelled with no finger down.",
            expected: "a transition that completes",
            seen: "it is cancelled by the interaction controller vended for it",
            remedy:
                "Return an interaction controller only while the gesture that asked is under way, and reset the flag "
                + "or driver at every end of a transition, cancelled or not.",
            decisions: decisions, time: history.end.map { trace.events[$0.event].time } ?? trace.endTime)
    }
}

extension TraceEvent.Kind {
    /// Whether something was done or asked for, from outside or by code, that may be why a transition is taken back.
    fileprivate var isInterruption: Bool {
        switch self {
        case .touch, .gesture, .environment, .requested, .refused, .containerCalled: true
        default: false
        }
    }
}
