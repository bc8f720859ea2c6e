import TransitionCore

// Stacks and tabs: what they hold and show is what the calls since their making say.
extension ModelAgrees {
    /// The first rest at which a container holds or shows something else, or the first request that finds it so.
    ///
    /// A finger that stays down keeps the app from rest, and what comes then may take away what was wrong.
    static func containerViolations(in trace: Trace) -> [Violation] {
        guard !trace.containerCalls.isEmpty else { return [] }
        var replay = ContainerReplay()
        var lastEnded: (id: TransitionID, time: VirtualTime)?
        for index in trace.events.indices {
            replay.note(index, of: trace)
            switch trace.events[index].kind {
            case .ended(let id, _): lastEnded = (id, trace.events[index].time)
            case .tookSnapshot(let number):
                let snapshot = trace.snapshots[number]
                guard let isJudged = judged(snapshot, after: lastEnded?.time, trace) else { continue }
                if let found = disagreement(in: snapshot, replay, trace, among: isJudged) {
                    return [violation(found, snapshot, lastEnded?.id, trace)]
                }
            default: break
            }
        }
        return []
    }

    /// Which containers are at rest in a snapshot: all at a rest, and at a request those that take part in nothing that
    /// is open; nil where none is. What follows from the end of a transition may come within its turn.
    private static func judged(
        _ snapshot: Snapshot, after end: VirtualTime?, _ trace: Trace
    ) -> ((ObjectID) -> Bool)? {
        switch snapshot.reason {
        case .rest: return snapshot.openTransitions.isEmpty ? { _ in true } : nil
        case .stuck: return nil
        case .request(let request):
            guard let end, end.frame + 1 < snapshot.time.frame else { return nil }
            let busy = snapshot.openTransitions.filter { $0 != request }.map { trace.record(of: $0).container }
            return { !busy.contains($0) }
        }
    }

    private struct Disagreement {
        let container: ControllerState
        let cause: ViolationCause
        let expected: String
        let seen: String
        let remedy: String
        let decision: (event: Int, note: String)?
    }

    private static func disagreement(
        in snapshot: Snapshot, _ replay: ContainerReplay, _ trace: Trace, among isJudged: (ObjectID) -> Bool
    ) -> Disagreement? {
        for container in snapshot.controllers where isJudged(container.id) {
            guard let contents = replay.contents[container.id] else { continue }
            if contents.controllers != container.viewControllers || contents.selected != container.selected {
                return otherContents(container, contents, trace)
            }
            for id in contents.controllers {
                guard let child = snapshot.controller(id), child.parent != container.id else { continue }
                return lostParent(child, of: container, contents, trace)
            }
        }
        return nil
    }

    private static func otherContents(
        _ container: ControllerState, _ contents: ContainerReplay.Contents, _ trace: Trace
    ) -> Disagreement {
        let text = { (controllers: [ObjectID], selected: ObjectID) in
            "\(controllers.map(trace.label).joined(separator: ", ")); \(trace.label(selected)) is shown"
        }
        let isSameSet = contents.controllers == container.viewControllers
        return Disagreement(
            container: container,
            cause: ViolationCause(isSameSet ? Cause.anotherShown : .othersHeld),
            expected: text(contents.controllers, contents.selected),
            seen: text(container.viewControllers, container.selected),
            remedy: "Change a stack or tabs by the container's own methods only, and complete with the true outcome.",
            decision: (contents.lastCall, "made the last call that changed it"))
    }

    private static func lostParent(
        _ child: ControllerState, of container: ControllerState, _ contents: ContainerReplay.Contents, _ trace: Trace
    ) -> Disagreement {
        let removal = trace.events.lastIndex {
            if case .removedFromParent(child.id, container.id) = $0.kind { return true }
            return false
        }
        let name = trace.object(child.id).typeName
        return Disagreement(
            container: container, cause: ViolationCause(Cause.heldWithoutBeingChild, .controller(name)),
            expected: "\(trace.label(container.id)) as the parent of \(trace.label(child.id))",
            seen: "parent \(trace.label(child.parent)); viewControllers still holds it",
            remedy: "Take a controller out of a stack or tabs by setViewControllers, not by removeFromParent().",
            decision: removal.map { ($0, "took it from its parent") }
                ?? (contents.lastCall, "made the last call that changed it"))
    }

    private static func violation(
        _ found: Disagreement, _ snapshot: Snapshot, _ lastEnded: TransitionID?, _ trace: Trace
    ) -> Violation {
        var decisions: [DecisionNote] = []
        if let decision = found.decision { decisions.append(DecisionNote(.event(decision.event), decision.note)) }
        let name = trace.object(found.container.id).typeName
        let since = lastEnded.map { "After \(trace.name(of: trace.record(of: $0)))" } ?? "Since the launch"
        return invariant.violation(
            of: .object(name), cause: found.cause,
            summary: "\(since) \(name) does not agree with the calls that it got: \(invariant.words(of: found.cause)).",
            expected: found.expected, seen: found.seen, remedy: found.remedy,
            decisions: decisions, time: snapshot.time)
    }
}
