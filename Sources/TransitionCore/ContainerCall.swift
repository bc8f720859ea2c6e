/// A call that changes a navigation stack, or the tabs of a tab bar controller.
///
/// A call that waits for a transition, is refused or changes nothing is none.
public struct ContainerCall: Hashable, Sendable, Codable {
    public enum Change: Hashable, Sendable, Codable {
        case push(ObjectID)
        /// Everything above the controller goes.
        case popTo(ObjectID)
        case setStack([ObjectID])
        /// The tabs are replaced; a selected one stays selected if it is still there, else the first is.
        case setTabs([ObjectID])
        case select(ObjectID)

        /// The call as a sentence names it.
        public var noun: String {
            switch self {
            case .push: "push"
            case .popTo: "pop"
            case .setStack, .setTabs: "setViewControllers"
            case .select: "selection"
            }
        }
    }

    public let container: ObjectID
    public let change: Change
    /// The transition that carries it out, and undoes it on a cancel; nil for a change at once.
    public let transition: TransitionID?

    public init(container: ObjectID, change: Change, transition: TransitionID? = nil) {
        self.container = container
        self.change = change
        self.transition = transition
    }
}
