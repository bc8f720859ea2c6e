/// The name by which Objective-C, and so a storyboard, knows a method of Swift.
enum ObjectiveCSelector {
    /// Words that join a first label to the name before it; before others goes `With`.
    private static let joining: Set = [
        "about", "after", "as", "at", "before", "by", "for", "from", "in", "into", "of", "on", "over", "to", "under",
        "using", "with",
    ]

    /// The selector of a method with this name and labels, `_` for none: `tap` and `sender` make `tapWithSender:`.
    static func name(_ base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        guard first != "_" else { return "\(base):\(rest)" }
        let joins = joining.contains(firstWord(of: first)) || joining.contains(lastWord(of: base))
        return "\(base)\(joins ? "" : "With")\(first.prefix(1).uppercased())\(first.dropFirst()):\(rest)"
    }

    private static func firstWord(of name: String) -> String {
        String(name.prefix { !$0.isUppercase }).lowercased()
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }
}
