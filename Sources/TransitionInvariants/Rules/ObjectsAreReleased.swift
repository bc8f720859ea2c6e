import TransitionCore

/// Controllers, animators, drivers and contexts do not survive their world.
///
/// UIKit holds both controllers until the end and the animator and driver no longer (ledger 3.11, 9.11); what is alive
/// after the world was torn down is held by a cycle of the app's own.
///
/// Not violations: an object that the repetition of the run does not leave behind, such as a cache filled once; views,
/// recognizers and delegates; whatever an open transition or a dead app holds.
enum ObjectsAreReleased {
    static let invariant = Invariant(
        id: "objects-are-released",
        summary: "Controllers, animators, interaction controllers and contexts are freed with their world.",
        check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard evidence.outcome == .rest, !trace.isFrozen else { return [] }
        let leaks = evidence.leaks.filter { leak in
            guard isWatched(leak.kind) else { return false }
            guard let repeated = evidence.repeatedLeaks else { return true }
            return repeated.contains { $0.typeName == leak.typeName && $0.kind == leak.kind }
        }
        let controllers = leaks.filter { $0.kind == .viewController }
        let others = leaks.filter { $0.kind != .viewController }
        var told: [String] = []
        var violations: [Violation] = []
        for leak in controllers.isEmpty ? others : controllers where !told.contains(leak.typeName) {
            told.append(leak.typeName)
            let companions = controllers.isEmpty ? [] : classNames(others)
            let count = leaks.count { $0.typeName == leak.typeName }
            violations.append(violation(leak, count, companions, trace))
        }
        return violations
    }

    private static func isWatched(_ kind: TracedObject.Kind) -> Bool {
        switch kind {
        case .viewController, .animator, .interactionController, .presentationController, .transitionContext: true
        case .none, .view, .gestureRecognizer, .propertyAnimator, .delegate, .other: false
        }
    }

    /// The classes, each once, in the order of the objects' creation.
    private static func classNames(_ leaks: [LeakedObject]) -> [String] {
        leaks.reduce(into: []) { names, leak in
            if !names.contains(leak.typeName) { names.append(leak.typeName) }
        }
    }

    private static func violation(
        _ leak: LeakedObject, _ count: Int, _ companions: [String], _ trace: Trace
    ) -> Violation {
        let presentation = trace.histories().first { $0.record.kind == .presentation && $0.record.to == leak.id }
        var decisions: [DecisionNote] = []
        if let requested = presentation?.requested {
            decisions.append(
                DecisionNote(
                    .event(requested), "presented it" + (companions.isEmpty ? "; what holds it is not known" : "")))
        }
        let with = companions.isEmpty ? "" : ", with \(companions.joined(separator: ", "))"
        return Violation(
            identity: ViolationIdentity(invariant: invariant.id, subject: leak.typeName, cause: "never freed"),
            summary: "\(leak.typeName) is never freed: something of the app's own holds it.",
            expected: "no \(leak.typeName) after the world was torn down", seen: "\(count) alive\(with)",
            remedy: companions.isEmpty
                ? "Look for a cycle of two objects that hold each other, as a controller and its animator, or for what "
                    + "outlives the screen, and hold one weakly there; capture it weakly in closures."
                : "Break the cycle: hold the controller weakly in \(companions.joined(separator: ", ")).",
            restsOn: ["3.11 (low)", "9.11 (med)"], decisions: decisions, time: trace.endTime)
    }
}
