/// How much a text report tells of a failure.
public enum ReportDetail: Hashable, Sendable {
    /// What a person needs first: what is wrong, who decided it, what to do, the smallest script, what was expected
    /// and seen, and how to repeat it.
    ///
    /// `more` is what the reader types to be told the rest, which a last line names; nil leaves that line out.
    case brief(more: String?)
    /// Also everything else that is known: who else took part, what a step may be instead, what was tried, what else
    /// broke, the nearest script that passes, and the rules of UIKit that it rests on.
    case full
}
