import TransitionCore

extension WorksAgainAfterwards {
    /// How what worked in a fresh world works no more.
    enum Cause: String, CauseCode {
        case asksForNothing = "asks-for-nothing"
        case deadAsAtLaunch = "dead-as-at-launch"
        case deadAsBefore = "dead-as-before"
        case isRefused = "is-refused"
        case cancelledWithoutGesture = "cancelled-without-gesture"
        case neverEnds = "never-ends"
        case unmovedGestureFinishes = "unmoved-gesture-finishes"
        case notAfterBackground = "not-after-background"

        var words: String {
            switch self {
            case .asksForNothing: "asks for nothing"
            case .deadAsAtLaunch: "does nothing where all is as at the launch"
            case .deadAsBefore: "does nothing where all is as it was before"
            case .isRefused: "is refused"
            case .cancelledWithoutGesture: "is cancelled without a gesture"
            case .neverEnds: "never ends"
            case .unmovedGestureFinishes: "a gesture that reported no progress finishes"
            case .notAfterBackground: "never comes after the background"
            }
        }

        var rules: [String] {
            switch self {
            case .asksForNothing, .deadAsAtLaunch, .deadAsBefore, .isRefused, .cancelledWithoutGesture, .neverEnds:
                ["3.6", "9.4"]
            case .unmovedGestureFinishes: ["3.3", "8.1"]
            case .notAfterBackground: ["6.6", "9.10"]
            }
        }

        /// Flags and drivers that were not reset are the app's own.
        var repairs: [Repair.Kind] { [] }
    }
}
