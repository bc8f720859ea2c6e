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

        var rules: [String] { ["1.5"] }

        var repairs: [Repair.Kind] {
            [.keepsAnimator]
        }
    }
}
