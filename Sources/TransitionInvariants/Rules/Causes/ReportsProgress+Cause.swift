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
    }
}
