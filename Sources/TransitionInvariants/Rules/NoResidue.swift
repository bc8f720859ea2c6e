import TransitionCore

/// Of what a transition added, nothing is left that can be seen, takes touches or piles up.
///
/// A presentation's container goes away with it and takes all that is inside; what an animator put elsewhere, or into
/// the container of a presentation that lives on, is the animator's to take away, on a cancel too (ledger 2.8, 2.9).
/// So is what the code of a cancelled transition was seen to put into a controller's own view. Views are counted by
/// class and place, and held against the undisturbed twin after as many finished transitions. A page that a cancel
/// brings back hears `viewWillAppear` anew and no `viewDidDisappear` (1.12): what it adds in the one and takes away in
/// the other, as an observer of the keyboard, is there twice. A view that goes by itself in an undisturbed run, as a
/// notice does, stays in no other.
///
/// Not violations: what the twin has as well, such as a dimming view or a wrapper of a live presentation; what a live
/// controller, its layout, a gesture or a finished transition put into the controller's view; what no transition added;
/// one view that is wholly hidden, which is a note until it piles up.
enum NoResidue {
    static let invariant = Invariant(
        id: "no-residue",
        summary:
            "Of what a transition added, no view, recognizer or observer is left that is seen, touched or piles up.",
        causes: Cause.self, check: { check($0) + passingViolations($0) })

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        var violations: [Violation] = []
        for moment in trace.restMoments() where !moment.ended.isEmpty {
            guard let twin = evidence.twinSnapshot(at: moment), let expected = evidence.twin(at: moment)?.trace
            else { continue }
            let left =
                Residue(of: moment, in: trace, beside: twin, in: expected).findings
                + Residue.findingsInsideControllers(at: moment, in: trace, beside: twin, in: expected)
                + leftRecognizers(moment, twin, trace) + leftObservers(moment, twin, expected, trace)
            for finding in left {
                let violation = violation(finding, moment, trace)
                let isKnown = violations.contains { $0.identity.cause == violation.identity.cause }
                if !isKnown { violations.append(violation) }
            }
        }
        return violations
    }

    /// Recognizers on live controllers' views and the window, beyond the twin's, once something was cancelled.
    private static func leftRecognizers(_ moment: RestMoment, _ twin: Snapshot, _ trace: Trace) -> [Residue.Finding] {
        guard let id = lastCancelled(before: moment, trace) else { return [] }
        let snapshot = moment.snapshot
        var pairs: [(name: CauseName, mine: ViewState, other: ViewState)] = []
        if let mine = snapshot.views.first, let other = twin.views.first { pairs.append((.window, mine, other)) }
        for (mine, other) in zip(snapshot.presentationChain, twin.presentationChain) {
            guard let left = snapshot.controller(mine).flatMap({ snapshot.view($0.view) }),
                let right = twin.controller(other).flatMap({ twin.view($0.view) })
            else { continue }
            pairs.append((trace.causeName(of: left), left, right))
        }
        return pairs.compactMap { pair in
            guard pair.mine.recognizerCount > pair.other.recognizerCount else { return nil }
            return Residue.Finding(
                cause: .recognizersLeft, names: [pair.name],
                seen: "\(pair.mine.recognizerCount) recognizers on \(pair.name.words)",
                expected: "\(pair.other.recognizerCount)", transition: id, added: nil, isBlocking: false)
        }
    }

    private static func lastCancelled(before moment: RestMoment, _ trace: Trace) -> TransitionID? {
        for event in trace.events[..<moment.event].reversed() {
            if case .ended(let id, didComplete: false) = event.kind { return id }
        }
        return nil
    }

    /// Observers that hear of one notification more often than any of their class does in the twin, once something was
    /// cancelled.
    private static func leftObservers(
        _ moment: RestMoment, _ twin: Snapshot, _ twinTrace: Trace, _ trace: Trace
    ) -> [Residue.Finding] {
        guard !moment.snapshot.repeatedObservers.isEmpty, let id = lastCancelled(before: moment, trace) else {
            return []
        }
        return moment.snapshot.repeatedObservers.compactMap { repeated in
            let name = trace.object(repeated.observer).typeName
            let expected = twin.repeatedObservers.filter {
                twinTrace.object($0.observer).typeName == name && $0.notification == repeated.notification
            }.map(\.count).max()
            guard repeated.count > expected ?? 1 else { return nil }
            return Residue.Finding(
                cause: .observersLeft, names: [.type(name), .text(repeated.notification)],
                seen: "\(trace.label(repeated.observer)) is told \(repeated.count) times of each "
                    + repeated.notification,
                expected: expected.map { "\($0) times" } ?? "once", transition: id, added: nil, isBlocking: false)
        }
    }

    private static func violation(_ finding: Residue.Finding, _ moment: RestMoment, _ trace: Trace) -> Violation {
        let record = trace.record(of: finding.transition)
        let cause = ViolationCause(finding.cause.rawValue, finding.names)
        var decisions: [DecisionNote] = []
        if let added = finding.added { decisions.append(DecisionNote(.event(added), "added what is left")) }
        if let call = trace.histories()[Int(record.id.rawValue) - 1].completions.first {
            decisions.append(DecisionNote(.event(call.event), "completed with \(call.didComplete), leaving it"))
        }
        return invariant.violation(
            of: trace.subject(of: record), cause: cause,
            summary: "\(trace.name(of: record)) has left something behind: \(invariant.words(of: cause))"
                + "\(finding.isBlocking ? "; it takes touches" : "").",
            expected: "\(finding.expected), as in an undisturbed run",
            seen: finding.seen,
            remedy: finding.cause == .observersLeft
                ? "Take away in viewWillDisappear what viewWillAppear or viewDidAppear adds, or add it once: a page "
                    + "that a cancel brings back appears anew, and viewDidDisappear has not come."
                : "Take away what the transition added on every way out of it, a cancel included.",
            decisions: decisions, time: moment.snapshot.time)
    }
}
