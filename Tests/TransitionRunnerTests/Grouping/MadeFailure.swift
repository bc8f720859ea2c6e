import TransitionCore

/// Failures as a search would make them, of values alone.
enum MadeFailure {
    static func identity(
        _ invariant: InvariantID, _ subject: ViolationSubject, _ cause: String = "wrong"
    ) -> ViolationIdentity {
        ViolationIdentity(invariant: invariant, subject: subject, cause: ViolationCause(cause))
    }

    /// - Parameters:
    ///   - identities: what the smallest script shows, its own first.
    ///   - frames: when each was broken; 0 without.
    ///   - decidedBy: the event that the first violation goes back to, and the line that led to it.
    static func make(
        _ identities: [ViolationIdentity], _ steps: [Step], trials: [RepairTrial] = [], frames: [Int] = [],
        decidedBy event: TraceEvent.Kind? = nil, in site: CallSite? = nil
    ) -> Counterexample {
        let site = site.map {
            CallSite(
                file: $0.file, line: $0.line, function: $0.function, note: $0.note, decision: .event(0),
                isMistake: $0.isMistake)
        }
        let decisions = site.map { [DecisionNote(.event(0), $0.note)] } ?? []
        let violations = identities.enumerated().map { place, identity in
            Violation(
                identity: identity, summary: "", expected: "", seen: "", remedy: "", restsOn: [],
                decisions: decisions, time: VirtualTime(frame: frames.isEmpty ? 0 : frames[place]))
        }
        var trace = Trace()
        if let event { trace.events = [TraceEvent(time: VirtualTime(frame: 0), step: 0, kind: event)] }
        let script = Script(scene: "made", steps: steps)
        var failure = Counterexample(
            script: script, violations: violations, trace: trace, callSites: site.map { [$0] } ?? [], original: script,
            statistics: SearchStatistics(seed: 1))
        failure.repairTrials = trials
        return failure
    }
}
