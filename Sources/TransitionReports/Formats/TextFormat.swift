import TransitionCore

/// Text for a terminal with what a person needs first, told unless something else is asked for.
package enum TextFormat: ReportFormat {
    package static let flag: ReportFlag? = nil
    package static let isDocument = false

    private static let detail = ReportDetail.brief(more: "--" + FullTextFormat.flagName)

    package static func render(_ search: SearchReport) -> String { render(search, detail) }
    package static func render(_ replay: ReplayReport) -> String { render(replay, detail) }
}

/// Text for a terminal with all that is known of each failure.
package enum FullTextFormat: ReportFormat {
    static let flagName = "verbose"
    package static let flag: ReportFlag? = ReportFlag(name: flagName, help: "Tell all that is known of each failure.")
    package static let isDocument = false

    package static func render(_ search: SearchReport) -> String { TextFormat.render(search, .full) }
    package static func render(_ replay: ReplayReport) -> String { TextFormat.render(replay, .full) }
}

extension TextFormat {
    fileprivate static func render(_ search: SearchReport, _ detail: ReportDetail) -> String {
        let style = search.style
        let failures = search.bugs.map(\.leader).map { leader in
            TextReport.render(
                leader, detail, command: style.command, savedPath: search.savedPaths[leader.identity],
                pagePath: search.pagePath(of: leader), usesColor: style.usesColor, width: style.width) + "\n"
        }
        return failures.joined()
            + TextReport.renderSummary(
                search.statistics, detail, scene: search.scene, bugs: search.bugs, problems: search.problems,
                usesColor: style.usesColor, width: style.width)
    }

    fileprivate static func render(_ replay: ReplayReport, _ detail: ReportDetail) -> String {
        let known = replay.known.map { "  Known: \($0.invariant) · \($0.summary)\n" }
        let allowed = replay.allowed.map { violation, reason in
            let reason = reason.map { ", because \"\($0)\"" } ?? ""
            return "  Allowed by the scene\(reason): \(violation.invariant) · \(violation.summary)\n"
        }
        let paint = Paint(isOn: replay.style.usesColor)
        let deaths = replay.fatalAftermaths.map { "  \(paint.yellow("⚠")) \(RestLines.words($0))\n" }
        return (trace(of: replay) + [verdict(of: replay, detail)] + known + allowed + deaths).joined()
    }

    private static func trace(of replay: ReplayReport) -> [String] {
        guard replay.includesTrace else { return [] }
        // Of a process that died there is only what it said.
        let lines = replay.found?.crash?.events ?? TraceText.lines(of: replay.trace, performing: replay.script)
        return lines.map { $0 + "\n" }
    }

    private static func verdict(of replay: ReplayReport, _ detail: ReportDetail) -> String {
        if let found = replay.found {
            let style = replay.style
            return TextReport.render(
                found, detail, standing: replay.standing, command: style.command, pagePath: replay.pagePath,
                usesColor: style.usesColor, width: style.width)
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
