import TransitionChoices

extension PropertyReport: CustomStringConvertible {
    /// The failures with their simplest cases, the problems, and the statistics, as text for a log.
    public var description: String {
        let verdict = isPassing ? ["✔ no failure found"] : []
        let all = verdict + failures.map(\.description) + problems.map { "⚠ \($0)" } + [statistics.description]
        return all.joined(separator: "\n")
    }
}

extension PropertyFailure: CustomStringConvertible {
    /// What failed, on which case, and what of it does not matter.
    ///
    ///     ✘ the property is false: 700
    ///       The property returned false.
    ///       Found at run 3 and shrunk in 19 runs
    ///       Choices   C1-AgEG…
    public var description: String {
        var lines = ["✘ \(identity): \(value)", "  \(message)"]
        if let foundWhileShrinking {
            lines.append("  Found while shrinking \"\(foundWhileShrinking)\"; no case of the search itself showed it.")
        }
        let end = isFixpoint ? "" : ", when the budget was spent: a simpler case may fail"
        lines.append("  Found at run \(foundAtRun) and shrunk in \(shrinkRunCount) runs\(end)")
        if !isRepeatable { lines.append("  Not repeatable: the same case did not fail again in this way.") }
        lines += freeParts.map { "  Does not matter: \($0)" }
        lines.append("  Choices   \(CaseToken.token(of: sequence))")
        return lines.joined(separator: "\n")
    }
}
