import TransitionCore

/// One transition's events, picked out of a trace; an index is one of `Trace.events`.
struct TransitionHistory {
    /// A delegate's answer to one of UIKit's questions (ledger 1.3).
    struct Answer {
        let event: Int
        let delegate: ObjectID
        let answer: ObjectID
    }

    struct Start {
        let event: Int
        let isInteractive: Bool
        let durationFrames: Int
    }

    struct Edge {
        let event: Int
        let change: InteractionChange
    }

    struct Completion {
        let event: Int
        let didComplete: Bool
        let wasCancelled: Bool
    }

    struct End {
        let event: Int
        let didComplete: Bool
    }

    let record: TransitionRecord
    var requested: Int?
    var animator: Answer?
    var interactionController: Answer?
    var start: Start?
    var edges: [Edge] = []
    var progress: Double?
    /// Places and answers of `interruptibleAnimator(using:)`, until the end; asks that got none are left out.
    var interruptibleAnimators: [(event: Int, answer: ObjectID)] = []
    var completions: [Completion] = []
    var end: End?

    /// Whether an animator of the app's runs it; else the animation is UIKit's own, and not to be mended.
    var hasOwnAnimator: Bool { animator.map { $0.answer != .none } ?? false }

    /// What to look at where UIKit's own animation runs.
    static let remedyBesideUIKit =
        "Leave the views of the transition to UIKit: look at what layout, the hooks of a presentation controller, a "
        + "coordinator's block or an animation of your own does to them meanwhile."

    init(record: TransitionRecord) {
        self.record = record
    }

    /// Whether a gesture or driver still owned the transition when the trace ended (ledger 3.2).
    var isInteractiveAtLast: Bool {
        guard let last = edges.last else { return start?.isInteractive ?? false }
        return last.change == .paused
    }

    /// Whether a gesture or driver owned it at some time within the events of `range`.
    func isDriven(in range: Range<Int>) -> Bool {
        guard let start else { return false }
        var since = start.isInteractive ? start.event : nil
        for edge in edges {
            if let first = since, edge.change != .paused {
                if range.overlaps(first..<edge.event) { return true }
                since = nil
            } else if since == nil, edge.change == .paused {
                since = edge.event
            }
        }
        guard let since else { return false }
        return range.overlaps(since..<max(since + 1, end?.event ?? .max))
    }
}

extension Trace {
    /// The history of every accepted request, in order.
    func histories() -> [TransitionHistory] {
        var histories = transitions.map { TransitionHistory(record: $0) }
        for index in events.indices {
            guard let id = events[index].kind.transition else { continue }
            histories[Int(id.rawValue) - 1].note(events[index].kind, at: index)
        }
        return histories
    }

    /// Whether an exception froze the app: whatever comes after is a consequence.
    var isFrozen: Bool {
        diagnostics.contains { $0.severity == .exception }
    }

    /// The step whose doing a request is: a touch that an act finds waiting asks in the act's step.
    func step(of record: TransitionRecord) -> Int {
        deeds.indices.contains(record.cause.deed) ? deeds[record.cause.deed].step : record.step
    }

    /// The instant of the last event.
    var endTime: VirtualTime {
        events.last?.time ?? VirtualTime(frame: 0)
    }
}

extension TransitionHistory {
    fileprivate mutating func note(_ kind: TraceEvent.Kind, at index: Int) {
        switch kind {
        case .requested:
            requested = index
        case .animatorAsked(_, let delegate, let answer):
            animator = Answer(event: index, delegate: delegate, answer: answer)
        case .interactionControllerAsked(_, let delegate, let answer):
            interactionController = Answer(event: index, delegate: delegate, answer: answer)
        case .started(_, let isInteractive, let durationFrames):
            start = Start(event: index, isInteractive: isInteractive, durationFrames: durationFrames)
        case .interruptibleAnimatorAsked(_, let answer):
            if end == nil, answer != .none { interruptibleAnimators.append((index, answer)) }
        case .progressed(_, let progress):
            self.progress = progress
        case .interactionChanged(_, let change):
            edges.append(Edge(event: index, change: change))
        case .completeTransitionCalled(_, let didComplete, let wasCancelled, _):
            completions.append(Completion(event: index, didComplete: didComplete, wasCancelled: wasCancelled))
        case .ended(_, let didComplete):
            if end == nil { end = End(event: index, didComplete: didComplete) }
        default:
            break
        }
    }
}

extension TraceEvent.Kind {
    /// The transition that the event tells of, as far as histories need it.
    fileprivate var transition: TransitionID? {
        switch self {
        case .requested(let id), .animatorAsked(let id, _, _), .interactionControllerAsked(let id, _, _),
            .started(let id, _, _), .interruptibleAnimatorAsked(let id, _), .progressed(let id, _),
            .interactionChanged(let id, _), .completeTransitionCalled(let id, _, _, _), .ended(let id, _):
            return id
        default:
            return nil
        }
    }
}
