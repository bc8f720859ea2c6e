import TransitionCore

/// Who presents whom, what stacks and tabs hold and show, and which children a container has, is what the outcomes of
/// all transitions and every call since say.
///
/// A finished presentation adds its controller, a finished dismissal takes away its controller and all above it, a
/// cancel changes nothing (ledger 1.12, 2.9, 9.14). A push, a pop, a change of a stack or of the selected tab counts
/// whether it is animated or not; what a stack holds is its child (1.9, 1.11, 10.1). What adapts to another size class
/// may show another controller in place of the presented one (1.13). A child of the app's own container leaves with its
/// view and as a child, or with neither (10.1).
///
/// Not violations: refused requests, and calls that wait or change nothing; a dismissal that takes several controllers
/// at once; a root that the app replaced; a presentation by a controller that is itself in no chain, such as a child; a
/// stack whose cancelled change lay below another; a child that was told that it leaves and whose view stays, for its
/// container may have thought better of it; a view that is left where nothing of it can be seen.
enum ModelAgrees {
    static let invariant = Invariant(
        id: "model-agrees",
        summary:
            "Presented controllers, stacks, tabs and children are what the transitions' outcomes and all calls say.",
        causes: Cause.self, check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        return chainViolations(in: trace) + containerViolations(in: trace) + childViolations(in: trace)
    }

    private static func chainViolations(in trace: Trace) -> [Violation] {
        guard var chain = trace.snapshots.first?.presentationChain else { return [] }
        let first = trace.events.firstIndex { $0.kind == .tookSnapshot(0) } ?? 0
        var read = first
        for moment in trace.restMoments() where moment.event >= first {
            for ended in moment.ended where ended.didComplete {
                guard ended.event > first else { continue }
                chain = adapted(chain, in: read..<max(read, ended.event), trace)
                read = max(read, ended.event)
                let record = trace.record(of: ended.id)
                guard let next = outcome(record, on: chain) else { return [] }
                // What adapts at the end of its own presentation does so before that is told.
                chain = record.kind == .presentation ? adapted(next, in: flight(of: ended, trace), trace) : next
            }
            chain = adapted(chain, in: read..<max(read, moment.event), trace)
            read = max(read, moment.event)
            guard let root = chain.first, root == moment.snapshot.presentationChain.first else { return [] }
            if chain != moment.snapshot.presentationChain { return [violation(chain, moment, trace)] }
        }
        return []
    }

    /// The chain with the controllers that came in place of others.
    private static func adapted(_ chain: [ObjectID], in range: Range<Int>, _ trace: Trace) -> [ObjectID] {
        trace.events[range].reduce(chain) { chain, event in
            guard case .presentedInstead(let old, let new) = event.kind else { return chain }
            return chain.map { $0 == old ? new : $0 }
        }
    }

    /// The events between a request and the end of its transition; none where nothing came in place of another.
    private static func flight(of ended: RestMoment.Ended, _ trace: Trace) -> Range<Int> {
        let events = trace.events[..<ended.event]
        var instead = false
        let request = events.lastIndex {
            if case .presentedInstead = $0.kind { instead = true }
            return $0.kind == .requested(ended.id)
        }
        return instead ? (request ?? ended.event)..<ended.event : ended.event..<ended.event
    }

    /// The chain after a finished transition; nil when it starts from a controller that is in no chain.
    private static func outcome(_ record: TransitionRecord, on chain: [ObjectID]) -> [ObjectID]? {
        switch record.kind {
        case .presentation:
            guard let index = chain.firstIndex(of: record.presenter) else { return nil }
            return Array(chain[...index]) + [record.presented]
        case .dismissal:
            if let index = chain.firstIndex(of: record.presenter) { return Array(chain[...index]) }
            guard let index = chain.firstIndex(of: record.presented) else { return nil }
            return Array(chain[..<index])
        case .push, .pop, .stackChange, .tabSelection:
            return chain
        }
    }

    private static func violation(_ expected: [ObjectID], _ moment: RestMoment, _ trace: Trace) -> Violation {
        let seen = moment.snapshot.presentationChain
        let last = moment.lastEnded.map { trace.record(of: $0.id) }
        let missing = expected.contains { !seen.contains($0) }
        let left = seen.contains { !expected.contains($0) }
        let cause: Cause =
            switch (missing, left) {
            case (true, true): .anotherPresented
            case (true, false): .presentedGone
            case (false, true): .dismissedStillPresented
            case (false, false): .otherOrder
            }
        let names = { (chain: [ObjectID]) in chain.map(trace.label).joined(separator: " → ") }
        var decisions: [DecisionNote] = []
        if let last, let call = trace.histories()[Int(last.id.rawValue) - 1].completions.first {
            decisions.append(DecisionNote(.event(call.event), "completed with \(call.didComplete)"))
        }
        return invariant.violation(
            of: last.map(trace.subject) ?? .presentationChain, cause: ViolationCause(cause),
            summary: "After \(last.map(trace.name) ?? "the launch") \(cause.words).", expected: names(expected),
            seen: names(seen),
            remedy: "Change what is presented by present and dismiss only, and complete with the true outcome.",
            decisions: decisions, time: moment.snapshot.time)
    }
}
