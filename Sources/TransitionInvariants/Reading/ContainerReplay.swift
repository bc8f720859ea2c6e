import TransitionCore

/// What each navigation stack and tab bar holds, by the calls alone: carried out when made, undone by a cancel.
struct ContainerReplay {
    struct Contents: Equatable {
        var controllers: [ObjectID] = []
        /// The top of a stack, the selected tab.
        var selected = ObjectID.none
        /// The index of the last call's event.
        var lastCall = 0
    }

    private struct Undo {
        let transition: TransitionID
        let container: ObjectID
        let before: Contents
        let call: Int
    }

    /// By container; one whose calls went on under an open transition that was then cancelled is left out.
    private(set) var contents: [ObjectID: Contents] = [:]
    private var undos: [Undo] = []
    private var unknown: Set<ObjectID> = []

    /// Takes note of the event at `index` of a trace.
    mutating func note(_ index: Int, of trace: Trace) {
        switch trace.events[index].kind {
        case .containerCalled(let number): carryOut(trace.containerCalls[number], at: index)
        case .ended(let id, let didComplete): settle(id, didComplete)
        default: break
        }
    }

    private mutating func carryOut(_ call: ContainerCall, at index: Int) {
        guard call.container != .none, !unknown.contains(call.container) else { return }
        let before = contents[call.container] ?? Contents()
        var after = before
        switch call.change {
        case .push(let controller):
            after.controllers.append(controller)
            after.selected = controller
        case .popTo(let controller):
            guard let top = after.controllers.firstIndex(of: controller) else { return forget(call.container) }
            after.controllers.removeSubrange((top + 1)...)
            after.selected = controller
        case .setStack(let controllers):
            after.controllers = controllers
            after.selected = controllers.last ?? .none
        case .setTabs(let controllers):
            after.controllers = controllers
            if !controllers.contains(after.selected) { after.selected = controllers.first ?? .none }
        case .select(let controller):
            after.selected = controller
        }
        after.lastCall = index
        contents[call.container] = after
        if let transition = call.transition {
            undos.append(Undo(transition: transition, container: call.container, before: before, call: index))
        }
    }

    private mutating func settle(_ id: TransitionID, _ didComplete: Bool) {
        guard let index = undos.firstIndex(where: { $0.transition == id }) else { return }
        let undo = undos.remove(at: index)
        guard !didComplete else { return }
        guard contents[undo.container]?.lastCall == undo.call else { return forget(undo.container) }
        contents[undo.container] = undo.before
    }

    private mutating func forget(_ container: ObjectID) {
        unknown.insert(container)
        contents[container] = nil
    }
}
