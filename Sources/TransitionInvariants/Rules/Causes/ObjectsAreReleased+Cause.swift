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
    }
}
