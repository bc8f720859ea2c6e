import TransitionCore

extension ScreenIsNotBlank {
    /// Why the view on top cannot be seen.
    enum Cause: String, CauseCode {
        case notInWindow = "not-in-window"
        case hidden
        case transparent
        case masked
        case withoutSize = "no-size"
        case outsideScreen = "outside-screen"
        case covered
        case neverPutIn = "never-put-in"
        case showsNoChild = "shows-no-child"

        var words: String {
            switch self {
            case .notInWindow: "is not in the window"
            case .hidden: "is hidden"
            case .transparent: "is transparent"
            case .masked: "is masked"
            case .withoutSize: "has no size"
            case .outsideScreen: "is outside the screen"
            case .covered: "is covered by {view}"
            case .neverPutIn: "never put in"
            case .showsNoChild: "shows none of its children"
            }
        }

        var rules: [String] {
            switch self {
            case .notInWindow, .hidden, .transparent, .masked, .withoutSize, .outsideScreen, .covered:
                ["2.5", "2.7", "2.9"]
            case .neverPutIn: Diagnostic.Mistake.leavesViewOut.rules
            case .showsNoChild: ["10.1", "10.2"]
            }
        }

        /// What stays after a finish is one rule, what comes back after a cancel another.
        var rulesByDetail: [String] { self == .neverPutIn || self == .showsNoChild ? [] : ["2.5", "2.9"] }

        var repairs: [Repair.Kind] {
            switch self {
            case .neverPutIn: [.settlesPage]
            case .notInWindow, .hidden, .transparent, .masked, .withoutSize, .outsideScreen:
                [.putsViewsBack, .settlesPage, .laysOutPages]
            case .covered: [.takesOutAdditions]
            case .showsNoChild: []
            }
        }
    }
}
