import TransitionCore

extension CallbacksAreExact {
    /// Which callback is missing, superfluous or wrong.
    enum Cause: String, CauseCode {
        case completionNeverCalled = "completion-never-called"
        case completionCalledOften = "completion-called-often"
        case coordinatorCompletionLost = "coordinator-completion-lost"
        case coordinatorFlagWrong = "coordinator-flag-wrong"
        case hookOutOfTurn = "hook-out-of-turn"
        case didShowElsewhere = "did-show-elsewhere"
        case removedUnannounced = "removed-unannounced"
        case additionNotTold = "addition-not-told"

        var words: String {
            switch self {
            case .completionNeverCalled: "completion called 0 times"
            case .completionCalledOften: "completion called {text} times"
            case .coordinatorCompletionLost: "coordinator completion never runs"
            case .coordinatorFlagWrong: "coordinator completion with the wrong flag"
            case .hookOutOfTurn: "{method} out of turn"
            case .didShowElsewhere: "didShow went to another delegate"
            case .removedUnannounced: "removed without willMove(toParent: nil)"
            case .additionNotTold: "added without didMove(toParent:)"
            }
        }

        var rules: [String] {
            switch self {
            case .completionNeverCalled, .completionCalledOften: ["1.6"]
            case .coordinatorCompletionLost: ["1.14", "1.15"]
            case .coordinatorFlagWrong: ["1.15"]
            case .hookOutOfTurn: ["1.13"]
            case .didShowElsewhere: ["1.9"]
            case .removedUnannounced, .additionNotTold: ["10.1"]
            }
        }

        /// What was called at the wrong time, or never, the model does not call in the app's place.
        var repairs: [Repair.Kind] { [] }
    }
}
