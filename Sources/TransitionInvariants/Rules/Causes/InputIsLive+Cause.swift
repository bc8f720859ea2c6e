import TransitionCore

extension InputIsLive {
    /// What keeps touches away.
    enum Cause: String, CauseCode {
        case eventsIgnored = "events-ignored"
        case interactionOff = "interaction-off"
        case notEnabled = "not-enabled"
        case scrollingOff = "scrolling-off"
        case recognizersOff = "recognizers-off"
        case recognizersGone = "recognizers-gone"
        case touchesTaken = "touches-taken"
        case takenOut = "taken-out"

        var words: String {
            switch self {
            case .eventsIgnored: "interaction events are still ignored"
            case .interactionOff: "interaction is off on {view}"
            case .notEnabled: "{view} is not enabled"
            case .scrollingOff: "scrolling is off on {view}"
            case .recognizersOff: "gesture recognizers are off on {view}"
            case .recognizersGone: "gesture recognizers of {view} are gone"
            case .touchesTaken: "{view} takes the touches"
            case .takenOut: "{view} was taken out of {view}"
            }
        }

        var rules: [String] { ["2.10", "8.10"] }

        var repairs: [Repair.Kind] {
            switch self {
            case .eventsIgnored, .notEnabled, .scrollingOff, .recognizersOff, .recognizersGone: []
            case .interactionOff: [.putsViewsBack, .settlesPage]
            case .takenOut: [.keepsPlace, .putsViewsBack, .settlesPage]
            case .touchesTaken: [.takesOutAdditions, .putsViewsBack, .settlesPage]
            }
        }
    }
}
