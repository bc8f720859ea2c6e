/// What a rule of UIKit says, for a reader who has no articles at hand.
struct RuleText: Hashable, Sendable {
    let title: String
    /// As its article has it, in Markdown.
    let text: String

    /// The rule with that number, as reports cite it: `1.4`, `C16` or `appendix B`; nil for one that there is not.
    static func ofRule(_ number: String) -> RuleText? {
        let appendix = "appendix "
        let name = number.hasPrefix(appendix) ? number.dropFirst(appendix.count) : number[...]
        // One may be cited with its confidence: `1.4 (high)`.
        let key = String(name.prefix { $0 != " " })
        for table in tables { if let found = table[key] { return found } }
        return nil
    }
}
