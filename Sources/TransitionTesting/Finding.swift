/// One thing that a check has to say.
struct Finding: Equatable {
    enum Kind {
        /// It fails the test.
        case failure
        /// A failure that the baseline lists: it is recorded as a known issue.
        case known
        case warning
    }

    let kind: Kind
    let text: String

    var isFailure: Bool { kind == .failure }

    static func failure(_ text: String) -> Finding {
        Finding(kind: .failure, text: text)
    }

    static func known(_ text: String) -> Finding {
        Finding(kind: .known, text: text)
    }

    static func warning(_ text: String) -> Finding {
        Finding(kind: .warning, text: text)
    }
}
