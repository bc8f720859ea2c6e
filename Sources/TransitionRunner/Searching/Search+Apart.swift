import TransitionCore

// One name may stand for two bugs. Where the smallest script shows a failure as the consequence of another one, there
// may be others that show it by itself, and nobody would be told of that bug.
extension Search {
    /// Explains failures anew that go away with what puts another one right, by a script in which they do not.
    func explainApart(_ counterexamples: inout [Counterexample], _ alsoFound: FailuresFoundWhileShrinking) {
        let experimenter = RepairExperimenter(scene: scene, options: options)
        let apart = counterexamples.indices.compactMap { index -> (index: Int, failure: FoundFailure)? in
            let told = counterexamples[index]
            let repairs = told.repairsOfOthers
            guard !repairs.isEmpty, told.crash == nil, told.flakiness == nil,
                let found = total.failures.first(where: { $0.identity == told.identity }),
                let script = experimenter.script(
                    among: found.scripts.filter { told.isWarning || options.severity(of: $0) == .failure },
                    inWhich: told.identity, staysWith: repairs)
            else { return nil }
            var failure = FoundFailure(told.identity, index: found.index, script: script)
            failure.staysWith = repairs
            return (index, failure)
        }
        for (told, again) in zip(apart, explainSideBySide(apart.map(\.failure), [], alsoFound)) {
            guard let again, again.flakiness == nil, again.identity == told.failure.identity,
                again.isWarning == counterexamples[told.index].isWarning
            else { continue }
            counterexamples[told.index] = again
        }
    }
}

extension Counterexample {
    /// What puts other failures of its script right and takes it away as well.
    fileprivate var repairsOfOthers: [Repair] {
        repairTrials.filter { $0.isTelling && $0.gone.contains(identity) && !$0.targets.contains(identity) }
            .map(\.repair)
    }
}
