import TransitionCore

// Children of the app's own containers: the ways in which one can be left by half.
extension ModelAgrees {
    /// The children that at a rest are in their container with one half and out of it with the other, each once.
    static func childViolations(in trace: Trace) -> [Violation] {
        var moves = ChildMoves()
        var violations: [Violation] = []
        for index in trace.events.indices {
            moves.note(index, of: trace)
            guard case .tookSnapshot(let number) = trace.events[index].kind, !moves.last.isEmpty else { continue }
            let snapshot = trace.snapshots[number]
            guard snapshot.reason == .rest, snapshot.openTransitions.isEmpty else { continue }
            for child in snapshot.controllers {
                guard let move = moves.last[child.id], let cause = halfLeft(child, move, snapshot) else { continue }
                let violation = violation(child, move, cause, snapshot, trace)
                if !violations.contains(where: { $0.identity == violation.identity }) { violations.append(violation) }
            }
        }
        return violations
    }

    /// What a child's container last said or did about its place.
    private struct ChildMoves {
        struct Move {
            let parent: ObjectID
            let event: Int
            let isRemoval: Bool
        }

        /// Those that are on their way out, or out.
        private(set) var last: [ObjectID: Move] = [:]
        private var parents: [ObjectID: ObjectID] = [:]

        mutating func note(_ index: Int, of trace: Trace) {
            switch trace.events[index].kind {
            case .parentTold(let child, .none, isDone: false):
                let parent = parents[child] ?? .none
                last[child] = Move(parent: parent, event: index, isRemoval: false)
            case .parentTold(let child, let parent, _) where parent != .none:
                parents[child] = parent
                last[child] = nil
            case .removedFromParent(let child, let parent):
                last[child] = Move(parent: parent, event: index, isRemoval: true)
            default: break
            }
        }
    }

    private static func halfLeft(
        _ child: ControllerState, _ move: ChildMoves.Move, _ snapshot: Snapshot
    ) -> Cause? {
        if move.isRemoval {
            guard child.parent == .none, child.presenting == .none, let parent = snapshot.controller(move.parent),
                !parent.viewControllers.contains(child.id), let outer = snapshot.index(of: parent.view),
                let index = snapshot.index(of: child.view),
                outer < index, index < snapshot.subtreeEnd(of: outer), snapshot.isShown(at: index)
            else { return nil }
            return .viewLeft
        }
        guard child.parent != .none, child.view != .none, !child.isViewInWindow,
            let parent = snapshot.controller(child.parent), parent.isViewInWindow, parent.viewControllers.isEmpty
        else { return nil }
        return .stillChild
    }

    private static func violation(
        _ child: ControllerState, _ move: ChildMoves.Move, _ cause: Cause, _ snapshot: Snapshot, _ trace: Trace
    ) -> Violation {
        let container = cause == .viewLeft ? move.parent : child.parent
        let (name, parent) = (trace.object(child.id).typeName, trace.object(container).typeName)
        let isView = cause == .viewLeft
        return invariant.violation(
            of: .child(name, in: parent), cause: ViolationCause(cause, .controller(name)),
            summary: isView
                ? "\(name) is no child of \(parent) any more, and its view is still shown there."
                : "\(name) was told that it leaves \(parent), its view has gone, and it is still a child.",
            expected: isView ? "no view of \(name) in that of \(parent)" : "no \(name) among the children of \(parent)",
            seen: isView ? "its view, in the window" : "\(trace.label(child.parent)) as its parent",
            remedy: isView
                ? "Take the child's view out with it: willMove(toParent: nil), view.removeFromSuperview(), "
                    + "removeFromParent()."
                : "Call removeFromParent() on the child when it has left; where it stays after all, tell it "
                    + "didMove(toParent:) and put its view back.",
            decisions: [
                DecisionNote(.event(move.event), isView ? "took it from its parent" : "told it that it leaves")
            ],
            time: snapshot.time)
    }
}
