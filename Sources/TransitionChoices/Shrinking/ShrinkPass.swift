/// One way to make a failing choice sequence simpler.
///
/// A pass proposes candidates to the session, which judges them. It looks at nothing but the session's current
/// sequence, so a pass that made no progress makes none when repeated.
public protocol ShrinkPass: Sendable {
    /// Whether it waits until no other pass can go on: one that tries everything that is left.
    var isLastResort: Bool { get }

    /// Proposes candidates until none of its kind is accepted any more, or the budget is spent.
    func run(in session: ShrinkSession)
}

extension ShrinkPass {
    public var isLastResort: Bool { false }
}
