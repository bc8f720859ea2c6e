import TransitionCore

extension NoCrash {
    /// What ended the app: an exception of which it is known what was done wrong, any other one, or a death of the
    /// process, with as much as is known of it.
    struct Cause: CauseCode, Hashable {
        enum Kind: String, CaseIterable {
            case trappedAt = "trapped-at"
            case diedSaying = "died-saying"
            case diedAt = "died-at"
            case diedIn = "died-in"
            case died
            case exception

            var words: String {
                switch self {
                case .trappedAt: "trapped at {text}"
                case .diedSaying: "{text}: {text}"
                case .diedAt: "{text}, at {text}"
                case .diedIn: "{text}, in {text}"
                case .died: "{text}"
                case .exception: "{text}: {text}"
                }
            }
        }

        /// Nil for a mistake.
        let kind: Kind?
        let mistake: Diagnostic.Mistake?

        init(_ kind: Kind) {
            self.kind = kind
            mistake = nil
        }

        init(_ mistake: Diagnostic.Mistake) {
            kind = nil
            self.mistake = mistake
        }

        init?(rawValue: String) {
            guard let cause = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
            self = cause
        }

        static let allCases: [Cause] =
            Kind.allCases.map { Cause($0) } + Diagnostic.Mistake.allCases.map { Cause($0) }

        var rawValue: String { kind?.rawValue ?? mistake?.code ?? "" }
        var words: String { kind?.words ?? mistake?.words ?? "" }

        /// A death of the process rests on no rule of UIKit.
        var rules: [String] { mistake?.rules ?? (kind == .exception ? ["appendix B"] : []) }

        /// Nothing goes on after it that could go away with it.
        var repairs: [Repair.Kind] { [] }
    }
}
