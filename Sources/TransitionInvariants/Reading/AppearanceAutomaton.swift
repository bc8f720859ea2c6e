import TransitionCore

/// The automaton of ledger 1.1, one callback at a time.
extension AppearanceCallback {
    /// The state that the callback leads to from `state`; nil when it may not come there.
    func state(after state: AppearanceState) -> AppearanceState? {
        switch (self, state) {
        case (.viewDidLoad, _): state
        case (.willAppear, .disappeared), (.willAppear, .disappearing): .appearing
        case (.isAppearing, .appearing): .appearing
        case (.didAppear, .appearing): .appeared
        case (.willDisappear, .appeared), (.willDisappear, .appearing): .disappearing
        case (.didDisappear, .disappearing): .disappeared
        default: nil
        }
    }

    /// The state that the callback claims, wherever it came from; nil for one that claims none.
    var result: AppearanceState? {
        switch self {
        case .viewDidLoad, .isAppearing: nil
        case .willAppear: .appearing
        case .didAppear: .appeared
        case .willDisappear: .disappearing
        case .didDisappear: .disappeared
        }
    }

    /// The states in which it may come, for the end of a sentence.
    var legalStates: String {
        switch self {
        case .viewDidLoad: "loading"
        case .willAppear: "disappeared or disappearing"
        case .isAppearing, .didAppear: "appearing"
        case .willDisappear: "appeared or appearing"
        case .didDisappear: "disappearing"
        }
    }

    /// The method's name without its argument.
    var method: String {
        switch self {
        case .viewDidLoad: "viewDidLoad"
        case .willAppear: "viewWillAppear"
        case .isAppearing: "viewIsAppearing"
        case .didAppear: "viewDidAppear"
        case .willDisappear: "viewWillDisappear"
        case .didDisappear: "viewDidDisappear"
        }
    }
}
