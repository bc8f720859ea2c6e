import TransitionCore

// What UIKit refuses for a request of the same code in the same turn.
extension TransitionsAreSerial {
    /// Presentations that never come, each for a presentation or dismissal that was asked for just before it.
    static func lostPresentations(in trace: Trace) -> [Violation] {
        var violations: [Violation] = []
        for (number, deed) in trace.deeds.enumerated() {
            for refusal in deed.refusals where refusal < trace.events.count {
                guard
                    case .refused(.presentation, let receiver, let controller, let diagnostic) =
                        trace.events[refusal].kind,
                    let other = requestBefore(refusal, of: number, in: trace)
                else { continue }
                let violation = violation(
                    of: controller, on: receiver, at: refusal, diagnostic, beside: other, trace)
                if !violations.contains(where: { $0.identity == violation.identity }) { violations.append(violation) }
            }
        }
        return violations
    }

    /// The presentation or dismissal that the same deed led to last, in the frame and step of that event.
    private static func requestBefore(_ refusal: Int, of deed: Int, in trace: Trace) -> TransitionRecord? {
        let event = trace.events[refusal]
        for earlier in trace.events[..<refusal].reversed() {
            guard earlier.time.frame == event.time.frame, earlier.step == event.step else { return nil }
            guard case .requested(let id) = earlier.kind else { continue }
            let record = trace.record(of: id)
            guard record.kind == .presentation || record.kind == .dismissal else { continue }
            return record.cause.deed == deed && record.step == Int(event.step) ? record : nil
        }
        return nil
    }

    private static func violation(
        of controller: ObjectID, on receiver: ObjectID, at refusal: Int, _ diagnostic: Int,
        beside other: TransitionRecord, _ trace: Trace
    ) -> Violation {
        let (name, presenter) = (trace.object(controller).typeName, trace.object(receiver).typeName)
        let isDismissal = other.kind == .dismissal
        var decisions = [DecisionNote(.event(refusal), "asked for the presentation that is lost")]
        if let request = trace.histories()[Int(other.id.rawValue) - 1].requested {
            decisions.append(DecisionNote(.event(request), "asked for the \(other.kind.noun) in the same turn"))
        }
        return invariant.violation(
            of: .transition(.presentation, of: name),
            cause: ViolationCause(isDismissal ? Cause.lostBesideDismissal : .lostBesidePresentation),
            summary: "\(name) is never presented by \(presenter): it was asked for in one turn with "
                + "\(trace.name(of: other)).",
            expected: "a request after the end of \(trace.name(of: other))",
            seen: "refused at \(trace.events[refusal].time.text): \(trace.diagnostics[diagnostic].text)",
            remedy: isDismissal
                ? "Present in the completion of dismiss(animated:completion:)."
                : "Present the second in the completion of the first, on the controller that was presented.",
            decisions: decisions, time: trace.events[refusal].time)
    }
}
