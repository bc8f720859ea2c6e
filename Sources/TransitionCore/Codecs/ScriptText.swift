/// Scripts as text: one step a line, to be read, edited, diffed and committed.
///
///     transition-script 1
///     scene contacts-modal
///     profile default
///     act "show modal"
///     wait 37            # just before the end
///     pan from left edge by 200 0 over 12 lift
///     pinch at 50% 50% to 40% over 12 lift
///
/// Parsing what was printed gives the same script again. `#` starts a comment; blank lines mean nothing.
public enum ScriptText {
    /// The version of the format that this build writes and reads.
    public static let version = 1

    static let headerWord = "transition-script"

    /// The script as text, with the comments under the first line.
    public static func print(_ script: Script, comments: [String] = []) -> String {
        var lines = ["\(headerWord) \(version)"]
        lines += comments.map { "# \(QuotedText.escape($0))" }
        let scene = QuotedText.isBareWord(script.scene) ? script.scene : QuotedText.quote(script.scene)
        lines.append("scene \(scene)")
        lines.append("profile \(script.profile)")
        lines += script.steps.map(line)
        return lines.joined(separator: "\n") + "\n"
    }

    /// One step as it stands in a script.
    public static func line(_ step: Step) -> String {
        StepTextWriter.line(step)
    }

    /// Reads a script; `file` is the name that an error begins with.
    public static func parse(_ text: String, file: String = "script") throws(ScriptParseError) -> Script {
        var parser = ScriptParser(text: text, file: file)
        return try parser.script()
    }

    /// Reads a script from a file's bytes, which must be UTF-8.
    public static func parse(utf8 bytes: [UInt8], file: String) throws(ScriptParseError) -> Script {
        try parse(TextBytes.text(utf8: bytes, file: file), file: file)
    }
}
