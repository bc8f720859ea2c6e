/// What a weak delegate is asked about.
public enum DelegateRole: UInt8, Hashable, Sendable, Codable {
    /// `transitioningDelegate` of a controller.
    case transitioning
    /// `delegate` of a navigation controller.
    case navigation
    /// `delegate` of a tab bar controller.
    case tabBar
    /// `delegate` of a presentation controller.
    case presentation

    /// The property that holds it.
    public var property: String {
        switch self {
        case .transitioning: "transitioningDelegate"
        case .navigation, .tabBar, .presentation: "delegate"
        }
    }
}

/// What a navigation controller tells its delegate of a transition (ledger 1.9).
public enum NavigationCallback: UInt8, Hashable, Sendable, Codable {
    case willShow, didShow
}

/// The methods of a presentation controller that frame a transition (ledger 1.13).
public enum PresentationHook: Hashable, Sendable, Codable {
    case presentationWillBegin
    case presentationDidEnd(completed: Bool)
    case dismissalWillBegin
    case dismissalDidEnd(completed: Bool)

    /// The method's full name.
    public var method: String {
        switch self {
        case .presentationWillBegin: "presentationTransitionWillBegin()"
        case .presentationDidEnd: "presentationTransitionDidEnd(_:)"
        case .dismissalWillBegin: "dismissalTransitionWillBegin()"
        case .dismissalDidEnd: "dismissalTransitionDidEnd(_:)"
        }
    }
}

/// What becomes of a completion block that a transition coordinator is given (ledger 1.15).
public enum CoordinatorCompletionChange: Hashable, Sendable, Codable {
    case taken
    /// The transition was over: the block never runs.
    case cameTooLate
    case ran(isCancelled: Bool)
}
