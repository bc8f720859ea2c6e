/// Words of a user in a shell's command.
enum ShellText {
    /// One word, in quotes where it needs them.
    static func word(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.wholeMatch(of: /[A-Za-z0-9._\/+-]+/) != nil
        return isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
    }
}
