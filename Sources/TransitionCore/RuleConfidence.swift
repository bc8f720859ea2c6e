/// How sure one is of a rule of UIKit that the model follows; `ci/ledger-rules.tsv` says it once for each rule.
public enum RuleConfidence: String, CaseIterable, Codable, Hashable, Sendable {
    /// Apple's headers, documentation or talks say so, or several independent observations agree.
    case high
    /// One good observation, or a sentence of the documentation that may be read in another way.
    case medium
    /// One person's word, an inference, or what only old versions of iOS show.
    case low
    /// The sources are silent: a choice of the model's own.
    case model
    /// The sources disagree; a switch of `UIKitProfile` stands for it.
    case contested
    /// No rule but a defect of UIKit.
    case fault
    /// An order of calls that several rules make up together.
    case trace

    /// The confidence of the rule with that number; nil for one that the list does not have.
    ///
    /// - Parameter number: As the articles of HeadlessUIKit have it: `1.4`, `C16`, `F3`, `A1` or `appendix B`.
    public static func ofRule(_ number: String) -> RuleConfidence? {
        let appendix = "appendix "
        return table[number.hasPrefix(appendix) ? String(number.dropFirst(appendix.count)) : number]
    }

    /// The rule as a report cites it: `1.4 (high)` for `1.4`.
    ///
    /// What is no rule's number stays as it is, and so does one that has its confidence beside it already.
    public static func citation(ofRule number: String) -> String {
        ofRule(number).map { "\(number) (\($0.words))" } ?? number
    }

    /// As a report says it.
    private var words: String { self == .model ? "no source" : rawValue }
}

extension Violation {
    /// The rules that the verdict rests on, each with how sure one is of it: `1.4 (high)`.
    public var citations: [String] { restsOn.map(RuleConfidence.citation(ofRule:)) }
}
