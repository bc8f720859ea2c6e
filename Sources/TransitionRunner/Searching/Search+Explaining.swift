import TransitionCore

/// What a search does with what it found.
extension Search {
    func explainAll() -> [Counterexample] {
        let crashIdentities = crashes.found.map { CrashExplainer.identity(of: $0.crash) }
        let alsoFound = FailuresFoundWhileShrinking(
            known: Set(total.failures.map(\.identity) + crashIdentities),
            limit: options.stopsAtFirstFailure ? 0 : options.foundWhileShrinkingLimit,
            isTolerated: scene.tolerates)
        var result = explainFailures(total.failures, alsoFound)
        result += explainCrashes(crashes.found, alsoFound)
        // What shrinking these comes upon is taken up as well, until there is no more room.
        var (failureCount, crashCount) = (0, 0)
        while failureCount < alsoFound.failures.count || crashCount < alsoFound.crashes.count {
            let failures = Array(alsoFound.failures[failureCount...])
            let crashes = Array(alsoFound.crashes[crashCount...])
            (failureCount, crashCount) = (alsoFound.failures.count, alsoFound.crashes.count)
            result += explainFailures(failures, alsoFound) + explainCrashes(crashes, alsoFound)
        }
        explainAgain(&result, alsoFound)
        RepairExperimenter(scene: scene, options: options).tryAcross(&result, problems: &problems)
        result = CallSiteFinder(scene: scene, timeout: options.hangTimeout).placed(result)
        let identities = result.map(\.identity)
        for index in result.indices {
            let identity = identities[index]
            result[index].scriptCount =
                total.coincidences.count(of: identity) + crashes.counts[identity, default: 0]
            result[index].companions = total.coincidences.companions(
                of: identity, among: identities, shown: result[index].violations.map(\.identity))
            result[index].foundWhileShrinking = alsoFound.origin(of: identity)
            result[index].expiredAllowance = scene.expiredAllowance(for: identity)
        }
        return ranked(result)
    }

    func explainFailures(_ failures: [FoundFailure], _ alsoFound: FailuresFoundWhileShrinking) -> [Counterexample] {
        let explainer = Explainer(scene: scene, options: options, vocabulary: vocabulary)
        return failures.compactMap { failure in
            reportShrinking()
            return explainer.explain(failure, statistics: statistics(), alsoFound: alsoFound, problems: &problems)
        }
    }

    private func explainCrashes(_ crashes: [FoundCrash], _ alsoFound: FailuresFoundWhileShrinking) -> [Counterexample] {
        let explainer = CrashExplainer(scene: scene, options: options, vocabulary: vocabulary)
        return crashes.map { found in
            reportShrinking()
            return explainer.explain(
                found.crash, script: found.script, index: found.index, statistics: statistics(), alsoFound: alsoFound)
        }
    }

    private func ranked(_ counterexamples: [Counterexample]) -> [Counterexample] {
        let ids = scene.invariantSet.ids
        func rank(_ counterexample: Counterexample) -> Int {
            (ids.firstIndex(of: counterexample.identity.invariant) ?? ids.count)
                + (counterexample.isWarning ? ids.count + 1 : 0)
        }
        return counterexamples.sorted { (rank($0), $0.identity) < (rank($1), $1.identity) }
    }

    private func reportShrinking() {
        progress?(
            SearchProgress(
                runCount: total.scriptCount, total: runCount,
                failureCount: total.failures.count + crashes.found.count, phase: "shrinking"))
    }
}
