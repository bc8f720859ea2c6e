import TransitionCore

extension NoResidue {
    /// What is left, and where.
    enum Cause: String, CauseCode {
        case leftInWindow = "left-in-window"
        case leftInContainer = "left-in-container"
        case leftInView = "left-in-view"
        case left
        case recognizersLeft = "recognizers-left"

        var words: String {
            switch self {
            case .leftInWindow: "{view} in the window left"
            case .leftInContainer: "{view} in a transition container left"
            case .leftInView: "{view} in {view} left"
            case .left: "{view} left"
            case .recognizersLeft: "gesture recognizers left on {view}"
            }
        }

        var repairs: [Repair.Kind] {
            self == .recognizersLeft ? [] : [.takesOutAdditions]
        }
    }
}
