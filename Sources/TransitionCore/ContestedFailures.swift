/// What becomes of a failure that needs another answer to a contested rule than the ledger's.
///
/// Sources disagree on those rules, so such a failure may be nothing but a wrong guess about UIKit. One that holds by
/// the ledger's answers too, if by another script, is a failure in any case.
public enum ContestedFailures: String, CaseIterable, Hashable, Sendable {
    /// It is a failure like any other.
    case fail
    /// It is told as a warning and fails nothing.
    case warn
    /// It is not looked for: every script is performed by the ledger's answers.
    case off
}
