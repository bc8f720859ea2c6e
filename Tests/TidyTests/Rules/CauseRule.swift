/// A cause of a standard rule says of itself what its verdicts rest on and what puts it right, if only that nothing
/// does: the protocol's defaults are for rules of users.
enum CauseRule {
    static func problems(in file: SourceFile) -> [TidyProblem] {
        guard file.path.hasPrefix("Sources/TransitionInvariants/Rules/"),
            file.text.contains(": CauseCode")
                || file.text.contains(", CauseCode")
        else { return [] }
        return ["rules: [String]", "repairs: [Repair.Kind]"].filter { !file.text.contains("var \($0)") }.map {
            TidyProblem(path: file.path, line: 0, text: "declares a cause and not its \($0)")
        }
    }
}
