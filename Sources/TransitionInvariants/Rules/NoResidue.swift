import TransitionCore

/// Of what a transition added, nothing is left that can be seen, takes touches or piles up.
///
/// A presentation's container goes away with it and takes all that is inside; what an animator put elsewhere, or into
/// the container of a presentation that lives on, is the animator's to take away, on a cancel too (ledger 2.8, 2.9).
/// So is what the code of a cancelled transition was seen to put into a controller's own view. Views are counted by
/// class and place, and held against the undisturbed twin after as many finished transitions.
///
/// Not violations: what the twin has as well, such as a dimming view or a wrapper of a live presentation; what a live
/// controller, its layout, a gesture or a finished transition put into the controller's view; what no transition added;
/// one view that is wholly hidden, which is a note until it piles up.
enum NoResidue {
    static let invariant = Invariant(
        id: "no-residue",
        summary:
            "Of the views and recognizers that a transition added, none is left that is seen, touched or piles up.",
        causes: Cause.self, check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        var violations: [Violation] = []
        for moment in trace.restMoments() where !moment.ended.isEmpty {
            guard let twin = evidence.twinSnapshot(at: moment), let expected = evidence.twin?.trace else { continue }
            let left =
                Residue(of: moment, in: trace, beside: twin, in: expected).findings
                + Residue.findingsInsideControllers(at: moment, in: trace, beside: twin, in: expected)
                + leftRecognizers(moment, twin, trace)
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
        let cancelled = trace.events[..<moment.event].lastIndex {
            if case .ended(_, didComplete: false) = $0.kind { return true }
            return false
        }
        guard let cancelled, case .ended(let id, _) = trace.events[cancelled].kind else { return [] }
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

    private static func violation(_ finding: Residue.Finding, _ moment: RestMoment, _ trace: Trace) -> Violation {
        let record = trace.record(of: finding.transition)
        let cause = ViolationCause(finding.cause.rawValue, finding.names)
        var decisions: [DecisionNote] = []
        if let added = finding.added { decisions.append(DecisionNote(.event(added), "added what is left")) }
        if let call = trace.histories()[Int(record.id.rawValue) - 1].completions.first {
            decisions.append(DecisionNote(.event(call.event), "completed with \(call.didComplete), leaving it"))
        }
        return Violation(
            identity: ViolationIdentity(
                invariant: invariant.id, subject: trace.subject(of: record), cause: cause),
            summary: "\(trace.name(of: record)) has left something behind: \(invariant.words(of: cause))"
                + "\(finding.isBlocking ? "; it takes touches" : "").",
            expected: "\(finding.expected), as in an undisturbed run",
            seen: finding.seen,
            remedy: "Take away what the transition added on every way out of it, a cancel included.",
            restsOn: ["2.8", "2.9"], decisions: decisions, time: moment.snapshot.time)
    }
}
