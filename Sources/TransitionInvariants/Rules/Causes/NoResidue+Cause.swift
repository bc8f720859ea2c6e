import TransitionCore

extension NoResidue {
    /// What is left, and where.
    enum Cause: String, CauseCode {
        case leftInWindow = "left-in-window"
        case leftInContainer = "left-in-container"
        case leftInView = "left-in-view"
        case left
        case recognizersLeft = "recognizers-left"
        case observersLeft = "observers-left"
        case staysPassing = "stays-passing"

        var words: String {
            switch self {
            case .leftInWindow: "{view} in the window left"
            case .leftInContainer: "{view} in a transition container left"
            case .leftInView: "{view} in {view} left"
            case .left: "{view} left"
            case .recognizersLeft: "gesture recognizers left on {view}"
            case .observersLeft: "{type} observes {text} once more"
            case .staysPassing: "{view} in {view} stays"
            }
        }

        var rules: [String] {
            switch self {
            case .leftInWindow, .leftInContainer, .leftInView, .left, .recognizersLeft: ["2.8", "2.9"]
            case .observersLeft: ["1.12"]
            case .staysPassing: ["6.6", "1.12"]
            }
        }

        var repairs: [Repair.Kind] {
            switch self {
            case .recognizersLeft, .observersLeft, .staysPassing: []
            default: [.takesOutAdditions]
            }
        }
    }
}
