import TransitionCore

extension DelegateIsAlive {
    /// How a delegate is not there.
    enum Cause: String, CauseCode {
        case freed
        case staysNil = "stays-nil"

        var words: String {
            switch self {
            case .freed: "{type} was freed"
            case .staysNil: "stays nil"
            }
        }

        var rules: [String] {
            switch self {
            case .freed: ["1.3", "9.11"]
            case .staysNil: ["1.12", "9.11"]
            }
        }

        var repairs: [Repair.Kind] {
            self == .freed ? [.keepsDelegate] : []
        }
    }
}
