import TransitionCore

/// What is to be called around a transition is called once, with the right flag.
///
/// Evidence decides five things:
/// - The completion of a finished presentation or dismissal runs once (ledger 1.6).
/// - A completion that a coordinator is given runs once and knows whether the transition was cancelled; one that comes
///   when the transition is over never runs (1.15).
/// - The presentation controller's hooks come once a transition, with its outcome; who calls one by hand makes it
///   twice (1.13).
/// - A navigation delegate that heard `willShow` of a finished transition hears its `didShow`, unless it was replaced
///   by nil, or the undisturbed twin passes it over as well (1.9).
/// - A container tells its child of a removal before, and of an addition after (10.1).
///
/// It does not see what the app's own closures do with a cancel that they are told of: what they break is for the rules
/// about state and later actions. Not violations: completions of refused, cancelled or waiting requests and of those
/// that a dismissal passes over; `didShow` after a cancel (1.12); handlers of a change that never came (1.16); a method
/// that an override keeps to itself; nothing to wait for, because no coordinator was there.
enum CallbacksAreExact {
    static let invariant = Invariant(
        id: "callbacks-are-exact",
        summary: "Completions, presentation hooks and delegate callbacks come once each, with the right flag.",
        causes: Cause.self, check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        let findings =
            completionFindings(in: trace) + coordinatorFindings(in: trace) + hookFindings(in: trace)
            + delegateFindings(in: evidence) + containmentFindings(in: evidence)
        var violations: [Violation] = []
        for finding in findings {
            let violation = finding.violation(in: trace)
            if !violations.contains(where: { $0.identity == violation.identity }) { violations.append(violation) }
        }
        return violations
    }

    /// One callback that is missing, superfluous or wrong.
    struct Finding {
        let subject: ViolationSubject
        let cause: ViolationCause
        let summary: String
        let expected: String
        let seen: String
        let remedy: String
        let decisions: [DecisionNote]
        /// The index of the event at which it is decided.
        let event: Int

        func violation(in trace: Trace) -> Violation {
            CallbacksAreExact.invariant.violation(
                of: subject, cause: cause, summary: summary, expected: expected, seen: seen, remedy: remedy,
                decisions: decisions, time: trace.events[event].time)
        }
    }

    // MARK: Completions of requests

    private static func completionFindings(in trace: Trace) -> [Finding] {
        var counts: [TransitionID: Int] = [:]
        for event in trace.events {
            if case .requestCompletionCalled(let id) = event.kind { counts[id, default: 0] += 1 }
        }
        return trace.events.indices.compactMap { index in
            guard case .ended(let id, true) = trace.events[index].kind else { return nil }
            let record = trace.record(of: id)
            let count = counts[id] ?? 0
            guard record.hasCompletion ? count != 1 : count > 0 else { return nil }
            let request = trace.histories()[Int(id.rawValue) - 1].requested
            return Finding(
                subject: trace.subject(of: record),
                cause: count == 0
                    ? ViolationCause(Cause.completionNeverCalled)
                    : ViolationCause(Cause.completionCalledOften, .text(String(count))),
                summary: "The completion of \(trace.name(of: record)) was called \(count) times.",
                expected: record.hasCompletion ? "one call, at the end" : "none: the request came without one",
                seen: "\(count) calls", remedy: "Pass the completion on to super, once.",
                decisions: request.map { [DecisionNote(.event($0), "asked for it")] } ?? [], event: index)
        }
    }

    // MARK: Completions of coordinators

    private static func coordinatorFindings(in trace: Trace) -> [Finding] {
        var taken: [TransitionID: [Int]] = [:]
        var findings: [Finding] = []
        var outcomes: [TransitionID: Bool] = [:]
        for index in trace.events.indices {
            switch trace.events[index].kind {
            case .ended(let id, let didComplete): outcomes[id] = didComplete
            case .coordinatorCompletion(let id, .taken): taken[id, default: []].append(index)
            case .coordinatorCompletion(let id, .ran(let isCancelled)):
                if taken[id]?.isEmpty == false { taken[id]?.removeFirst() }
                if outcomes[id] == isCancelled { findings.append(wrongFlag(id, isCancelled, at: index, trace)) }
            case .coordinatorCompletion(let id, .cameTooLate):
                findings.append(neverRuns(id, at: index, "the transition was over", trace))
            default: break
            }
        }
        for record in trace.transitions where outcomes[record.id] != nil {
            for index in taken[record.id] ?? [] {
                findings.append(neverRuns(record.id, at: index, "the transition ended without it", trace))
            }
        }
        return findings
    }

    private static func neverRuns(_ id: TransitionID, at index: Int, _ reason: String, _ trace: Trace) -> Finding {
        let record = trace.record(of: id)
        let end = trace.histories()[Int(id.rawValue) - 1].end.map { trace.events[$0.event].time.text } ?? "no time"
        return Finding(
            subject: trace.subject(of: record), cause: ViolationCause(Cause.coordinatorCompletionLost),
            summary: "A completion given to the coordinator of \(trace.name(of: record)) never runs: \(reason).",
            expected: "a completion given before the end, run once after it",
            seen: "given at \(trace.events[index].time.text), the end was at \(end)",
            remedy: "Ask for transitionCoordinator when it is needed, and where it is nil run the block at once.",
            decisions: [DecisionNote(.event(index), "gave the coordinator a completion")], event: index)
    }

    private static func wrongFlag(_ id: TransitionID, _ isCancelled: Bool, at index: Int, _ trace: Trace) -> Finding {
        let record = trace.record(of: id)
        return Finding(
            subject: trace.subject(of: record), cause: ViolationCause(Cause.coordinatorFlagWrong),
            summary: "A coordinator's completion was told the opposite of how \(trace.name(of: record)) ended.",
            expected: "isCancelled \(!isCancelled)", seen: "isCancelled \(isCancelled)",
            remedy: "Complete with the outcome of the interaction.",
            decisions: [DecisionNote(.event(index), "was told")], event: index)
    }
}
