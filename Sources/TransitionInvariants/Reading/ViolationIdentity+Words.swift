import TransitionCore

/// What an identity says to a reader: made when it is printed, and nowhere else.
extension ViolationIdentity {
    /// How the rule came to be broken, and after what: `is outside the screen after a cancel`.
    public var causeWords: String {
        let text = declaration.words(naming: cause.names)
        return phase.map { "\(text) \($0.words)" } ?? text
    }

    /// `completes-exactly-once · dismissal of ModalViewController · gesture ended before the start`
    public var words: String { "\(invariant) · \(subject.words) · \(causeWords)" }

    private var declaration: CauseDeclaration {
        Self.declarations[invariant]?[cause.code]
            ?? (Self.declarations[invariant] == nil ? Self.ofFormulas[cause.code] : nil)
            ?? CauseDeclaration(undeclared: cause)
    }

    private static let declarations: [InvariantID: [String: CauseDeclaration]] = Dictionary(
        uniqueKeysWithValues: InvariantSet.standard.invariants.map { ($0.id, byCode($0.causes)) })

    /// Any other rule may be a formula of a scene.
    private static let ofFormulas = byCode(CauseDeclaration.all(of: FormulaFailure.Cause.self))

    private static func byCode(_ causes: [CauseDeclaration]) -> [String: CauseDeclaration] {
        Dictionary(uniqueKeysWithValues: causes.map { ($0.code, $0) })
    }
}
