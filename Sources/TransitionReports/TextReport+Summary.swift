import TransitionCore

extension TextReport {
    /// What a search did: its size, what it put up with, and what it never tried; in full also which transitions it
    /// started, finished and cancelled, and which steps it skipped.
    ///
    /// - Parameters:
    ///   - problems: What went wrong with the search itself: then it is not told as one that was whole.
    ///   - width: The columns of the terminal, to which long lines are broken; nil leaves them as they are.
    public static func renderSummary(
        _ statistics: SearchStatistics, _ detail: ReportDetail = .full, scene: String, bugs: [FoundBug] = [],
        problems: [String] = [], usesColor: Bool = false, width: Int? = nil
    ) -> String {
        let paint = Paint(isOn: usesColor)
        let verdict = verdict(scene: scene, statistics, bugs: bugs, problems: problems, paint: paint)
        var lines = [ReportLine(verdict, indent: 2)]
        // An engine that has found nothing leaves no script.
        if !(statistics.isOfGivenScripts && statistics.scriptCount + statistics.crashedScriptCount == 0) {
            lines.append(ReportLine(extent(statistics)))
            lines += exhaustion(statistics.exhaustion).map { ReportLine($0) }
            lines += crashes(statistics).map { ReportLine($0) }
            lines += detail == .full ? passages(statistics) : ["  \(fates(statistics))"]
            let tolerated =
                KnownLines.lines(statistics) + AllowanceLines.lines(statistics.allowances, paint: paint)
            lines += tolerated.map { ReportLine($0) }
            lines += Vacuity.findings(statistics).map { ReportLine(paint.yellow("  ⚠ VACUOUS: \($0)"), indent: 4) }
            for note in SearchNote.all(statistics) {
                lines.append(ReportLine(paint.yellow("  ⚠ NOTED \(note.text)"), indent: 4))
                if let token = note.token { lines.append(ReportLine("    shown by \(token)", isWhole: true)) }
            }
        }
        return lines.flatMap { $0.broken(to: width) }.joined(separator: "\n") + "\n"
    }

    private static func extent(_ statistics: SearchStatistics) -> String {
        "  \(Figures.counted(statistics.scriptCount, "script")), "
            + "\(Figures.counted(statistics.stepCount, "step")) "
            + "(\(Figures.percent(statistics.skippedStepCount, of: statistics.stepCount)) skipped), "
            + "\(Figures.duration(frames: statistics.frameCount)) of virtual time\(origin(statistics))"
    }

    /// What became of each kind of transition, step and rest.
    private static func passages(_ statistics: SearchStatistics) -> [ReportLine] {
        // The rows of a table would be none if they were broken.
        let table = CoverageTable.lines(statistics.coverage).map { ReportLine($0, isWhole: true) }
        let rests = RestLines.isGap(statistics.rests) ? nil : RestLines.sentence(statistics.rests)
        let sentences = [rests, RestLines.sentence(statistics.selfChanges)].compactMap { $0 }
        return table + (skipped(statistics.steps) + sentences.map { "  \($0)" }).map { ReportLine($0) }
    }

    /// What became of all transitions together.
    private static func fates(_ statistics: SearchStatistics) -> String {
        let transitions = statistics.coverage.reduce(0) { $0 + $1.startedCount }
        let interrupted = statistics.coverage.reduce(0) { $0 + $1.interruptedCount }
        let cancelled = statistics.coverage.reduce(0) { $0 + $1.cancelledCount }
        return "\(Figures.counted(transitions, "transition")), \(Figures.grouped(cancelled)) cancelled and "
            + "\(Figures.grouped(interrupted)) interrupted"
    }

    /// What a search tried that found nothing, in one line.
    public static func renderSuccess(_ statistics: SearchStatistics, scene: String) -> String {
        let scripts = "\(Figures.counted(statistics.scriptCount, "script"))\(origin(statistics))"
        return "✔ \(scene): no failure found in \(scripts): \(fates(statistics))"
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
            if let problem = problems.first.map(inSentence) {
                let found = isSearched ? ", \(nothing) so far\(tolerated)\(warnings)" : ""
                return paint.yellow("⚠") + " \(paint.bold(scene)): \(extent)\(found): \(problem)"
            }
            // No tick for what was hardly judged.
            let isVacuous = !statistics.isOfGivenScripts && Vacuity.hasNoTransition(statistics)
            let mark = isVacuous ? paint.yellow("⚠") : paint.green("✔")
            let end = isVacuous ? ", and no transition was started" : ""
            return "\(mark) \(paint.bold(scene)): \(nothing)\(end)\(tolerated)\(warnings)"
        }
        let failing = bugs.filter { !$0.isWarning }
        let names = names(failing)
        let elsewhere = failing.count { $0.leader.isNotTheTransitionsDoing }
        var end = "found"
        if failing.count != failures.count { end += ", most likely \(Figures.counted(failing.count, "bug"))" }
        if elsewhere > 0 { end += ", \(Figures.grouped(elsewhere)) of them \(StockExperiment.notTheTransitionsDoing)" }
        let count = Figures.counted(failures.count, "failure")
        return paint.red("✘") + " \(paint.bold(scene)): \(count) \(end)\(tolerated): "
            + names + warnings + (problems.first.map { "; \(extent): \(inSentence($0))" } ?? "")
    }

    /// A sentence as it goes on after a colon: its first word is a name or one of these.
    private static func inSentence(_ sentence: String) -> String {
        let first = sentence.prefix { $0 != " " }
        return ["It", "The", "A", "An", "What"].contains(first)
            ? first.lowercased() + sentence.dropFirst(first.count) : sentence
    }

    /// `a, b`, or `a; b (with c)` where failures are of one bug.
    private static func names(_ bugs: [FoundBug]) -> String {
        func name(_ failure: Counterexample) -> String {
            "\(failure.identity.invariant) \(failure.identity.fingerprint)"
        }
        let names = bugs.map { bug in
            let others = bug.others.map(\.failure).filter { !$0.isWarning }.map(name)
            return name(bug.leader) + (others.isEmpty ? "" : " (with \(others.joined(separator: ", ")))")
        }
        let hasSeveral = bugs.contains { bug in bug.others.contains { !$0.failure.isWarning } }
        return names.joined(separator: hasSeveral ? "; " : ", ")
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
