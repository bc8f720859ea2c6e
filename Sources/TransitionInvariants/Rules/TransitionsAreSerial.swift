import TransitionCore

/// No container has two live contexts.
///
/// A context is live from the start of its transition to its end. UIKit defers or refuses what is asked for meanwhile
/// (ledger 9.1–9.5, 9.8); where it does neither, both animations move the same views, and the second end undoes the
/// first (C16).
///
/// A presentation that UIKit refuses for what the same code has asked for in the same turn is lost: nobody repeats it
/// (9.3, 9.4).
///
/// A container is a navigation or tab bar controller; for presentations and dismissals it is either controller that
/// takes part. Not violations: a push beside a presentation, or a tab selection beside either; requests that wait or
/// are refused for what was under way before; a transition that starts when another has ended.
enum TransitionsAreSerial {
    static let invariant = Invariant(
        id: "transitions-are-serial",
        summary: "Never are two transitions of one container under way at once, nor is one lost to its neighbour.",
        causes: Cause.self, check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        return overlaps(in: trace) + lostPresentations(in: trace)
    }

    private static func overlaps(in trace: Trace) -> [Violation] {
        guard trace.transitions.count > 1 else { return [] }
        var live: [TransitionRecord] = []
        var violations: [Violation] = []
        for index in trace.events.indices {
            switch trace.events[index].kind {
            case .started(let id, _, _):
                let record = trace.record(of: id)
                if let other = live.first(where: { sharesContainer($0, record) }) {
                    let violation = violation(other, record, at: index, trace)
                    if !violations.contains(where: { $0.identity == violation.identity }) {
                        violations.append(violation)
                    }
                }
                live.append(record)
            case .ended(let id, _):
                live.removeAll { $0.id == id }
            default: break
            }
        }
        return violations
    }

    private static func sharesContainer(_ left: TransitionRecord, _ right: TransitionRecord) -> Bool {
        guard left.container == right.container else { return false }
        if left.container != .none { return true }
        return left.from == right.from || left.from == right.to || left.to == right.from || left.to == right.to
    }

    private static func violation(
        _ first: TransitionRecord, _ second: TransitionRecord, at index: Int, _ trace: Trace
    ) -> Violation {
        let time = trace.events[index].time
        let histories = trace.histories()
        let firstStart = histories[Int(first.id.rawValue) - 1].start
        let firstTime = firstStart.map { trace.events[$0.event].time.text } ?? "an earlier instant"
        var decisions: [DecisionNote] = []
        if let request = histories[Int(second.id.rawValue) - 1].requested {
            decisions.append(
                DecisionNote(.event(request), "asked for the \(second.kind.noun) during the \(first.kind.noun)"))
        }
        if let request = histories[Int(first.id.rawValue) - 1].requested {
            decisions.append(DecisionNote(.event(request), "asked for the \(first.kind.noun) that was under way"))
        }
        let container = second.container == .none ? second.presenter : second.container
        return invariant.violation(
            of: trace.subject(of: second), cause: ViolationCause(Cause(during: first.kind)),
            summary: "\(trace.name(of: second)) started in \(trace.label(container)) while "
                + "\(trace.name(of: first)) was under way.",
            expected: "a start after the end of \(trace.name(of: first))",
            seen: "starts at \(firstTime) and \(time.text), no end between them",
            remedy: isTapOnTabBar(second, trace)
                ? "Answer false in tabBarController(_:shouldSelect:) while transitionCoordinator is not nil: a finger "
                    + "on the bar asks nobody else."
                : "Ask for nothing while transitionCoordinator is not nil, or ask in the coordinator's completion.",
            decisions: decisions, time: time)
    }

    /// Whether a finger on the tab bar asked for it, and no code of the app's.
    private static func isTapOnTabBar(_ record: TransitionRecord, _ trace: Trace) -> Bool {
        guard record.kind == .tabSelection, trace.deeds.indices.contains(record.cause.deed),
            case .touch(let touched?) = trace.deeds[record.cause.deed].kind
        else { return false }
        return touched.typeName == "UITabBar"
    }
}
