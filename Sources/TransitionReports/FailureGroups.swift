import TransitionCore

/// Failures that one and the same smallest script shows: most often one bug, seen by several rules.
public enum FailureGroups {
    /// Rules that break in the wake of another: a screen that is gone cannot present either.
    private static let wake: [InvariantID] = ["works-again-afterwards", "appearance-is-balanced"]

    /// For each smallest script the failure that says most, in the order in which they came.
    ///
    /// The others are among its violations, so that its report names them.
    public static func leaders(of counterexamples: [Counterexample]) -> [Counterexample] {
        var leaders: [Counterexample] = []
        for counterexample in counterexamples {
            let place = leaders.firstIndex { leader in
                leader.script == counterexample.script
                    && leader.violations.contains { $0.identity == counterexample.identity }
            }
            guard let place else {
                leaders.append(counterexample)
                continue
            }
            if wake.contains(leaders[place].identity.invariant), !wake.contains(counterexample.identity.invariant) {
                leaders[place] = counterexample
            }
        }
        return leaders
    }
}
