import TransitionCore

/// A drag that asks for nothing where all on screen is as it was when it still asked for a transition.
///
/// What came in between has gone again, without any disturbance: the twin has come there as well. Nothing was done in
/// between but to show other pages and to leave them, so no state of the app's can mean it.
extension WorksAgainAfterwards {
    static func lostDragViolations(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard evidence.outcome == .rest, !trace.isFrozen, !trace.isResized(in: 0..<trace.events.count),
            isSameScreen(evidence), let ended = trace.restMoments().last?.lastEnded
        else { return [] }
        return evidence.lostDrags.map { probe in
            invariant.violation(
                of: probe.subject, cause: ViolationCause(Cause.deadAsBefore),
                summary:
                    "\(probe.words) does nothing after \(trace.name(of: trace.record(of: ended.id))), though all on "
                    + "screen is as it was before, and it worked then.",
                expected: "a transition that completes, from \(probe.chainBefore.joined(separator: " → "))",
                seen: "it asks for nothing",
                remedy: "Keep recognizers, delegates and drivers for as long as their page lives: viewDidDisappear(_:) "
                    + "comes where another page covers it as well.",
                decisions: [], time: trace.endTime)
        }
    }
}

extension Twin {
    /// How many moves it had made at the first rest at which all was as at its last: the same controllers, the same
    /// screen; nil without one, or where anything but transitions has come in between.
    ///
    /// - Parameter outcomeCounts: how many transitions came of each of its moves.
    package func firstRestAsAtEnd(outcomeCounts: [Int]) -> Int? {
        guard end == nil, outcomeCounts.count == restSnapshots.count - 1, let last = rest(at: outcomeCounts.count)
        else {
            return nil
        }
        let reading = ModelReading(last, in: trace)
        let begin = outcomeCounts.lastIndex(of: 0).map { $0 + 1 } ?? 0
        return (begin..<outcomeCounts.count).first { index in
            guard let earlier = rest(at: index) else { return false }
            let other = ModelReading(earlier, in: trace)
            return other.text == reading.text && other.controllers == reading.controllers
                && WorksAgainAfterwards.isSameScreen(earlier, trace, last, trace)
        }
    }
}
