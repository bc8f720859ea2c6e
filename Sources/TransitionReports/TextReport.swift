import TransitionCore

/// A failure, or a whole search, as text for a terminal or a test log.
public enum TextReport {
    /// The longest token that is offered; beyond it only the saved file is.
    static let longestToken = 400

    /// One counterexample: what is wrong, who decided it, the smallest script, and how to repeat it.
    ///
    /// - Parameters:
    ///   - isNew: Whether the failure was unknown before this run.
    ///   - command: How the user starts the command line; empty when there is none.
    ///   - testFilter: The test that found it, as `swift test --filter` takes it.
    ///   - savedPath: Where the script was saved.
    ///   - usesColor: Whether to write terminal colours.
    public static func render(
        _ counterexample: Counterexample, isNew: Bool = true, command: String = "transition-check",
        testFilter: String? = nil, savedPath: String? = nil, usesColor: Bool = false
    ) -> String {
        let paint = Paint(isOn: usesColor)
        let repeating = RepeatAdvice(
            counterexample: counterexample, command: command, testFilter: testFilter, savedPath: savedPath)
        let lines =
            [title(counterexample, isNew: isNew, paint: paint)]
            + FailureLines(counterexample: counterexample, paint: paint).all
            + repeating.lines
        return lines.joined(separator: "\n") + "\n"
    }

    private static func title(_ counterexample: Counterexample, isNew: Bool, paint: Paint) -> String {
        var parts = [paint.bold(counterexample.identity.invariant.name), isNew ? "new" : "known"]
        if counterexample.flakiness != nil { parts.append("flaky") }
        if let crash = counterexample.crash { parts.append(crash.reason == "hang" ? "hang" : "crash") }
        switch counterexample.profiles {
        case .notExamined: break
        case .holdsUnderAll: parts.append("holds under all profiles")
        case .dependsOn(let rules):
            parts.append("rests on " + rules.map { "\($0.ledgerName) (\($0))" }.joined(separator: ", "))
        }
        return paint.red("✘") + " " + parts.joined(separator: " · ")
    }
}
