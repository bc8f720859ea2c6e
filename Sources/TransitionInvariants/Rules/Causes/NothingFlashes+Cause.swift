import TransitionCore

extension NothingFlashes {
    /// Whether a view is seen for some frames, or is gone for some.
    enum Cause: String, CauseCode {
        case flashes
        case blinks

        var words: String {
            switch self {
            case .flashes: "{view} flashes"
            case .blinks: "{view} blinks"
            }
        }

        var rules: [String] { ["4.6", "6.4"] }

        /// Which of the app's changes was the mistake, nobody but the app knows.
        var repairs: [Repair.Kind] { [] }
    }
}
