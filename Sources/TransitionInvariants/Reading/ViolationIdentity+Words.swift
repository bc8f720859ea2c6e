import TransitionCore

/// What an identity says to a reader: made when it is printed, and nowhere else.
extension ViolationIdentity {
    /// How the rule came to be broken, and after what: `is outside the screen after a cancel`.
    public var causeWords: String {
        let text = DeclaredCauses.declaration(of: cause, by: invariant).words(naming: cause.names)
        return phase.map { "\(text) \($0.words)" } ?? text
    }

    /// `completes-exactly-once · dismissal of ModalViewController · gesture ended before the start`
    public var words: String { "\(invariant) · \(subject.words) · \(causeWords)" }
}
