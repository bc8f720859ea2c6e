import TransitionCore

/// Text for a terminal, told unless something else is asked for.
package enum TextFormat: ReportFormat {
    package static let flag: ReportFlag? = nil
    package static let isDocument = false

    package static func render(_ search: SearchReport) -> String {
        let style = search.style
        let failures = search.bugs.map(\.leader).map { leader in
            TextReport.render(
                leader, command: style.command, savedPath: search.savedPaths[leader.identity],
                pagePath: search.pagePath(of: leader), usesColor: style.usesColor) + "\n"
        }
        return failures.joined()
            + TextReport.renderSummary(
                search.statistics, scene: search.scene, bugs: search.bugs, problems: search.problems,
                usesColor: style.usesColor)
    }

    package static func render(_ replay: ReplayReport) -> String {
        let known = replay.known.map { "  Known: \($0.invariant) · \($0.summary)\n" }
        let allowed = replay.allowed.map { violation, reason in
            let reason = reason.map { ", because \"\($0)\"" } ?? ""
            return "  Allowed by the scene\(reason): \(violation.invariant) · \(violation.summary)\n"
        }
        let paint = Paint(isOn: replay.style.usesColor)
        let deaths = replay.fatalAftermaths.map { "  \(paint.yellow("⚠")) \(RestLines.words($0))\n" }
        return (trace(of: replay) + [verdict(of: replay)] + known + allowed + deaths).joined()
    }

    private static func trace(of replay: ReplayReport) -> [String] {
        guard replay.includesTrace else { return [] }
        // Of a process that died there is only what it said.
        let lines = replay.found?.crash?.events ?? TraceText.lines(of: replay.trace, performing: replay.script)
        return lines.map { $0 + "\n" }
    }

    private static func verdict(of replay: ReplayReport) -> String {
        if let found = replay.found {
            let style = replay.style
            return TextReport.render(
                found, standing: replay.standing, command: style.command, pagePath: replay.pagePath,
                usesColor: style.usesColor)
        }
        if let problem = replay.problems.first {
            let paint = Paint(isOn: replay.style.usesColor)
            return paint.yellow("⚠") + " \(replay.script.scene): the script was not judged: \(problem)\n"
        }
        let count = replay.script.steps.count
        let nothing = replay.known.isEmpty ? "nothing" : "nothing new"
        return "✔ \(replay.script.scene): the script breaks \(nothing) (\(count) step\(count == 1 ? "" : "s"))\n"
    }
}
