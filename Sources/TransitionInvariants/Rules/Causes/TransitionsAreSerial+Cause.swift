import TransitionCore

extension TransitionsAreSerial {
    /// What was under way.
    enum Cause: String, CauseCode {
        case duringPresentation = "during-presentation"
        case duringDismissal = "during-dismissal"
        case duringPush = "during-push"
        case duringPop = "during-pop"
        case duringStackChange = "during-stack-change"
        case duringTabSelection = "during-tab-selection"

        init(during kind: TransitionKind) {
            self =
                switch kind {
                case .presentation: .duringPresentation
                case .dismissal: .duringDismissal
                case .push: .duringPush
                case .pop: .duringPop
                case .stackChange: .duringStackChange
                case .tabSelection: .duringTabSelection
                }
        }

        var words: String {
            switch self {
            case .duringPresentation: "during a presentation"
            case .duringDismissal: "during a dismissal"
            case .duringPush: "during a push"
            case .duringPop: "during a pop"
            case .duringStackChange: "during a stack change"
            case .duringTabSelection: "during a tab selection"
            }
        }

        var rules: [String] { ["9.1", "9.8", "C16"] }

        var repairs: [Repair.Kind] { [.waitsForTurn] }
    }
}
