import TransitionCore

extension Trace {
    /// The transition that shows a controller, if UIKit's own presentation controller or a stack or tabs lay it out and
    /// an animator of the app's brought it.
    func transition(
        laidOutByUIKitOf controller: ObjectID, in snapshot: Snapshot, _ other: Trace
    ) -> TransitionRecord? {
        guard controller != .none else { return nil }
        let isPresented = snapshot.presentationChain.dropFirst().contains(controller)
        guard isPresented || snapshot.controllers.contains(where: { $0.viewControllers.contains(controller) }) else {
            return nil
        }
        // The compared world is another one: what is the same in both are the place in the chain and the class.
        let name = other.object(controller).typeName
        return transitions.last { record in
            object(record.to).typeName == name
                && (isPresented
                    ? record.kind == .presentation && ![.custom, .none].contains(record.style) : !record.kind.isModal)
                && animatorEvent(of: record.id) != nil
        }
    }

    /// Where an animator of the app's was answered for a transition, which begins then; nil without one.
    func animatorEvent(of transition: TransitionID) -> Int? {
        events.firstIndex { event in
            guard case .animatorAsked(transition, _, let answer) = event.kind else { return false }
            return answer != .none
        }
    }
}
