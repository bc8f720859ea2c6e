/// Known failures as text: one a line, to be read, edited, diffed and committed.
///
///     transition-baseline 1
///     # Known failures. Only others fail.
///
///     # The guard returns early; repaired with the new navigation.
///     contacts completes-exactly-once "dismissal of ModalViewController" "vended without a gesture"
///
/// A line is the scene, the rule, what it was broken for and how. Comments above a line, or at its end, are its remark;
/// those between the first line and the first blank one are about the whole list. Parsing what was printed gives the
/// same list again.
public enum BaselineText {
    /// The version of the format that this build writes and reads.
    public static let version = 1

    static let headerWord = "transition-baseline"

    public static func print(_ baseline: Baseline) -> String {
        var lines = ["\(headerWord) \(version)"] + baseline.preamble.map(comment) + [""]
        for entry in baseline.entries {
            // A remark belongs to the line under it, which a blank line above shows.
            if !entry.remark.isEmpty, lines.last != "" { lines.append("") }
            lines += entry.remark.map(comment) + [line(entry)]
        }
        if !baseline.closing.isEmpty { lines += [""] + baseline.closing.map(comment) }
        while lines.last == "" { lines.removeLast() }
        let text = lines.joined(separator: "\n") + "\n"
        // Without an entry a blank line is what ends the preamble.
        return baseline.entries.isEmpty && baseline.closing.isEmpty ? text + "\n" : text
    }

    /// Reads a list; `file` is the name that an error begins with.
    public static func parse(_ text: String, file: String = "baseline") throws(ScriptParseError) -> Baseline {
        var parser = BaselineParser(text: text, file: file)
        return try parser.baseline()
    }

    /// Reads a list from a file's bytes, which must be UTF-8.
    public static func parse(utf8 bytes: [UInt8], file: String) throws(ScriptParseError) -> Baseline {
        try parse(TextBytes.text(utf8: bytes, file: file), file: file)
    }

    private static func comment(_ text: String) -> String {
        text.isEmpty ? "#" : "# \(text)"
    }

    private static func line(_ entry: Baseline.Entry) -> String {
        let identity = entry.identity
        let names = [entry.scene, identity.invariant.name].map { QuotedText.isBareWord($0) ? $0 : QuotedText.quote($0) }
        return (names + [identity.subject, identity.cause].map(QuotedText.quote)).joined(separator: " ")
    }
}
