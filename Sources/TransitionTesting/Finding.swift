/// One thing that a check has to say.
struct Finding: Equatable {
    let text: String
    /// Whether it fails the test; otherwise it is a warning.
    let isFailure: Bool

    static func failure(_ text: String) -> Finding {
        Finding(text: text, isFailure: true)
    }

    static func warning(_ text: String) -> Finding {
        Finding(text: text, isFailure: false)
    }
}
