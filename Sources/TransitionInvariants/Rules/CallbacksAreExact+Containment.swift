import TransitionCore

// What a container of the app's own has to tell its children (ledger 10.1).
extension CallbacksAreExact {
    static func containmentFindings(in evidence: Evidence) -> [Finding] {
        let trace = evidence.trace
        return removals(in: trace) + additions(in: trace, beside: evidence.twin?.trace)
    }

    /// `removeFromParent()` says `didMove(toParent: nil)`; what comes before it is the container's to say.
    private static func removals(in trace: Trace) -> [Finding] {
        // The last parent that each child was told of before it moved; a child that is told nothing is not judged.
        var announced: [ObjectID: ObjectID] = [:]
        return trace.events.indices.compactMap { index in
            switch trace.events[index].kind {
            case .parentTold(let controller, let parent, isDone: false):
                announced[controller] = parent
                return nil
            case .removedFromParent(let controller, let parent) where announced[controller] == parent:
                return finding(
                    controller, parent, cause: .removedUnannounced,
                    expected: "willMove(toParent: nil) before removeFromParent()", at: index, trace)
            default:
                return nil
            }
        }
    }

    /// A child of a class whose `didMove` is heard of elsewhere, at rest with its parent and never told so.
    private static func additions(in trace: Trace, beside twin: Trace?) -> [Finding] {
        guard let last = trace.events.lastIndex(where: { isRest($0, in: trace) }),
            case .tookSnapshot(let number) = trace.events[last].kind
        else { return [] }
        var told: [ObjectID: (parent: ObjectID, isDone: Bool, index: Int)] = [:]
        for index in 0..<last {
            guard case .parentTold(let controller, let parent, let isDone) = trace.events[index].kind else { continue }
            told[controller] = (parent, isDone, index)
        }
        let snapshot = trace.snapshots[number]
        let untold = snapshot.controllers.filter { child in
            guard child.parent != .none, let last = told[child.id] else { return false }
            return last.parent == child.parent && !last.isDone
        }
        guard !untold.isEmpty else { return [] }
        let heard = classesHeard(in: trace).union(twin.map(classesHeard) ?? [])
        return untold.filter { heard.contains(trace.object($0.id).typeName) }.map { child in
            finding(
                child.id, child.parent, cause: .additionNotTold,
                expected: "didMove(toParent:) when it has been added", at: told[child.id]?.index ?? last, trace)
        }
    }

    private static func isRest(_ event: TraceEvent, in trace: Trace) -> Bool {
        guard case .tookSnapshot(let index) = event.kind else { return false }
        return trace.snapshots[index].reason == .rest && trace.snapshots[index].openTransitions.isEmpty
    }

    private static func classesHeard(in trace: Trace) -> Set<String> {
        var names: Set<String> = []
        for event in trace.events {
            if case .parentTold(let controller, _, isDone: true) = event.kind {
                names.insert(trace.object(controller).typeName)
            }
        }
        return names
    }

    private static func finding(
        _ child: ObjectID, _ parent: ObjectID, cause: Cause, expected: String, at index: Int, _ trace: Trace
    ) -> Finding {
        let name = trace.object(child).typeName
        return Finding(
            subject: .child(name, in: trace.object(parent).typeName), cause: ViolationCause(cause),
            summary: "\(trace.label(child)) was \(cause.words) by its container \(trace.label(parent)).",
            expected: expected, seen: "none; the move was at \(trace.events[index].time.text)",
            remedy: "Frame every change of a child: addChild, then didMove(toParent:); willMove(toParent: nil), then "
                + "removeFromParent.",
            decisions: [DecisionNote(.event(index), "moved it")], event: index)
    }
}
