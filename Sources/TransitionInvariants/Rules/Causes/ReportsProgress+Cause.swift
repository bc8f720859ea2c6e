import TransitionCore

extension ReportsProgress {
    /// What an interaction controller written by hand does not tell.
    enum Cause: String, CauseCode {
        case completedWhileInteractive = "completed-while-interactive"
        case decidedWithCompletion = "decided-with-completion"
        case noProgress = "no-progress"

        var words: String {
            switch self {
            case .completedWhileInteractive: "completed while interactive"
            case .decidedWithCompletion: "decided with the completion"
            case .noProgress: "no progress reported"
            }
        }

        var rules: [String] {
            switch self {
            case .completedWhileInteractive: ["3.4", "3.5"]
            case .decidedWithCompletion: ["3.2", "3.4"]
            case .noProgress: ["3.4"]
            }
        }

        /// What the gesture would have told, nobody but its code knows.
        var repairs: [Repair.Kind] { [] }
    }
}
