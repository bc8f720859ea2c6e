import TransitionCore

/// Containers of the app's own that show none of their pages any more: two exchanges overlapped, and each took out what
/// the other had put in (ledger 10.2).
///
/// Told is only one that a page fills at every rest of the undisturbed twin: a menu or a panel comes and goes.
extension ScreenIsNotBlank {
    static func emptyContainers(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        let removals = trace.removalsOfChildren
        guard !trace.isFrozen, !removals.isEmpty else { return [] }
        for moment in trace.restMoments() {
            for container in moment.snapshot.controllers where container.isOwnContainer {
                guard let removal = removals[container.id]?.last(where: { $0 < moment.event }),
                    moment.snapshot.showsNoChild(of: container), let twin = evidence.twin(at: moment),
                    evidence.twinSnapshot(at: moment) != nil,
                    twin.alwaysFillsContainers(of: trace.object(container.id).typeName)
                else { continue }
                return [violation(container, removal, moment, trace)]
            }
        }
        return []
    }

    private static func violation(
        _ container: ControllerState, _ removal: Int, _ moment: RestMoment, _ trace: Trace
    ) -> Violation {
        let name = trace.object(container.id).typeName
        let cause = ViolationCause(Cause.showsNoChild)
        return invariant.violation(
            of: .object(name), cause: cause,
            summary: "\(name) \(invariant.words(of: cause)), though one always fills it in an undisturbed run.",
            expected: "the view of a child of \(name), in its view", seen: "none",
            remedy: "Let no exchange of children begin before the one before it has ended, or let its completion take "
                + "out only what is not the shown child by then.",
            decisions: [DecisionNote(.event(removal), "took the last one out")], time: moment.snapshot.time)
    }
}

extension ControllerState {
    /// Whether it may be a container that the app wrote: stacks and tabs tell what they hold and show.
    fileprivate var isOwnContainer: Bool { viewControllers.isEmpty && selected == .none && isViewInWindow }
}

extension Snapshot {
    fileprivate func showsNoChild(of container: ControllerState) -> Bool {
        guard let index = index(of: container.view), isShown(at: index) else { return false }
        return !controllers.contains { $0.parent == container.id && isShown($0, in: index) }
    }

    /// Whether a child takes up more than half of what is seen of its container.
    fileprivate func isFilled(_ container: ControllerState) -> Bool {
        guard let outer = index(of: container.view), let whole = visibleRectangle(at: outer) else { return true }
        return controllers.contains { child in
            guard child.parent == container.id, isShown(child, in: outer), let inner = index(of: child.view),
                let part = visibleRectangle(at: inner)
            else { return false }
            return 2 * part.width * part.height > whole.width * whole.height
        }
    }

    private func isShown(_ child: ControllerState, in outer: Int) -> Bool {
        guard let index = index(of: child.view) else { return false }
        return outer < index && index < subtreeEnd(of: outer) && isShown(at: index)
    }
}

extension Twin {
    /// Whether a container of that class was to be seen, and a child filled it at every rest at which it was.
    fileprivate func alwaysFillsContainers(of type: String) -> Bool {
        var count = 0
        for number in restSnapshots.compactMap(\.self) {
            let snapshot = trace.snapshots[number]
            for controller in snapshot.controllers where trace.object(controller.id).typeName == type {
                guard let index = snapshot.index(of: controller.view), snapshot.isShown(at: index) else { continue }
                guard snapshot.isFilled(controller) else { return false }
                count += 1
            }
        }
        return count > 0
    }
}

extension Trace {
    /// For each container the events by which children were taken from it, in order.
    fileprivate var removalsOfChildren: [ObjectID: [Int]] {
        var removals: [ObjectID: [Int]] = [:]
        for index in events.indices {
            guard case .removedFromParent(_, let parent) = events[index].kind else { continue }
            removals[parent, default: []].append(index)
        }
        return removals
    }
}
