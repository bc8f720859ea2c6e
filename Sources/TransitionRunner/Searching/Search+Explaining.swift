import TransitionCore

/// What a search does with what it found.
extension Search {
    /// What a child tells of one failure.
    private struct Explained: Codable {
        var counterexample: Counterexample?
        var finds = ShrinkingFinds()
        var problems: [String] = []
        /// Children of its own that something outside has killed.
        var killedCount = 0
    }

    func explainAll() -> [Counterexample] {
        let crashIdentities = crashes.found.map { CrashExplainer.identity(of: $0.crash) }
        let alsoFound = FailuresFoundWhileShrinking(
            known: Set(total.failures.map(\.identity) + crashIdentities),
            limit: options.stopsAtFirstFailure ? 0 : options.foundWhileShrinkingLimit,
            isTolerated: scene.tolerates)
        var result = explainSideBySide(total.failures, crashes.found, alsoFound).compactMap { $0 }
        // What shrinking these comes upon is taken up as well, until there is no more room.
        var (failureCount, crashCount) = (0, 0)
        while !isOutOfTime(), failureCount < alsoFound.failures.count || crashCount < alsoFound.crashes.count {
            let failures = Array(alsoFound.failures[failureCount...])
            let crashes = Array(alsoFound.crashes[crashCount...])
            (failureCount, crashCount) = (alsoFound.failures.count, alsoFound.crashes.count)
            result += explainSideBySide(failures, crashes, alsoFound).compactMap { $0 }
        }
        result = result.eachOnce
        if !isOutOfTime() {
            explainAgain(&result, alsoFound)
            explainApart(&result, alsoFound)
            RepairExperimenter(scene: scene, options: options).tryAcross(&result, jobs: jobs, problems: &problems)
            result = CallSiteFinder(scene: scene, timeout: options.hangTimeout, jobs: jobs).placed(result)
        }
        let identities = result.map(\.identity)
        for index in result.indices {
            let identity = identities[index]
            let company = Counterexample.Company(
                scriptCount: total.coincidences.count(of: identity) + crashes.counts[identity, default: 0],
                companions: total.coincidences.companions(
                    of: identity, among: identities, shown: result[index].violations.map(\.identity)),
                foundWhileShrinking: alsoFound.origin(of: identity))
            result[index] = result[index].seen(in: company).expired(scene.expiredAllowance(for: identity))
        }
        return ranked(result)
    }

    /// Explains each in a child of its own, side by side; what one comes upon is told when all have ended, so that the
    /// result does not depend on which is first.
    func explainSideBySide(
        _ failures: [FoundFailure], _ crashes: [FoundCrash], _ alsoFound: FailuresFoundWhileShrinking
    ) -> [Counterexample?] {
        let explainer = Explainer(scene: scene, options: options, vocabulary: vocabulary)
        let crashExplainer = CrashExplainer(scene: scene, options: options, vocabulary: vocabulary)
        let indices = failures.map(\.index) + crashes.map(\.index)
        if !indices.isEmpty { DebugInformation.shared.begin() }
        let outcomes = jobs.outcomes(of: indices.count, report: reportShrinking, isOver: isOutOfTime) { index in
            var (explained, problems) = (Explained(), SearchProblems())
            let killedBefore = KilledChildren.count
            let (counterexample, noted) = SearchProblems.gathering {
                index < failures.count
                    ? explainer.explain(failures[index], finds: &explained.finds, problems: &problems)
                    : crashExplainer.explain(crashes[index - failures.count], finds: &explained.finds)
            }
            problems.add(noted)
            (explained.counterexample, explained.problems) = (counterexample, problems.texts)
            explained.killedCount = KilledChildren.count - killedBefore
            return explained
        }
        let statistics = statistics()
        let cutShortCount = outcomes.count { if case .cutShort = $0 { true } else { false } }
        if cutShortCount > 0 {
            problems.add(
                "\(cutShortCount) of \(outcomes.count) failures are told as they were found: no time was left to "
                    + "shrink them.")
        }
        return outcomes.enumerated().map { index, outcome in
            var counterexample: Counterexample?
            switch outcome {
            case .finished(let explained):
                for problem in explained.problems { problems.add(problem) }
                KilledChildren.note(explained.killedCount)
                counterexample = explained.counterexample
                if let identity = counterexample?.identity {
                    alsoFound.add(explained.finds, whileShrinking: identity)
                }
            case .died(let reason):
                counterexample =
                    index < failures.count
                    ? explainer.unexplained(failures[index], because: reason)
                    : crashExplainer.unexplained(crashes[index - failures.count])
                problems.add("\(counterexample.map { "\($0.identity)" } ?? "A failure") was not explained: \(reason).")
            case .cutShort:
                counterexample =
                    index < failures.count
                    ? asFound(failures[index], explainer)
                    : crashExplainer.unexplained(crashes[index - failures.count])
            }
            return counterexample?.counted(in: statistics, since: indices[index] + 1)
        }
    }

    /// What the script shows as the search has found it.
    private func asFound(_ failure: FoundFailure, _ explainer: Explainer) -> Counterexample? {
        var explainer = explainer
        explainer.shown = (try? failure.decodedScript()).map { replay($0, in: scene) }
        return explainer.unexplained(failure, because: "no time was left")
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
        shrinkingBegunCount += 1
        tellShrinking()
    }

    func tellShrinking() {
        progress?(
            SearchProgress(
                runCount: total.scriptCount, total: runCount,
                failureCount: max(shrinkingBegunCount, total.failures.count + crashes.found.count),
                phase: .shrinking(number: shrinkingBegunCount)))
    }
}

extension [Counterexample] {
    /// The same without those that have turned out to be another one: where a process died, or hung, may be told only
    /// as that is explained. Of several by one name the simplest script stays, in the place of the first.
    var eachOnce: [Counterexample] {
        var kept: [Counterexample] = []
        for counterexample in self {
            guard let known = kept.firstIndex(where: { $0.identity == counterexample.identity }) else {
                kept.append(counterexample)
                continue
            }
            if counterexample.script.steps.count < kept[known].script.steps.count { kept[known] = counterexample }
        }
        return kept
    }
}
