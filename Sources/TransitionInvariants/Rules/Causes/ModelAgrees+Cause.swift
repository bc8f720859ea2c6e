import TransitionCore

extension ModelAgrees {
    /// How the controllers are not as the calls made them.
    enum Cause: String, CauseCode {
        case anotherPresented = "another-presented"
        case presentedGone = "presented-gone"
        case dismissedStillPresented = "dismissed-still-presented"
        case otherOrder = "other-order"
        case anotherShown = "another-shown"
        case othersHeld = "others-held"
        case heldWithoutBeingChild = "held-without-being-child"
        case stillChild = "still-child"
        case viewLeft = "view-left"

        var words: String {
            switch self {
            case .anotherPresented: "another controller is presented"
            case .presentedGone: "a presented controller is gone"
            case .dismissedStillPresented: "a dismissed controller is still presented"
            case .otherOrder: "the controllers are in another order"
            case .anotherShown: "another controller is shown"
            case .othersHeld: "other controllers are held"
            case .heldWithoutBeingChild: "{controller} is held without being a child"
            case .stillChild: "{controller} has left with its view and is still a child"
            case .viewLeft: "{controller} is no child any more and its view is still there"
            }
        }

        var rules: [String] {
            switch self {
            case .anotherPresented, .presentedGone, .dismissedStillPresented, .otherOrder: ["1.12", "9.14"]
            case .anotherShown, .othersHeld, .heldWithoutBeingChild: ["1.9", "1.11", "1.12", "10.1"]
            case .stillChild, .viewLeft: ["10.1"]
            }
        }

        /// Which of the calls was the mistake, nobody but the app knows.
        var repairs: [Repair.Kind] { [] }
    }
}
