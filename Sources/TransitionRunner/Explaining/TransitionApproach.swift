import TransitionCore

/// How the transition that a failure is about was come to: what was done before it was asked for, while it waited and
/// as it ran, until the failure was decided.
///
/// With other objects it may take other times, and the fingers of a script then meet another phase of it.
struct TransitionApproach: Codable, Hashable {
    private enum Mark: Codable, Hashable {
        case step, finger
        case requested, started, ended
    }

    /// The names of what stays the same in another world.
    private struct Subject: Codable, Hashable {
        let kind: TransitionKind
        let from, to: String
        let step: Int
        let asker: RequestCause.Asker

        init(_ record: TransitionRecord, in trace: Trace) {
            kind = record.kind
            from = trace.object(record.from).typeName
            to = trace.object(record.to).typeName
            step = record.step
            asker = record.cause.asker
        }
    }

    private let subject: Subject
    private let marks: [Mark]

    /// Nil where no transition had been asked for as the failure was decided.
    init?(of violation: Violation, in trace: Trace) {
        let events = trace.events
        let decided = violation.decisions.compactMap { note -> Int? in
            if case .event(let index) = note.decision { index } else { nil }
        }
        let seen = events.lastIndex { $0.time <= violation.time } ?? events.count - 1
        let end = min(decided.max() ?? seen, events.count - 1)
        guard end >= 0 else { return nil }
        let asked = events[...end].compactMap { event in
            if case .requested(let id) = event.kind { trace.record(of: id) } else { nil }
        }
        let named = asked.last {
            violation.identity.subject == .transition($0.kind, of: trace.object($0.presented).typeName)
        }
        guard let record = named ?? asked.last else { return nil }
        subject = Subject(record, in: trace)
        marks = Self.marks(of: record.id, in: events[...end])
    }

    /// Whether a trace comes to such a transition in the same way.
    func isRepeated(in trace: Trace) -> Bool {
        trace.transitions.contains { record in
            Subject(record, in: trace) == subject
                && Self.marks(of: record.id, in: trace.events[...]).starts(with: marks)
        }
    }

    private static func marks(of id: TransitionID, in events: ArraySlice<TraceEvent>) -> [Mark] {
        events.compactMap { event in
            switch event.kind {
            case .stepBegan: .step
            case .touch(.began), .touch(.ended), .touch(.cancelled): .finger
            case .requested(id): .requested
            case .started(id, _, _): .started
            case .ended(id, _): .ended
            default: nil
            }
        }
    }
}
