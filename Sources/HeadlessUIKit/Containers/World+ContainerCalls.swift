import TransitionCore

// What containers are told to hold and to show, as it is carried out: not while it waits.
extension World {
    func recordCall(of container: UIViewController, _ change: ContainerCall.Change, by transition: TransitionID?) {
        let index = recorder.trace.containerCalls.count
        recorder.trace.containerCalls.append(
            ContainerCall(container: container.objectID, change: change, transition: transition))
        record(.containerCalled(index))
    }

    /// A call that leads to the stack `new`, in the words of its kind.
    func recordChange(
        of container: UINavigationController, _ kind: TransitionKind, to new: [UIViewController],
        by transition: TransitionID?
    ) {
        let change: ContainerCall.Change
        switch (kind, new.last) {
        case (.push, let top?): change = .push(top.objectID)
        case (.pop, let top?): change = .popTo(top.objectID)
        default: change = .setStack(new.map(\.objectID))
        }
        recordCall(of: container, change, by: transition)
    }
}
