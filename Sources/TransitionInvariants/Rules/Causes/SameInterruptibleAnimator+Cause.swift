import TransitionCore

extension SameInterruptibleAnimator {
    /// The one way to break it.
    enum Cause: String, CauseCode {
        case anotherLater = "another-later"

        var words: String {
            switch self {
            case .anotherLater: "another animator later"
            }
        }

        var repairs: [Repair.Kind] {
            [.keepsAnimator]
        }
    }
}
