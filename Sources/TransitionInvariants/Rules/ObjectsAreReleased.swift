import TransitionCore

/// Controllers, animators, drivers and contexts do not survive their world.
///
/// UIKit holds both controllers until the end and the animator and driver no longer (ledger 3.11, 9.11); what is alive
/// after the world was torn down is held by a cycle of the app's own, by a timer or a display link that was never
/// ended, by a block of its own that hears of notifications, or by a presentation that was never dismissed. A cycle of
/// stored properties is told by them, however short the script is; one that a closure closes by what is alive beside.
///
/// Not violations: an object that the repetition of the run does not leave behind, such as a cache filled once, puts
/// another in the place of, as the one menu that a singleton keeps, or meets again, as a shared animator; what the app
/// lets go by itself within five seconds once nothing is on screen; views, recognizers and delegates; what a timer, a
/// display link or a block alone holds with a page that was on screen at the end, for the page may end it as it goes; a
/// page that was on screen at the end of an app with tasks, of which one may wait for what the page answers; whatever
/// an open transition or a dead app holds.
enum ObjectsAreReleased {
    static let invariant = Invariant(
        id: "objects-are-released",
        summary: "Controllers, animators, interaction controllers and contexts are freed with their world.",
        causes: Cause.self, judging: [.leaks], check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard evidence.outcome == .rest, !trace.isFrozen else { return [] }
        let repeated = evidence.leaks.filter { leak in
            guard let again = evidence.repeatedLeaks else { return true }
            return again.contains { $0.typeName == leak.typeName && $0.kind == leak.kind }
        }
        let leaks = repeated.filter { isWatched($0.kind) }
        let controllers = leaks.filter { $0.kind == .viewController }
        if let violation = rootReplaced(controllers, trace) { return [violation] }
        let others = leaks.filter { $0.kind != .viewController }
        let holders = LeakHolders(repeated, beside: controllers, in: trace)
        var told: [String] = []
        var violations: [Violation] = []
        for leak in controllers.isEmpty ? others : roots(of: controllers) where !told.contains(leak.typeName) {
            told.append(leak.typeName)
            let count = leaks.count { $0.typeName == leak.typeName }
            violations.append(violation(leak, count, holders.holding(leak, in: trace), trace))
        }
        return violations
    }

    /// Without those that a controller in a cycle holds: a stack that is lost takes its pages along. Of several in one
    /// cycle the first whose own property is part of it counts.
    private static func roots(of controllers: [LeakedObject]) -> [LeakedObject] {
        let inCycles = controllers.filter { !$0.cycle.isEmpty }
        let ranked = inCycles.filter { $0.cycle[0].isOwn } + inCycles.filter { !$0.cycle[0].isOwn }
        var roots: [LeakedObject] = []
        for leak in ranked where !roots.contains(where: { $0.heldControllers.contains(leak.id) }) { roots.append(leak) }
        return controllers.filter { leak in
            roots.contains(leak) || leak.isHeldByRegistration
                || !roots.contains { $0.heldControllers.contains(leak.id) }
        }
    }

    private static func isWatched(_ kind: TracedObject.Kind) -> Bool {
        switch kind {
        case .viewController, .animator, .interactionController, .presentationController, .transitionContext: true
        case .none, .view, .gestureRecognizer, .propertyAnimator, .delegate, .other: false
        }
    }

    private static func violation(
        _ leak: LeakedObject, _ count: Int, _ holders: LeakHolders, _ trace: Trace
    ) -> Violation {
        let presentation = trace.histories().first { $0.record.kind == .presentation && $0.record.to == leak.id }
        var decisions: [DecisionNote] = []
        if let requested = presentation?.requested {
            let note = "presented it" + (holders.isEmpty ? "; what holds it is not known" : "")
            decisions.append(DecisionNote(.event(requested), note))
        }
        if let decision = holders.decision {
            if holders.clock == nil { decisions.append(decision) } else { decisions.insert(decision, at: 0) }
        }
        return invariant.violation(
            of: .object(leak.typeName), cause: ViolationCause(Cause.neverFreed),
            summary: "\(leak.typeName) is never freed: \(holders.story) holds it.",
            expected: "no \(leak.typeName) after the world was torn down",
            seen: "\(count) alive" + holders.seen,
            remedy: holders.remedy, alsoRestingOn: [holders.rule], decisions: decisions, time: trace.endTime)
    }

    /// A root that was presenting when another took its place holds what it presents, and UIKit holds both.
    private static func rootReplaced(_ controllers: [LeakedObject], _ trace: Trace) -> Violation? {
        for (index, event) in trace.events.enumerated() {
            guard case .environment(.rootReplaced(let root)) = event.kind,
                let leak = controllers.first(where: { $0.id == root })
            else { continue }
            return invariant.violation(
                of: .object(leak.typeName), cause: ViolationCause(Cause.rootReplaced),
                summary: "\(leak.typeName) is never freed: it was presenting when the window got another root.",
                expected: "no \(leak.typeName) after the world was torn down",
                seen: "\(controllers.count) controllers alive, in the presentation that UIKit keeps",
                remedy: "Dismiss what the root presents, without animation, before the window gets another root.",
                decisions: [DecisionNote(.event(index), "replaced the root")],
                time: event.time)
        }
        return nil
    }
}
