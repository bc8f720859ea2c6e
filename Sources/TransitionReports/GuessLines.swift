import TransitionCore

/// What UIKit would have to do for a warning to be a failure.
enum GuessLines {
    static func terms(_ counterexample: Counterexample) -> [ReportTerm] {
        guard counterexample.isWarning else { return [] }
        let statements = counterexample.script.profile.flippedRules.map(\.flippedStatement)
        guard !statements.isEmpty else { return [] }
        return [
            ReportTerm(
                "Only if",
                "UIKit \(statements.joined(separator: ", and ")); sources disagree, and by the default answer "
                    + "nothing fails.")
        ]
    }
}
