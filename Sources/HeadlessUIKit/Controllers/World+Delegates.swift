import TransitionCore

// Delegates are weak: one that was freed is told from one that was never set, or set to nil.
extension World {
    /// Records that what was set as a delegate has been freed by the time it is asked for.
    func noteFreedDelegate(of owner: ObjectID, _ kind: AnyClass, as role: DelegateRole) {
        let delegate = recorder.register(.delegate, kind)
        record(.delegateMissed(owner: owner, delegate: delegate, role))
    }
}

extension UIViewController {
    /// Records that a delegate was set, or set to nil, and gives its class to be kept.
    /// - Parameter old: the class of the one that was set before.
    func noteDelegate(_ delegate: AnyObject?, as role: DelegateRole, after old: AnyClass?) -> AnyClass? {
        guard let delegate else {
            if old != nil, let world = World.current {
                world.record(.delegateCleared(owner: objectID, role, by: world.valueWriter))
            }
            return nil
        }
        World.current?.record(.delegateSet(owner: objectID, role))
        World.current?.keepDelegate(delegate, in: role, of: self)
        return type(of: delegate)
    }

    /// Records that UIKit asks for a delegate that is gone; nothing if none was set.
    func noteFreedDelegate(_ kind: AnyClass?, as role: DelegateRole) {
        if let kind { World.current?.noteFreedDelegate(of: objectID, kind, as: role) }
    }

    func recordMove(toParent parent: UIViewController?, isDone: Bool) {
        World.current?.record(
            .parentTold(controller: objectID, parent: parent?.objectID ?? .none, isDone: isDone))
    }
}
