import HeadlessUIKit
import TransitionCore

/// Makes a request that no gesture made, and that never ended, again in a fresh world where no gesture was taken away
/// before it.
///
/// If it ends there, a gesture has left something behind; if not, it never works without one.
@MainActor
struct RequestRepeater {
    let performer: ScriptPerformer
    let twinMaker: TwinMaker

    /// The open transition that completes where what had finished before it is all that was done; nil if none does.
    func transitionThatWorksAlone(in trace: Trace, _ script: Script) -> TransitionID? {
        guard let record = suspect(in: trace) else { return nil }
        let plan = TwinPlan(of: trace, script, before: record.id)
        guard plan.end == nil, let last = plan.deed(asking: record) else { return nil }
        guard let app = twinMaker.world(after: plan.moves.moves, under: script.profile) else { return nil }
        defer { performer.tearDown(app) }
        let firstEvent = app.eventCount
        guard performer.make(last, in: app), performer.settle(app) == .rest, !app.isFrozen else { return nil }
        return hasCompleted(record, of: trace, in: app.trace, from: firstEvent) ? record.id : nil
    }

    /// The first transition that started under an interaction controller for no gesture and is open, if a gesture was
    /// taken away before it.
    private func suspect(in trace: Trace) -> TransitionRecord? {
        var (started, ended): (Set<TransitionID>, Set<TransitionID>) = ([], [])
        for event in trace.events {
            switch event.kind {
            case .started(let id, true, _): started.insert(id)
            case .ended(let id, _): ended.insert(id)
            default: break
            }
        }
        let open = trace.transitions.first { started.contains($0.id) && !ended.contains($0.id) }
        guard let open, open.cause.asker != .drag, !trace.isResized,
            let request = trace.events.firstIndex(where: { $0.kind == .requested(open.id) }),
            trace.events[..<request].contains(where: { $0.kind.isTakenGesture })
        else { return nil }
        return open
    }

    private func hasCompleted(
        _ record: TransitionRecord, of trace: Trace, in repeated: Trace, from firstEvent: Int
    ) -> Bool {
        repeated.events[firstEvent...].contains { event in
            guard case .ended(let id, true) = event.kind else { return false }
            return repeated.record(of: id).isLike(record, of: trace, in: repeated)
        }
    }
}

extension Trace {
    /// Whether the window had another size than at launch.
    var isResized: Bool {
        events.contains { if case .environment(.resized) = $0.kind { true } else { false } }
    }
}

extension TraceEvent.Kind {
    fileprivate var isTakenGesture: Bool {
        switch self {
        case .gesture(_, .cancelled), .gesture(_, .failed): true
        default: false
        }
    }
}
