import TransitionCore

extension RelayoutIsRight {
    /// How a view misses a change of size.
    enum Cause: String, CauseCode {
        case keepsOldLayout = "keeps-old-layout"
        case cutByOldMask = "cut-by-old-mask"
        case notWhereLaidOut = "not-where-laid-out"

        var words: String {
            switch self {
            case .keepsOldLayout: "{view} keeps an old layout"
            case .cutByOldMask: "{view} is cut by an old mask"
            case .notWhereLaidOut: "{view} is not where UIKit lays it out"
            }
        }

        var rules: [String] { ["2.6", "9.9"] }

        var repairs: [Repair.Kind] { [.laysOutPages] }
    }
}
