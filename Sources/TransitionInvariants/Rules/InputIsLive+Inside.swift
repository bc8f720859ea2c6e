import TransitionCore

/// Scrolling that is turned off for a drag and on again only where the drag ends well.
extension InputIsLive {
    /// A view inside a page that took touches at the rest before a cancelled transition, and takes none after it.
    ///
    /// Where another transition has finished since that rest, another page says what takes touches.
    static func deadInside(_ trace: Trace) -> Violation? {
        let moments = trace.restMoments()
        for index in moments.indices.dropFirst() {
            let moment = moments[index]
            guard !moment.ended.contains(where: \.didComplete) else { continue }
            for ended in moment.ended {
                let record = trace.record(of: ended.id)
                guard let dead = deadView(of: record, moment, moments[index - 1], trace) else { continue }
                return violation(dead, record, moment, trace)
            }
        }
        return nil
    }

    private struct DeadView {
        let view: ViewState
        let value: WatchedValue
        let isGone: Bool
        let event: Int
    }

    private static func deadView(
        of record: TransitionRecord, _ moment: RestMoment, _ previous: RestMoment, _ trace: Trace
    ) -> DeadView? {
        guard let requested = trace.requestEvent(of: record.id) else { return nil }
        let begins = trace.beginsOfAskingGestures(for: record, before: requested)
        for event in previous.event..<moment.event {
            guard case .valueSet(let view, let value, let writer) = trace.events[event].kind,
                let before = previous.snapshot.view(view), let after = moment.snapshot.view(view),
                before.isInWindow, after.isInWindow, isOff(after, before, value)
            else { continue }
            switch writer {
            case .gesture(let recognizer): guard let begin = begins[recognizer], begin < event else { continue }
            case .act: continue
            case .appearance, .other: guard event > requested else { continue }
            }
            return DeadView(view: after, value: value, isGone: isGone(after, before), event: event)
        }
        return nil
    }

    private static func isOff(_ after: ViewState, _ before: ViewState, _ value: WatchedValue) -> Bool {
        switch value {
        case .interaction: before.isUserInteractionEnabled && !after.isUserInteractionEnabled
        case .recognizers, .scrolling:
            isGone(after, before) && value == .recognizers
                || after.recognizerCount == before.recognizerCount
                    && after.disabledRecognizerCount > before.disabledRecognizerCount
        case .enabled: before.unusual(.enabled) == nil && after.unusual(.enabled) != nil
        default: false
        }
    }

    /// Whether one was removed and none came in its place.
    private static func isGone(_ after: ViewState, _ before: ViewState) -> Bool {
        after.recognizerCount < before.recognizerCount
    }

    private static func violation(
        _ dead: DeadView, _ record: TransitionRecord, _ moment: RestMoment, _ trace: Trace
    ) -> Violation {
        let name = trace.causeName(of: dead.view)
        let code: Cause =
            switch dead.value {
            case .enabled: .notEnabled
            case .interaction: .interactionOff
            case .scrolling: .scrollingOff
            default: dead.isGone ? .recognizersGone : .recognizersOff
            }
        let cause = ViolationCause(code, name)
        let call = trace.histories()[Int(record.id.rawValue) - 1].completions.first
        return invariant.violation(
            of: trace.subject(of: record), cause: cause,
            summary:
                "After a cancel of \(trace.name(of: record)) \(name.words) stays dead: \(invariant.words(of: cause)).",
            expected: "as at the rest before: on", seen: "off",
            remedy: "Turn it on again on every way out of the gesture, .cancelled and .failed included.",
            decisions: [DecisionNote(.event(dead.event), "set it for the first time")]
                + (call.map { [DecisionNote(.event($0.event), "completed with \($0.didComplete), leaving it so")] }
                    ?? []),
            time: moment.snapshot.time)
    }
}
