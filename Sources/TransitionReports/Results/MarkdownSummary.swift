import TransitionCore

/// A page that says in a table what each scene came to, and below it each bug in full, folded.
enum MarkdownSummary {
    static func render(_ reports: [SearchReport], notes: [String] = []) -> String {
        let bugs = reports.flatMap { report in report.bugs.map { (report, $0) } }
        let failing = bugs.filter { !$0.1.isWarning }
        let problems = reports.flatMap { report in report.problems.map { "\(report.scene): \($0)" } }
        var lines = ["# TransitionCheck: \(headline(failing.count, problems))", ""]
        lines += problems.map { "- ⚠ \(inline($0))" } + notes.map { "- \(inline($0))" }
        if !(problems + notes).isEmpty { lines.append("") }
        lines += ["| Scene | Scripts | Bugs | Warnings | Known |", "| --- | ---: | ---: | ---: | ---: |"]
        lines += reports.map(row)
        let work = reports.flatMap { report in report.work.map { "- \(inline(report.scene)): \(inline($0.words))" } }
        if !work.isEmpty { lines += [""] + work }
        for (report, bug) in bugs { lines += section(bug, in: report) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func headline(_ bugCount: Int, _ problems: [String]) -> String {
        if bugCount > 0 { return "\(Figures.counted(bugCount, "bug")) found" }
        return problems.isEmpty ? "no failure found" : "not whole"
    }

    private static func row(_ report: SearchReport) -> String {
        let warnings = report.bugs.count(where: \.isWarning)
        // What engines left is a small part of what they have performed.
        let scriptCount =
            report.work.isEmpty ? report.statistics.scriptCount : report.work.reduce(0) { $0 + $1.scriptCount }
        return "| \(inline(report.scene)) | \(Figures.grouped(scriptCount)) "
            + "| \(report.bugs.count - warnings) | \(warnings) | \(report.statistics.known.count) |"
    }

    private static func section(_ bug: FoundBug, in report: SearchReport) -> [String] {
        let leader = bug.leader
        let text = TextReport.render(
            leader, command: report.style.command, savedPath: report.savedPaths[leader.identity])
        // A fence that is longer than any in the text.
        let fence = String(repeating: "`", count: 2 + (text.split { $0 != "`" }.map(\.count).max() ?? 0) + 1)
        return [
            "", "## \(bug.isWarning ? "⚠" : "✘") \(inline(report.scene)): \(inline(leader.identity.words))", "",
            inline(leader.violations[0].summary), "", "<details><summary>Script and cause</summary>", "",
            fence, String(text.trimmingLineEnds), fence, "", "</details>",
        ]
    }

    /// Names may hold anything; in a line of Markdown they are text and nothing else.
    private static func inline(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\", "`", "*", "_", "[", "]", "|", "#": result += "\\\(character)"
            case "<": result += "&lt;"
            case "&": result += "&amp;"
            case _ where character.isNewline: result += " "
            default: result.append(character)
            }
        }
        return result
    }
}

extension String {
    fileprivate var trimmingLineEnds: Substring {
        var rest = self[...]
        while rest.last?.isNewline == true { rest.removeLast() }
        return rest
    }
}
