import TransitionCore

extension AppearanceIsBalanced {
    /// How a controller is told of its appearance out of turn, or not at all.
    enum Cause: String, CauseCode {
        case calledWhileDisappeared = "called-while-disappeared"
        case calledWhileAppearing = "called-while-appearing"
        case calledWhileAppeared = "called-while-appeared"
        case calledWhileDisappearing = "called-while-disappearing"
        case unbalancedCalls = "unbalanced-calls"
        case stillAppearing = "still-appearing"
        case stillDisappearing = "still-disappearing"
        case disappearedInWindow = "disappeared-in-window"
        case appearedOutsideWindow = "appeared-outside-window"
        case seenAndNotTold = "seen-and-not-told"

        init(calledWhile state: AppearanceState) {
            self =
                switch state {
                case .disappeared: .calledWhileDisappeared
                case .appearing: .calledWhileAppearing
                case .appeared: .calledWhileAppeared
                case .disappearing: .calledWhileDisappearing
                }
        }

        var words: String {
            switch self {
            case .calledWhileDisappeared: "{method} while disappeared"
            case .calledWhileAppearing: "{method} while appearing"
            case .calledWhileAppeared: "{method} while appeared"
            case .calledWhileDisappearing: "{method} while disappearing"
            case .unbalancedCalls: "unbalanced begin and end calls"
            case .stillAppearing: "still appearing at rest"
            case .stillDisappearing: "still disappearing at rest"
            case .disappearedInWindow: "disappeared with its view in the window"
            case .appearedOutsideWindow: "appeared without its view in the window"
            case .seenAndNotTold: "seen and not told that it appears"
            }
        }

        var rules: [String] {
            switch self {
            case .calledWhileDisappeared, .calledWhileAppearing, .calledWhileAppeared, .calledWhileDisappearing,
                .stillAppearing, .stillDisappearing:
                ["1.1"]
            case .unbalancedCalls: ["1.8", "10.2", "10.4"]
            case .disappearedInWindow, .appearedOutsideWindow: ["1.1", "1.8", "2.2"]
            case .seenAndNotTold: ["1.1", "10.3", "10.4"]
            }
        }

        /// Calls by hand are balanced by one rule, those that UIKit makes for a container by another.
        var rulesByDetail: [String] { self == .unbalancedCalls ? ["1.8", "10.2"] : [] }

        var repairs: [Repair.Kind] { self == .seenAndNotTold ? [] : [.leavesOutAppearanceCalls] }
    }
}
