import TransitionCore

/// At rest a touch that hit the top controller in the undisturbed twin reaches it.
///
/// Touches are tried at twelve points of the window, where fingers would come down. What keeps one away is a view that
/// a transition left in front, transparent or not, or out of which it took the controller's view; interaction that it
/// turned off and never on again; recognizers that it disabled; or `beginIgnoringInteractionEvents` without its end
/// (ledger 2.10, 3.6, 8.10). Inside the pages it is told what the code, or the gesture that drove, was seen to turn
/// off, scrolling and controls included, and a cancel has left so.
///
/// Not violations: what was so when the transition was requested, or what an act of the app turned off since, for it
/// was done outside of the transition; a view that an act by a finger added when every transition was over; what the
/// twin has as well, such as a dimming view around a sheet; a top controller that the twin does not have, or that it
/// has on another stack.
enum InputIsLive {
    static let invariant = Invariant(
        id: "input-is-live", summary: "At rest a touch that hits the top controller undisturbed still reaches it.",
        causes: Cause.self, check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        if let found = deadInside(trace) { return [found] }
        for moment in trace.restMoments() where !moment.ended.isEmpty {
            guard let other = evidence.twinSnapshot(at: moment).flatMap(TouchReading.init),
                let twin = evidence.twin(at: moment)?.trace,
                let reading = TouchReading(moment.snapshot),
                ModelReading(moment.snapshot, in: trace).text == ModelReading(other.snapshot, in: twin).text,
                let first = moment.ended.map(\.id).min(), let before = requestSnapshot(of: first, trace)
            else { continue }
            if let found = obstacle(reading, other, before, trace) { return [violation(found, reading, moment, trace)] }
        }
        return []
    }

    private struct Obstacle {
        let cause: Cause
        var names: [CauseName] = []
        var seen: String
        let expected: String
        /// A view that was added, or none, and what was done to it.
        var added = ObjectID.none
        var addition = "put it in front"
        /// Where the code turned it off, if that was seen.
        var off: Int?
    }

    private static func requestSnapshot(of id: TransitionID, _ trace: Trace) -> Snapshot? {
        trace.snapshots.first { $0.reason == .request(id) }
    }

    private static func obstacle(
        _ reading: TouchReading, _ other: TouchReading, _ before: Snapshot, _ trace: Trace
    ) -> Obstacle? {
        if reading.snapshot.ignoresTouches, !other.snapshot.ignoresTouches, !before.ignoresTouches {
            return Obstacle(
                cause: .eventsIgnored, seen: "beginIgnoringInteractionEvents without its end",
                expected: "touches that are heard of")
        }
        let dead = Snapshot.touchGrid.indices.filter { other.reachesTop(at: $0) && !reading.reachesTop(at: $0) }
        for point in dead {
            if var found = turnedOff(reading, other, before, trace) ?? covered(reading, point, before, trace) {
                let points = "\(dead.count) of \(Snapshot.touchGrid.count) points"
                found.seen += "; \(points) of the window no longer reach it"
                return found
            }
        }
        return disabledRecognizers(reading, other, before, trace)
    }

    /// Interaction that is off on the way to the top, and was on at the request or is in the twin.
    private static func turnedOff(
        _ reading: TouchReading, _ other: TouchReading, _ before: Snapshot, _ trace: Trace
    ) -> Obstacle? {
        for index in reading.path(from: reading.index) where !reading.snapshot.views[index].isUserInteractionEnabled {
            let view = reading.snapshot.views[index]
            guard before.view(view.id)?.isUserInteractionEnabled ?? (index == reading.index),
                !trace.hasActTurnedOff(view.id)
            else { continue }
            return Obstacle(
                cause: .interactionOff, names: [trace.causeName(of: view)],
                seen: "isUserInteractionEnabled false on \(trace.causeName(of: view).words)",
                expected: "true, as in an undisturbed run",
                off: trace.firstSetting(of: [.interaction], of: view.id, in: reading.snapshot)?.event)
        }
        return nil
    }

    /// A view in front that came into the window after the request, or that held the top then.
    private static func covered(
        _ reading: TouchReading, _ point: Int, _ before: Snapshot, _ trace: Trace
    ) -> Obstacle? {
        guard let view = reading.stranger(at: point), !trace.isAddedByLaterAct(view.id, in: reading.snapshot)
        else { return nil }
        guard !(before.view(view.id)?.isInWindow ?? false) else { return takenOut(of: view, reading, before, trace) }
        return Obstacle(
            cause: .touchesTaken, names: [trace.causeName(of: view)],
            seen: "\(trace.causeName(of: view).words) lies in front, alpha \(view.alpha.text)",
            expected: "the top controller's view hit, as in an undisturbed run", added: view.id)
    }

    /// The top that has been taken out of what is now a stranger in front of it.
    private static func takenOut(
        of view: ViewState, _ reading: TouchReading, _ before: Snapshot, _ trace: Trace
    ) -> Obstacle? {
        guard let old = before.index(of: reading.top.view), let holder = before.index(of: view.id),
            holder < old, old < before.subtreeEnd(of: holder)
        else { return nil }
        let names = [trace.causeName(of: reading.snapshot.views[reading.index]), trace.causeName(of: view)]
        let (top, front) = (names[0].words, names[1].words)
        return Obstacle(
            cause: .takenOut, names: names, seen: "\(front) lies in front of \(top), which it held before",
            expected: "\(top) inside \(front), as at the request", added: reading.top.view,
            addition: "put it elsewhere")
    }

    /// Recognizers on the way to the top that are off, and were on at the request and are on in the twin.
    private static func disabledRecognizers(
        _ reading: TouchReading, _ other: TouchReading, _ before: Snapshot, _ trace: Trace
    ) -> Obstacle? {
        let (mine, theirs) = (reading.path(from: reading.index), other.path(from: other.index))
        guard mine.count == theirs.count else { return nil }
        for (left, right) in zip(mine, theirs) {
            let view = reading.snapshot.views[left]
            guard view.disabledRecognizerCount > other.snapshot.views[right].disabledRecognizerCount else { continue }
            let set = trace.firstSetting(of: [.recognizers, .scrolling], of: view.id, in: reading.snapshot)
            // A page that has come since is as the code has set it.
            guard let old = before.view(view.id)?.disabledRecognizerCount ?? (set == nil ? nil : 0),
                old < view.disabledRecognizerCount
            else { continue }
            let isScrolling = set?.value == .scrolling
            return Obstacle(
                cause: isScrolling ? .scrollingOff : .recognizersOff, names: [trace.causeName(of: view)],
                seen: isScrolling
                    ? "isScrollEnabled false on \(trace.causeName(of: view).words)"
                    : "\(view.disabledRecognizerCount) of \(view.recognizerCount) recognizers disabled on "
                        + trace.causeName(of: view).words,
                expected: isScrolling
                    ? "true, as in an undisturbed run"
                    : "\(other.snapshot.views[right].disabledRecognizerCount) disabled", off: set?.event)
        }
        return nil
    }

    private static func violation(
        _ found: Obstacle, _ reading: TouchReading, _ moment: RestMoment, _ trace: Trace
    ) -> Violation {
        let record = trace.record(of: moment.ended[moment.ended.count - 1].id)
        var decisions: [DecisionNote] = []
        let added = trace.events[..<moment.event].lastIndex {
            if case .viewAdded(found.added, _, _) = $0.kind { return found.added != .none }
            return false
        }
        if let off = found.off { decisions.append(DecisionNote(.event(off), "turned it off")) }
        if let added { decisions.append(DecisionNote(.event(added), found.addition)) }
        if let call = trace.histories()[Int(record.id.rawValue) - 1].completions.first {
            decisions.append(DecisionNote(.event(call.event), "completed with \(call.didComplete), leaving it so"))
        }
        let top = trace.label(reading.top.id)
        let cause = ViolationCause(found.cause.rawValue, found.names)
        return invariant.violation(
            of: trace.subject(of: record), cause: cause,
            summary: "After \(trace.name(of: record)) touches no longer reach \(top): \(invariant.words(of: cause)).",
            expected: found.expected, seen: found.seen,
            remedy: "Undo whatever keeps touches away on every way out of the transition, a cancel included.",
            decisions: decisions, time: moment.snapshot.time)
    }
}

extension Trace {
    /// Whether an act of the app turned off the view's interaction at some time.
    fileprivate func hasActTurnedOff(_ view: ObjectID) -> Bool {
        events.contains { $0.kind == .interactionTurnedOff(view: view) }
    }

    /// Whether a finger that lifted when every transition was over had the app add a view.
    fileprivate func isAddedByLaterAct(_ view: ObjectID, in snapshot: Snapshot) -> Bool {
        let end = events.firstIndex {
            if case .tookSnapshot(let number) = $0.kind { snapshots[number] == snapshot } else { false }
        }
        guard let end, let added = events[..<end].lastIndex(where: { $0.kind.adds(view) }) else { return false }
        let frame = events[added].time
        var openCount = 0
        for event in events[..<added] {
            switch event.kind {
            case .requested: openCount += 1
            case .ended: openCount -= 1
            default: break
            }
        }
        let thisFrame = events[..<added].reversed().prefix { $0.time == frame }
        return openCount == 0
            && thisFrame.contains { if case .touch(.ended) = $0.kind { true } else { false } }
            && !thisFrame.contains { if case .ended = $0.kind { true } else { false } }
    }

    /// The first setting of one of these values of a view, by no act, between the rest before that snapshot and it.
    fileprivate func firstSetting(
        of values: [WatchedValue], of view: ObjectID, in snapshot: Snapshot
    ) -> (event: Int, value: WatchedValue)? {
        var found: (event: Int, value: WatchedValue)?
        var isBefore = false
        for index in events.indices.reversed() {
            switch events[index].kind {
            case .tookSnapshot(let number) where snapshots[number].reason == .rest:
                if isBefore { return found }
                isBefore = snapshots[number] == snapshot
            case .valueSet(view, let value, let writer) where isBefore && writer != .act && values.contains(value):
                found = (index, value)
            default: break
            }
        }
        return found
    }
}

extension TraceEvent.Kind {
    fileprivate func adds(_ wanted: ObjectID) -> Bool {
        if case .viewAdded(wanted, _, _) = self { true } else { false }
    }
}
