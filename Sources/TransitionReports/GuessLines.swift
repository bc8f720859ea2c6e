import TransitionCore

/// What UIKit would have to do for a warning to be a failure, as a line of its report.
enum GuessLines {
    static func lines(_ counterexample: Counterexample) -> [String] {
        guard counterexample.isWarning else { return [] }
        let statements = counterexample.script.profile.flippedRules.map(\.flippedStatement)
        guard !statements.isEmpty else { return [] }
        return [
            "  Only if   UIKit \(statements.joined(separator: ", and ")); sources disagree, and by the default answer "
                + "nothing fails."
        ]
    }
}
