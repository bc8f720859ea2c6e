import TransitionCore

extension TextReport {
    /// What a search did: its size, which transitions it started, finished and cancelled, what it put up with, and what
    /// it never tried.
    ///
    /// - Parameter problems: What went wrong with the search itself: then it is not told as one that was whole.
    public static func renderSummary(
        _ statistics: SearchStatistics, scene: String, bugs: [FoundBug] = [], problems: [String] = [],
        usesColor: Bool = false
    ) -> String {
        let paint = Paint(isOn: usesColor)
        var lines = [verdict(scene: scene, statistics, bugs: bugs, problems: problems, paint: paint)]
        // An engine that has found nothing leaves no script.
        if statistics.isOfGivenScripts, statistics.scriptCount + statistics.crashedScriptCount == 0 {
            return lines[0] + "\n"
        }
        lines.append(
            "  \(Figures.counted(statistics.scriptCount, "script")), "
                + "\(Figures.counted(statistics.stepCount, "step")) "
                + "(\(Figures.percent(statistics.skippedStepCount, of: statistics.stepCount)) skipped), "
                + "\(Figures.duration(frames: statistics.frameCount)) of virtual time\(origin(statistics))")
        lines += exhaustion(statistics.exhaustion)
        lines += crashes(statistics)
        lines += CoverageTable.lines(statistics.coverage)
        lines += skipped(statistics.steps)
        if !RestLines.isGap(statistics.rests), let sentence = RestLines.sentence(statistics.rests) {
            lines.append("  \(sentence)")
        }
        if let sentence = RestLines.sentence(statistics.selfChanges) { lines.append("  \(sentence)") }
        lines += KnownLines.lines(statistics)
        lines += AllowanceLines.lines(statistics.allowances, paint: paint)
        lines += Vacuity.findings(statistics).map { paint.yellow("  ⚠ VACUOUS: \($0)") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What a search tried that found nothing, in one line.
    public static func renderSuccess(_ statistics: SearchStatistics, scene: String) -> String {
        let transitions = statistics.coverage.reduce(0) { $0 + $1.startedCount }
        let interrupted = statistics.coverage.reduce(0) { $0 + $1.interruptedCount }
        let cancelled = statistics.coverage.reduce(0) { $0 + $1.cancelledCount }
        let scripts = "\(Figures.counted(statistics.scriptCount, "script"))\(origin(statistics))"
        let fates = "\(Figures.grouped(cancelled)) cancelled and \(Figures.grouped(interrupted)) interrupted"
        return "✔ \(scene): no failure found in \(scripts): \(Figures.counted(transitions, "transition")), \(fates)"
    }

    /// Where the scripts came from: of all that there are, and of those that were given, none is chance.
    private static func origin(_ statistics: SearchStatistics) -> String {
        statistics.exhaustion == nil && !statistics.isOfGivenScripts ? ", seed \(statistics.seed)" : ""
    }

    private static func exhaustion(_ exhaustion: Exhaustion?) -> [String] {
        guard let exhaustion, exhaustion.isComplete else { return [] }
        return ["  complete: \(Figures.all(exhaustion))"]
    }

    private static func crashes(_ statistics: SearchStatistics) -> [String] {
        guard statistics.crashedScriptCount > 0 else { return [] }
        let hung = statistics.hungScriptCount
        let hanging = hung == 0 ? "" : " (\(Figures.grouped(hung)) of them hung)"
        let crashed = Figures.counted(statistics.crashedScriptCount, "script")
        let untried = statistics.untriedScriptCount
        guard untried > 0 else {
            return [
                "  \(crashed) crashed\(hanging); they were tried again without what they died in, or others instead"
            ]
        }
        return [
            "  \(crashed) crashed\(hanging): too many, so \(Figures.grouped(untried)) were not tried; "
                + "repair the crash and search again"
        ]
    }

    private static func verdict(
        scene: String, _ statistics: SearchStatistics, bugs: [FoundBug], problems: [String], paint: Paint
    ) -> String {
        let isSearched = statistics.scriptCount + statistics.crashedScriptCount > 0
        let extent = isSearched ? "the search is incomplete" : "the scene was not searched"
        let allowedCount = statistics.allowances.reduce(0) { $0 + $1.failures.count }
        let counts = [(statistics.known.count, "known"), (allowedCount, "allowed")].filter { $0.0 > 0 }
        let others = counts.map { "\(Figures.grouped($0)) \($1)" }.joined(separator: ", ")
        let tolerated = others.isEmpty ? "" : " (\(others))"
        let found = bugs.flatMap(\.failures)
        let failures = found.filter { !$0.isWarning }
        let warnings = warningCount(found.count - failures.count)
        if failures.isEmpty {
            let nothing = statistics.known.isEmpty ? "no failure found" : "no new failure found"
            if let problem = problems.first {
                let found = isSearched ? ", \(nothing) so far\(tolerated)\(warnings)" : ""
                return paint.yellow("⚠") + " \(paint.bold(scene)): \(extent)\(found): \(problem)"
            }
            return paint.green("✔") + " \(paint.bold(scene)): \(nothing)\(tolerated)\(warnings)"
        }
        let names = failures.map { "\($0.identity.invariant) \($0.identity.fingerprint)" }
        let failing = bugs.filter { !$0.isWarning }
        let elsewhere = failing.count { $0.leader.isNotTheTransitionsDoing }
        var end = "found"
        if failing.count != failures.count { end += ", most likely \(Figures.counted(failing.count, "bug"))" }
        if elsewhere > 0 { end += ", \(Figures.grouped(elsewhere)) of them \(StockExperiment.notTheTransitionsDoing)" }
        let count = Figures.counted(failures.count, "failure")
        return paint.red("✘") + " \(paint.bold(scene)): \(count) \(end)\(tolerated): "
            + names.joined(separator: ", ") + warnings + (problems.first.map { "; \(extent): \($0)" } ?? "")
    }

    private static func warningCount(_ count: Int) -> String {
        count == 0
            ? ""
            : "; \(Figures.counted(count, "warning")), which \(count == 1 ? "rests" : "rest") on a guess about UIKit"
    }

    /// The steps that were skipped at times, the most often skipped first.
    private static func skipped(_ steps: [StepCoverage]) -> [String] {
        let skipped = steps.filter { $0.skippedCount > 0 }.map { step in
            (step, Double(step.skippedCount) / Double(step.skippedCount + step.performedCount))
        }
        guard !skipped.isEmpty else { return [] }
        let shares = skipped.sorted { ($1.1, $0.0.subject) < ($0.1, $1.0.subject) }.map { step, _ in
            "\(step.subject) "
                + Figures.percent(step.skippedCount, of: step.skippedCount + step.performedCount)
        }
        return ["  skipped: " + shares.joined(separator: ", ")]
    }
}
