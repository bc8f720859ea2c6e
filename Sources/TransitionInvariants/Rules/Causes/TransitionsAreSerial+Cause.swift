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
        case lostBesidePresentation = "lost-beside-presentation"
        case lostBesideDismissal = "lost-beside-dismissal"

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
            case .lostBesidePresentation: "a presentation lost beside another of the same turn"
            case .lostBesideDismissal: "a presentation lost beside a dismissal of the same turn"
            }
        }

        var rules: [String] {
            switch self {
            case .lostBesidePresentation, .lostBesideDismissal: ["9.3", "9.4"]
            default: ["9.1", "9.8", "C16"]
            }
        }

        /// When the lost one should have come, nobody but the app knows.
        var repairs: [Repair.Kind] {
            switch self {
            case .lostBesidePresentation, .lostBesideDismissal: []
            default: [.waitsForTurn]
            }
        }
    }
}
