import TransitionCore

/// What an app asks for by itself, and no longer once it has been in the background.
///
/// The system ends animations unfinished as the app leaves the screen (ledger 6.6): what their completion does only
/// `if finished` never comes, and a page that was to go by itself stays for ever.
extension WorksAgainAfterwards {
    @Sendable static func backgroundViolations(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen, let twin = evidence.twin, !isAskedByEnvironment(trace) else { return [] }
        let moments = trace.restMoments()
        let first = moments.firstIndex { moment in
            if case .none(.otherRequest) = evidence.counterpart(at: moment) { true } else { false }
        }
        guard let first else { return [] }
        let begin = first > 0 ? moments[first - 1].event : 0
        guard let stay = stay(in: begin..<moments[first].event, trace),
            let missing = missing(after: moments[first], twin, trace)
        else { return [] }
        let next = trace.deeds.first { $0.event > moments[first].event && counts($0, trace) }
        let patience = (next?.frame ?? trace.endTime.frame) - trace.events[stay].time.frame
        guard patience >= missing.delay, !isAskedLater(missing.record, twin, after: stay, trace) else { return [] }
        return [violation(missing.record, twin, stay, moments[first], trace)]
    }

    private static func isAskedByEnvironment(_ trace: Trace) -> Bool {
        trace.transitions.contains {
            trace.deeds.indices.contains($0.cause.deed) && trace.deeds[$0.cause.deed].kind == .environment
        }
    }

    /// The way back from a stay in the background before which one thing alone was done; nil if there is none.
    ///
    /// Of several, one may have been refused what it would have come to by itself.
    private static func stay(in range: Range<Int>, _ trace: Trace) -> Int? {
        let begin = trace.events[range].firstIndex { $0.kind == .environment(.enteredBackground) }
        let end = trace.events[range].lastIndex { $0.kind == .environment(.enteredForeground) }
        guard let begin, let end, begin < end, !trace.isResized(in: range) else { return nil }
        let done = trace.deeds.filter {
            $0.kind != .environment && $0.kind != .launch && $0.event > range.lowerBound
                && $0.event <= range.upperBound && counts($0, trace)
        }
        return done.count == 1 && done[0].event <= begin && !done[0].wasRefused ? end : nil
    }

    /// A finger that comes down where nothing takes it does nothing. One that only a recognizer heard of has done
    /// something if it asked for a transition.
    private static func counts(_ deed: Deed, _ trace: Trace) -> Bool {
        deed.hasEffect || deed.wasRefused
            || trace.transitions.contains {
                trace.deeds.indices.contains($0.cause.deed) && trace.deeds[$0.cause.deed].event == deed.event
            }
    }

    /// What the twin went on to ask for by something that was left to be done later, and how many frames later.
    private static func missing(
        after moment: RestMoment, _ twin: Twin, _ trace: Trace
    ) -> (record: TransitionRecord, delay: Int)? {
        let mine = trace.finishedTransitions().prefix(moment.finishedCount)
        let theirs = twin.trace.finishedTransitions()
        guard theirs.count > mine.count,
            zip(mine, theirs).allSatisfy({ trace.subject(of: $0) == twin.trace.subject(of: $1) })
        else { return nil }
        let record = theirs[mine.count]
        guard record.cause.asker == .code, !record.cause.isDirect,
            twin.trace.deeds.indices.contains(record.cause.deed),
            let request = twin.trace.requestEvent(of: record.id)
        else { return nil }
        return (record, twin.trace.events[request].time.frame - twin.trace.deeds[record.cause.deed].frame)
    }

    private static func isAskedLater(
        _ record: TransitionRecord, _ twin: Twin, after event: Int, _ trace: Trace
    ) -> Bool {
        let subject = twin.trace.subject(of: record)
        return trace.transitions.contains {
            (trace.requestEvent(of: $0.id) ?? 0) > event && !$0.cause.isDirect && trace.subject(of: $0) == subject
        }
    }

    private static func violation(
        _ record: TransitionRecord, _ twin: Twin, _ stay: Int, _ moment: RestMoment, _ trace: Trace
    ) -> Violation {
        let subject = twin.trace.subject(of: record)
        let name = subject.words
        return invariant.violation(
            of: subject, cause: ViolationCause(Cause.notAfterBackground),
            summary:
                "The app asks for the \(name) by itself, and does not where it was in the background meanwhile.",
            expected: "the \(name), as in an undisturbed run",
            seen: "back on screen since \(trace.events[stay].time.text), and nothing asked for it",
            remedy: "Do what has to be done in an animation's completion whatever its flag says: the system ends "
                + "animations unfinished when the app leaves the screen.",
            decisions: [], time: moment.snapshot.time)
    }
}
