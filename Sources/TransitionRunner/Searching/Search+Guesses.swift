import TransitionCore

// What fails only by a guess about UIKit does not end a search, and is not told as a failure.
extension Search {
    /// Whether one of the failures so far needs no guess; each that may need one is tried once.
    func holdsByDefault() -> Bool {
        guard options.contested != .fail else { return !(total.failures.isEmpty && crashes.found.isEmpty) }
        let trial = DefaultTrial(scene: scene, options: options, vocabulary: vocabulary)
        return total.failures.contains { failure in
            holds(failure.identity, by: failure.starts) { trial.script(of: failure.identity, among: $0) != nil }
        }
            || crashes.found.contains { found in
                let identity = CrashExplainer.identity(of: found.crash)
                return holds(identity, by: [found.script]) { trial.crashingScript(of: identity, among: $0) != nil }
            }
    }

    private func holds(
        _ identity: ViolationIdentity, by scripts: [Script], _ isShown: ([Script]) -> Bool
    ) -> Bool {
        if scripts.contains(where: { !$0.isFlipped }) { return true }
        guard !guesses.contains(identity) else { return false }
        let isShown = SearchProblems.unlessNoted { isShown(scripts) }
        // What could not be tried may be tried again.
        if isShown == false { guesses.insert(identity) }
        return isShown == true
    }

    /// Explains warnings anew of which a script that needs no guess was found while others were shrunk.
    func explainAgain(_ counterexamples: inout [Counterexample], _ alsoFound: FailuresFoundWhileShrinking) {
        let doubted = counterexamples.indices.compactMap { index -> (index: Int, failure: FoundFailure)? in
            let warning = counterexamples[index]
            guard warning.isWarning, warning.crash == nil else { return nil }
            return alsoFound.unflipped[warning.identity].map { (index, $0) }
        }
        for (warning, again) in zip(doubted, explainSideBySide(doubted.map(\.failure), [], alsoFound)) {
            guard let again, !again.isWarning, again.flakiness == nil else { continue }
            counterexamples[warning.index] = again
        }
    }
}
