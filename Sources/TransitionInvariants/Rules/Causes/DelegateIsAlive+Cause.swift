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

        var repairs: [Repair.Kind] {
            self == .freed ? [.keepsDelegate] : []
        }
    }
}
