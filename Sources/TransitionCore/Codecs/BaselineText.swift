/// Known failures as text: one a line, to be read, edited, diffed and committed.
///
///     transition-baseline 2
///     # Known failures. Only others fail.
///
///     # The guard returns early; repaired with the new navigation.
///     contacts completes-exactly-once vended-without-gesture of dismissal ModalViewController
///
/// A line is the scene and the identity, as `IdentityText` writes it: codes, which no rewording changes. Comments above
/// a line, or at its end, are its remark; those between the first line and the first blank one are about the whole
/// list. Parsing what was printed gives the same list again.
///
/// Version 1 named failures in words, `contacts completes-exactly-once "dismissal of …" "vended without a gesture"`; it
/// is read by whoever knows what the rules said then, also with lines of version 2 in it, and never written.
public enum BaselineText {
    /// The version of the format that this build writes.
    public static let version = 2

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

    /// What a failure of version 1 is called today, by its rule and the words for its subject and cause.
    public typealias FirstVersionReader = (InvariantID, _ subject: String, _ cause: String) -> RenamedIdentity

    /// Reads a list; `file` is the name that an error begins with.
    ///
    /// - Parameters:
    ///   - readingFirstVersion: what reads the lines of version 1; without it such a list is refused.
    ///   - renaming: what a failure is called today that an earlier release wrote down by another code. Where that
    ///     cannot be told the list is refused, with the lines that may take the place of the old one.
    public static func parse(
        _ text: String, file: String = "baseline", readingFirstVersion: FirstVersionReader? = nil,
        renaming: @escaping (ViolationIdentity) -> RenamedIdentity = { .known($0) }
    ) throws(ScriptParseError) -> Baseline {
        var parser = BaselineParser(
            text: text, file: file, readingFirstVersion: readingFirstVersion, renaming: renaming)
        return try parser.baseline()
    }

    /// Reads a list from a file's bytes, which must be UTF-8.
    public static func parse(
        utf8 bytes: [UInt8], file: String, readingFirstVersion: FirstVersionReader? = nil,
        renaming: @escaping (ViolationIdentity) -> RenamedIdentity = { .known($0) }
    ) throws(ScriptParseError) -> Baseline {
        try parse(
            TextBytes.text(utf8: bytes, file: file), file: file, readingFirstVersion: readingFirstVersion,
            renaming: renaming)
    }

    private static func comment(_ text: String) -> String {
        text.isEmpty ? "#" : "# \(text)"
    }

    private static func line(_ entry: Baseline.Entry) -> String { line(of: entry.identity, in: entry.scene) }

    static func line(of identity: ViolationIdentity, in scene: String) -> String {
        let scene = QuotedText.isBareWord(scene) ? scene : QuotedText.quote(scene)
        return "\(scene) \(IdentityText.print(identity))"
    }
}
