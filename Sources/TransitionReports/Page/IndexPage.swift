import TransitionCore

/// How far a search had come at an instant of real time.
package struct SpeedSample: Hashable, Sendable {
    /// Since its beginning.
    package let seconds: Double
    package let scriptCount: Int

    package init(seconds: Double, scriptCount: Int) {
        self.seconds = seconds
        self.scriptCount = scriptCount
    }
}

/// What a search or a night has come to, as one page that leads to those of its bugs.
struct IndexPage {
    let reports: [SearchReport]
    /// What is to be said of all scenes together, in sentences.
    var notes: [String] = []

    func render() -> String {
        let bugs = reports.flatMap(\.bugs)
        let failing = bugs.count { !$0.isWarning }
        let warningCount = bugs.count - failing
        let warnings = warningCount > 0 ? ", \(Figures.counted(warningCount, "warning"))" : ""
        let title =
            reports.contains { !$0.problems.isEmpty } && failing == 0
            ? "not whole" : failing == 0 ? "no failure found" : "\(Figures.counted(failing, "bug")) found\(warnings)"
        let body =
            "<header class=\"card\"><h1>TransitionCheck: \(title)</h1>" + problems + "</header>" + table + scenes
        return HTMLDocument(title: "TransitionCheck: \(title)", body: body).render()
    }

    private var problems: String {
        let lines = reports.flatMap { report in report.problems.map { "\(report.scene): \($0)" } } + notes
        guard !lines.isEmpty else { return "" }
        return Markup.element("ul", lines.map { Markup.element("li", Markup.text($0)) }.joined())
    }

    private var table: String {
        let rows = reports.flatMap { report in report.bugs.map { row($0, in: report) } }
        guard !rows.isEmpty else { return "" }
        return
            "<section><h2>Bugs</h2><table class=\"bugs\"><thead><tr><th>Scene</th><th>What is wrong</th><th>Where</th>"
            + "<th class=\"number\">Steps</th><th class=\"number\">Scripts</th></tr></thead><tbody>" + rows.joined()
            + "</tbody></table></section>"
    }

    private func row(_ bug: FoundBug, in report: SearchReport) -> String {
        let leader = bug.leader
        let summary = Markup.breakable(leader.violations[0].summary)
        let link = report.pageNames[leader.identity].map { "<a href=\"\(Markup.text($0))\">\(summary)</a>" } ?? summary
        // Two bugs of one rule may have one sentence and one line.
        let kind = (bug.isWarning ? "warning, " : "") + leader.identity.words
        let place = leader.callSites.first?.place ?? ""
        // On a phone each cell says what it holds.
        func cell(_ label: String, _ content: String, class classes: String = "") -> String {
            "<td data-label=\"\(label)\" class=\"\(classes)\">\(content)</td>"
        }
        return "<tr>" + cell("Scene", Markup.breakable(report.scene))
            + cell("What is wrong", "\(link)<br><span class=\"note\">\(Markup.breakable(kind))</span>")
            + cell("Where", Markup.breakable(place), class: "code")
            + cell("Steps", "\(leader.script.steps.count)", class: "number")
            + cell("Scripts", Figures.grouped(bug.scriptCount), class: "number") + "</tr>"
    }

    private var scenes: String { reports.map(section(of:)).joined() }

    private func section(of report: SearchReport) -> String {
        let statistics = report.statistics
        let rests = RestLines.sentence(statistics.rests) ?? ""
        let facts = Markup.terms(
            [
                ("Scripts", Figures.grouped(statistics.scriptCount), ""),
                ("Steps", Figures.grouped(statistics.stepCount), ""),
                ("Virtual time", Figures.duration(frames: statistics.frameCount), ""),
                ("Seed", statistics.isOfGivenScripts ? "" : "\(statistics.seed)", ""),
                ("Compared", rests, ""),
            ] + report.work.map { ("Engine", $0.words, "") }
                + Vacuity.findings(statistics).map { ("Vacuous", $0, "seen") }
                + SearchNote.all(statistics).map { ("Noted", $0.text, "seen") })
        return "<section><h2>\(Markup.text(report.scene))</h2>\(facts)"
            + PhaseGrid(coverage: statistics.coverage).html + SpeedCurve(samples: report.speed).html
            + "</section>"
    }
}

/// How often each kind of transition was interrupted in each of its phases: the darker, the oftener.
struct PhaseGrid {
    let coverage: [TransitionCoverage]

    private static let phases: [(name: String, count: @Sendable (TransitionCoverage) -> Int)] = [
        ("started", { $0.startedCount }), ("finished", { $0.finishedCount }), ("cancelled", { $0.cancelledCount }),
        ("waiting", { $0.interruptions.waiting }), ("driven", { $0.interruptions.driven }),
        ("settling", { $0.interruptions.settling }), ("animating", { $0.interruptions.animating }),
        ("caught", { $0.interruptions.caught }),
    ]

    var html: String {
        guard !coverage.isEmpty else { return "" }
        let heads = Self.phases.map { "<th class=\"number\">\($0.name)</th>" }.joined()
        let rows = coverage.map { row in
            let cells = Self.phases.map { phase in cell(phase.count(row), of: row.startedCount) }
            return "<tr><td>\(Markup.breakable(row.subject))</td>" + cells.joined() + "</tr>"
        }
        // Its own box scrolls, also by the keyboard, so that the page does not.
        return "<h3>Interruptions by phase <span class=\"hand hint\">scroll sideways for all of them →</span></h3>"
            + "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Interruptions by phase\">"
            + "<table class=\"phases\"><thead><tr>"
            + "<th>Transition</th>\(heads)</tr></thead><tbody>" + rows.joined() + "</tbody></table></div>"
    }

    private func cell(_ count: Int, of started: Int) -> String {
        let share = started == 0 ? 0 : min(1, Double(count) / Double(started))
        // Seldom is still seen, and told apart from never.
        let depth = count == 0 ? 0 : Int(12 + 48 * share.squareRoot())
        return "<td class=\"number\" style=\"background:color-mix(in srgb, var(--accent) \(depth)%, transparent)\">"
            + "\(Figures.grouped(count))</td>"
    }
}

/// How many scripts a search performed in a second, over its time.
struct SpeedCurve {
    let samples: [SpeedSample]
    private static let (width, height) = (600.0, 90.0)

    var html: String {
        let rates = zip(samples, samples.dropFirst()).compactMap { first, next -> (seconds: Double, rate: Double)? in
            let seconds = next.seconds - first.seconds
            return seconds > 0 ? (next.seconds, Double(next.scriptCount - first.scriptCount) / seconds) : nil
        }
        guard let end = rates.last?.seconds, let most = rates.map(\.rate).max(), most > 0, rates.count > 1 else {
            return ""
        }
        let points = rates.map { sample in
            let x = (sample.seconds / end * Self.width).rounded()
            let y = (Self.height - sample.rate / most * (Self.height - 4)).rounded()
            return "\(Int(x)),\(Int(y))"
        }
        let label = "up to \(Figures.grouped(Int(most))) scripts a second, over \(Int(end.rounded(.up))) s"
        return """
            <h3>Speed <span class="hand">\(label)</span></h3>\
            <svg class="speed" role="img" aria-label="Scripts a second over time: \(label)" \
            viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" preserveAspectRatio="none">\
            <polyline points="\(points.joined(separator: " "))"/></svg>
            """
    }
}
