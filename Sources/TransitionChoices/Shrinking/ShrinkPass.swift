/// One way to make a failing choice sequence simpler.
///
/// A pass proposes candidates to the session, which judges them. It looks at nothing but the session's current
/// sequence, so a pass that made no progress makes none when repeated.
public protocol ShrinkPass: Sendable {
    /// Proposes candidates until none of its kind is accepted any more, or the budget is spent.
    func run(in session: ShrinkSession)
}
