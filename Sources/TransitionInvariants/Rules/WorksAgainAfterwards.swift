import TransitionCore

/// After any script, the scene's own actions that work in a fresh world complete again, without a gesture.
///
/// State that is left from a cancel or a lost gesture (a flag, a driver, an open context) makes the next request wait
/// or be refused (ledger 9.4). Each action is tried as a probe, and so are taps on tabs, controls and rows, and held
/// against the same probe of the twin. A gesture may
/// also answer for the next one: one that finishes without having moved is made again in a fresh world. And what
/// the app asks for by itself some time after a deed has to come as well where it was in the background meanwhile,
/// which ends animations unfinished (6.6). Nor does a request without a gesture cancel itself.
///
/// After a change of size it is held against a twin in a window of that size. A tap that does nothing whatever is held
/// against the launch as well: the twin may have come to the same dead button.
///
/// Drags from one side of the window to the other are held against the twin where both show the same screen, and
/// against an earlier rest of the twin that shows what its last one does.
///
/// Not violations: an action that does nothing, or does not complete, in the twin either; one that does not apply; one
/// tried from other controllers, or from another stack or selection of theirs; one that does nothing where a list is
/// scrolled elsewhere, and one without a condition where the screen is another; a run that never came to rest, which
/// `completes-exactly-once` tells; a gesture that finishes without having moved in a fresh world, too; what does not
/// come after the background where something else was done since, or where the way there asked for another page.
enum WorksAgainAfterwards {
    static let invariant = Invariant(
        id: "works-again-afterwards",
        summary: "After any script, actions, taps and gestures do what they do in a fresh world.",
        causes: Cause.self, judging: [.relaunchedProbes, .taps],
        check: {
            gestureViolations($0) + requestViolations($0) + check($0) + launchViolations($0) + lostDragViolations($0)
                + backgroundViolations($0)
        })

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        // In a window of another size an action may find other things.
        let isResized = trace.isResized(in: 0..<trace.events.count)
        guard evidence.outcome == .rest, !trace.isFrozen,
            let twin = isResized ? evidence.relaunchedTwin : evidence.twin, !isElsewhere(twin, trace)
        else { return [] }
        return violations(evidence.probes, beside: twin.probes, of: twin, evidence)
            + tapViolations(twin, evidence)
    }

    /// What is dead in several worlds is told once.
    private static func tapViolations(_ twin: Twin, _ evidence: Evidence) -> [Violation] {
        var told: Set<ViolationIdentity> = []
        return zip(evidence.taps, twin.taps).flatMap { violations($0, beside: $1, of: twin, evidence) }
            .filter { told.insert($0.identity).inserted }
    }

    private static func violations(
        _ probes: [Probe], beside others: [Probe], of twin: Twin, _ evidence: Evidence
    ) -> [Violation] {
        var violations: [Violation] = []
        for (index, probe) in probes.enumerated() {
            guard isExpectedToWork(probe, others), let cause = cause(of: probe.result),
                probe.result != .didNothing || isSilentWithoutReason(probes[...index], beside: others, evidence),
                probe.result != .requestedNothing || isScrolledAlike(twin, evidence.trace),
                !probe.isDrag || cause != .cancelledWithoutGesture && isSameScreen(evidence)
            else { continue }
            violations.append(violation(probe, cause, evidence.trace))
            // The world of a probe that never ended is stuck: what follows in it is a consequence.
            if probe.result == .neverEnded { break }
        }
        return violations
    }

    /// Whether the twin has come to other controllers, stacks or selections, or to a window of another size, from where
    /// the same action may do otherwise, or may have, as it left out what the run did.
    private static func isElsewhere(_ twin: Twin, _ trace: Trace) -> Bool {
        guard let mine = trace.restMoments().last?.snapshot, !twin.restSnapshots.isEmpty else { return false }
        guard let other = twin.rest(at: twin.restSnapshots.count - 1) else { return true }
        return mine.windowSize != other.windowSize
            || ModelReading(mine, in: trace).text != ModelReading(other, in: twin.trace).text
    }

    private static func isExpectedToWork(_ probe: Probe, _ others: [Probe]) -> Bool {
        let counterparts = others.filter { $0.request == probe.request && $0.chainBefore == probe.chainBefore }
        return !counterparts.isEmpty && counterparts.allSatisfy { $0.result == .ended(didComplete: true) }
    }

    private static func cause(of result: Probe.Result) -> Cause? {
        switch result {
        case .skipped, .ended(didComplete: true): nil
        case .requestedNothing, .didNothing: .asksForNothing
        case .refused: .isRefused
        case .ended(didComplete: false): .cancelledWithoutGesture
        case .neverEnded: .neverEnds
        }
    }

    private static func violation(_ probe: Probe, _ cause: Cause, _ trace: Trace) -> Violation {
        var seen = "it \(cause.words)"
        if case .refused(let text) = probe.result { seen += ": \(text)" }
        let last = trace.restMoments().last?.lastEnded
        let after = last.map { " after \(trace.name(of: trace.record(of: $0.id)))" } ?? ""
        var decisions: [DecisionNote] = []
        // What a dead button was waiting for is decided where it is guarded, and no event is there.
        if case .action = probe.request, let last,
            let call = trace.histories()[Int(last.id.rawValue) - 1].completions.first
        {
            decisions.append(DecisionNote(.event(call.event), "completed with \(call.didComplete), the last before it"))
        }
        return invariant.violation(
            of: probe.subject, cause: ViolationCause(cause),
            summary: "\(probe.words) \(cause.words)\(after), though it works in a fresh app.",
            expected: "a transition that completes, from \(probe.chainBefore.joined(separator: " → "))", seen: seen,
            remedy: "Reset flags, drivers and cached animators at every end of a transition, cancelled or not.",
            decisions: decisions, time: trace.endTime)
    }
}

extension Probe {
    fileprivate var isDrag: Bool {
        if case .drag = request { true } else { false }
    }

    var subject: ViolationSubject {
        switch request {
        case .action(let name): .action(name)
        case .tap(let name, let controller): .tap(name, in: controller)
        case .drag(let way, let controller): .drag(way, in: controller)
        }
    }

    /// As a sentence about it begins.
    var words: String {
        switch request {
        case .action(let name): "\"\(name)\""
        case .tap(let name, let controller): "A tap on \"\(name)\" in \(controller)"
        case .drag(let way, let controller): "A \(way.words) in \(controller)"
        }
    }
}
