import TransitionCore

/// A failure, or a whole search, as text for a terminal or a test log.
public enum TextReport {
    /// The longest token that is offered; beyond it only the saved file is.
    static let longestToken = 400

    /// What was known of a failure before.
    public enum Standing: String, Sendable {
        case new
        /// A saved script showed it, and it was neither repaired nor put into a baseline.
        case seenBefore = "seen before"
    }

    /// One counterexample: what is wrong, who decided it, the smallest script, and how to repeat it.
    ///
    /// - Parameters:
    ///   - detail: How much is told of it.
    ///   - standing: Whether the failure is new; nil when nothing tells.
    ///   - command: How the user starts the command line; empty when there is none.
    ///   - testFilter: The test that found it, as `swift test --filter` takes it.
    ///   - savedPath: Where the script was saved.
    ///   - pagePath: Where the page is that shows it.
    ///   - usesColor: Whether to write terminal colours.
    ///   - width: The columns of the terminal, to which long lines are broken; nil leaves them as they are.
    public static func render(
        _ counterexample: Counterexample, _ detail: ReportDetail = .full, standing: Standing? = .new,
        command: String = "transition-check", testFilter: String? = nil, savedPath: String? = nil,
        pagePath: String? = nil, usesColor: Bool = false, width: Int? = nil
    ) -> String {
        let paint = Paint(isOn: usesColor)
        let repeating = RepeatAdvice(
            counterexample: counterexample, command: command, testFilter: testFilter, savedPath: savedPath,
            pagePath: pagePath)
        let failure = FailureLines(counterexample: counterexample, width: width)
        var lines = [ReportLine(title(counterexample, detail, standing: standing, paint: paint), indent: 2)]
        let repetition = repeating.terms.map { ReportLine($0) }
        switch detail {
        case .brief(let more): lines += failure.brief + repetition + failure.left(more: more)
        case .full: lines += failure.all + repetition
        }
        return lines.flatMap { $0.broken(to: width) }.joined(separator: "\n") + "\n"
    }

    private static func title(
        _ counterexample: Counterexample, _ detail: ReportDetail, standing: Standing?, paint: Paint
    ) -> String {
        var parts = [paint.bold(counterexample.identity.invariant.name)] + (standing.map { [$0.rawValue] } ?? [])
        if counterexample.flakiness != nil { parts.append("flaky") }
        if let crash = counterexample.crash { parts.append(crash.isHang ? "hang" : "crash") }
        switch counterexample.profiles {
        case .notExamined: break
        case .dependsOn where counterexample.isWarning: break
        // That nothing about it is a guess is what a reader expects.
        case .holdsUnderAll:
            if counterexample.neededFaults.isEmpty, detail == .full { parts.append("holds under all profiles") }
        case .dependsOn(let rules):
            parts.append("rests on " + rules.map { "\($0.ledgerName) (\($0))" }.joined(separator: ", "))
        }
        if !counterexample.neededFaults.isEmpty {
            let names = counterexample.neededFaults.map { "\($0.ledgerName) (\($0))" }
            parts.append("needs UIKit's fault " + names.joined(separator: " and "))
        }
        if counterexample.isNotTheTransitionsDoing { parts.append(StockExperiment.notTheTransitionsDoing) }
        if counterexample.isWarning {
            let names = counterexample.script.profile.flippedRules.map { "\($0.ledgerName) (\($0))" }
            parts.append("a warning: needs the other answer to " + names.joined(separator: " and "))
            return paint.yellow("⚠") + " " + parts.joined(separator: " · ")
        }
        return paint.red("✘") + " " + parts.joined(separator: " · ")
    }
}
