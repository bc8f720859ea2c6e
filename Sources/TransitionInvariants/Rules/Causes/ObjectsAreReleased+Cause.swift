import TransitionCore

extension ObjectsAreReleased {
    /// Why something outlives its world, as far as that is a cause of its own.
    enum Cause: String, CauseCode {
        case neverFreed = "never-freed"
        case rootReplaced = "root-replaced"

        var words: String {
            switch self {
            case .neverFreed: "never freed"
            case .rootReplaced: "root replaced while it presents"
            }
        }

        var rules: [String] {
            switch self {
            case .neverFreed: ["3.11", "5.10", "9.11"]
            case .rootReplaced: ["9.13"]
            }
        }

        /// A property animator that never ends holds its blocks by a rule of its own.
        var rulesByDetail: [String] { self == .neverFreed ? ["3.11", "5.10"] : [] }

        /// What holds an object is the app's own, and no doing of a transition.
        var repairs: [Repair.Kind] { [] }
    }
}
