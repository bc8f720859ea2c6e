import TransitionCore

/// Appearance callbacks follow the automaton of ledger 1.1, and at rest tell the truth.
///
/// Each controller goes disappeared, appearing, appeared, disappearing and back, or turns round half way on a cancel
/// (1.12). At rest a presented or presenting controller has appeared exactly when its view is in the window. Calls of
/// `beginAppearanceTransition` that UIKit answers with its warning break the rule too (10.4). A child that can be seen
/// in a parent that has appeared must have been told, too, by a parent that forwards by hand (10.3). What was begun by
/// hand has its end by then, also for a child that has been removed (10.3).
///
/// Not violations: a presenter that stays behind a sheet and gets no callback (1.8); turning round on a cancel;
/// balanced forwarding by hand; a presenter that was told by hand of its disappearance while its view stays behind the
/// presented one (1.8); the warning for a request that waited, which UIKit began in the middle of a transition that was
/// asked for later (9.1); `viewIsAppearing` missing or present; controllers outside the containment tree that UIKit
/// told itself, or hidden by their parent; a presenter's view that a cancelled dismissal leaves wholly hidden behind
/// the presented one.
enum AppearanceIsBalanced {
    static let invariant = Invariant(
        id: "appearance-is-balanced",
        summary:
            "Appearance callbacks come in order, and at rest a controller has appeared when its view is on screen.",
        causes: Cause.self, check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        var states = initialStates(trace)
        var hands = AppearanceByHand()
        var violations: [Violation] = []
        func tell(_ violation: Violation) {
            if !violations.contains(where: { $0.identity == violation.identity }) { violations.append(violation) }
        }
        for index in trace.events.indices {
            hands.note(trace.events[index].kind, at: index)
            switch trace.events[index].kind {
            case .appearance(let controller, let callback, _):
                let state = states[Int(controller.rawValue)]
                guard let next = callback.state(after: state) else {
                    tell(illegal(callback, state, controller, index, trace))
                    states[Int(controller.rawValue)] = callback.result ?? state
                    continue
                }
                states[Int(controller.rawValue)] = next
            case .diagnosed(let number):
                let diagnostic = trace.diagnostics[number]
                guard diagnostic.mistake == .unbalancesAppearance, let controller = diagnostic.objects.first,
                    !isOfWaitingRequest(controller, trace.events[..<index], trace)
                else { continue }
                tell(unbalanced(controller, index, trace))
            case .tookSnapshot(let number):
                let snapshot = trace.snapshots[number]
                guard snapshot.reason == .rest, snapshot.openTransitions.isEmpty else { continue }
                for violation in untrue(snapshot, states, hands, trace) { tell(violation) }
            default:
                break
            }
        }
        return violations
    }

    /// All disappeared, but for controllers that were on screen before the first event told of them or their parents.
    private static func initialStates(_ trace: Trace) -> [AppearanceState] {
        var states = [AppearanceState](repeating: .disappeared, count: trace.objects.count)
        guard let first = trace.snapshots.first,
            let index = trace.events.firstIndex(where: { $0.kind == .tookSnapshot(0) })
        else { return states }
        var told: Set<ObjectID> = []
        for event in trace.events[..<index] {
            if case .appearance(let controller, let callback, _) = event.kind, callback != .viewDidLoad {
                told.insert(controller)
            }
        }
        for controller in first.controllers where controller.isViewInWindow {
            guard !told.contains(controller.id), !told.contains(controller.parent) else { continue }
            states[Int(controller.id.rawValue)] = .appeared
        }
        return states
    }

    // MARK: At rest

    private static func untrue(
        _ snapshot: Snapshot, _ states: [AppearanceState], _ hands: AppearanceByHand, _ trace: Trace
    ) -> [Violation] {
        var violations: [Violation] = []
        for controller in snapshot.controllers {
            let state = states[Int(controller.id.rawValue)]
            let isInChain = snapshot.presentationChain.contains(controller.id)
            let isUnfinished = state == .appearing || state == .disappearing
            // What a parent has let go by then is still owed the end of what it was told by hand.
            guard isInChain || isContained(controller, snapshot) || isUnfinished && hands.hasLastTold(controller.id)
            else { continue }
            if isUnfinished {
                let begin = hands.lastBegin(of: controller.id)
                violations.append(unfinished(state, controller.id, begin, snapshot, trace))
            } else if isInChain, (state == .appeared) != controller.isViewInWindow,
                !isWhollyHidden(controller, snapshot), !isSetAside(controller, snapshot, hands)
            {
                violations.append(disagreeing(controller, snapshot, trace))
            } else if !isInChain, state == .disappeared, isSeenInParent(controller, states, snapshot) {
                violations.append(neverTold(controller, snapshot, trace))
            }
        }
        return violations
    }

    /// Whether the controller is a descendant of one that is on screen.
    private static func isContained(_ controller: ControllerState, _ snapshot: Snapshot) -> Bool {
        var next = controller.parent
        var steps = 0
        while next != .none, steps < snapshot.controllers.count {
            if snapshot.presentationChain.contains(next) { return true }
            next = snapshot.controller(next)?.parent ?? .none
            steps += 1
        }
        return false
    }

    /// Whether the controller's last transition had waited, and began amid one that was asked for in a later step: that
    /// they overlap was UIKit's choice.
    private static func isOfWaitingRequest(
        _ controller: ObjectID, _ events: ArraySlice<TraceEvent>, _ trace: Trace
    ) -> Bool {
        var open: [TransitionRecord] = []
        var hasWaited = false
        for event in events {
            switch event.kind {
            case .requested(let id):
                let record = trace.record(of: id)
                if record.from == controller || record.to == controller {
                    hasWaited = open.contains { record.step < $0.step }
                }
                open.append(record)
            case .ended(let id, _):
                open.removeAll { $0.id == id }
            default:
                break
            }
        }
        return hasWaited
    }

    private static func isWhollyHidden(_ controller: ControllerState, _ snapshot: Snapshot) -> Bool {
        guard controller.id != snapshot.presentationChain.last, let index = snapshot.index(of: controller.view),
            snapshot.views[index].isInWindow
        else { return false }
        return !snapshot.isShown(at: index) || snapshot.coveringView(of: index) != nil
    }

    /// Whether its own code told a presenter that it is out of sight, while UIKit leaves its view where it is.
    private static func isSetAside(
        _ controller: ControllerState, _ snapshot: Snapshot, _ hands: AppearanceByHand
    ) -> Bool {
        controller.isViewInWindow && controller.id != snapshot.presentationChain.last
            && hands.hasLastTold(controller.id)
    }

    // MARK: Violations

    private static func illegal(
        _ callback: AppearanceCallback, _ state: AppearanceState, _ controller: ObjectID, _ index: Int, _ trace: Trace
    ) -> Violation {
        violation(
            controller, cause: ViolationCause(Cause(calledWhile: state), .method(callback.method)),
            summary: "\(callback.method)(_:) was called on \(trace.object(controller).typeName) while it was \(state).",
            expected: "\(callback.method)(_:) only while \(callback.legalStates)", seen: "it was \(state)",
            decisions: [DecisionNote(.event(index), "led to the call")], trace.events[index].time, trace)
    }

    private static func unbalanced(_ controller: ObjectID, _ index: Int, _ trace: Trace) -> Violation {
        let (time, name) = (trace.events[index].time, trace.object(controller).typeName)
        let isByHand = trace.events[..<index].contains {
            guard case .appearanceBegun(let told, _) = $0.kind else { return false }
            return told == controller
        }
        return invariant.violation(
            of: .appearance(of: name), cause: ViolationCause(Cause.unbalancedCalls),
            summary: "beginAppearanceTransition and endAppearanceTransition are unbalanced for \(name).",
            expected: "one end for each begin, none for a controller that UIKit tells itself",
            seen: "UIKit's warning", remedy: isByHand ? remedy : remedyForOverlap,
            alsoRestingOn: isByHand ? ["1.8"] : ["10.2"],
            decisions: [DecisionNote(.event(index), "called it out of turn")], time: time)
    }

    /// - Parameter begin: the event in which the app's own code began the change; nil if that was UIKit.
    private static func unfinished(
        _ state: AppearanceState, _ controller: ObjectID, _ begin: Int?, _ snapshot: Snapshot, _ trace: Trace
    ) -> Violation {
        let name = trace.object(controller).typeName
        return invariant.violation(
            of: .appearance(of: name),
            cause: ViolationCause(state == .appearing ? Cause.stillAppearing : .stillDisappearing),
            summary: "\(name) is still \(state) at rest.",
            expected: state == .appearing ? "viewDidAppear(_:)" : "viewDidDisappear(_:)", seen: "none",
            remedy: begin == nil
                ? remedy : "Call endAppearanceTransition() on it once the change that was begun for it is over.",
            decisions: begin.map { [DecisionNote(.event($0), "began a change that nothing ended")] } ?? [],
            time: snapshot.time)
    }

    private static func disagreeing(
        _ controller: ControllerState, _ snapshot: Snapshot, _ trace: Trace
    ) -> Violation {
        let name = trace.object(controller.id).typeName
        let isIn = controller.isViewInWindow
        return violation(
            controller.id,
            cause: ViolationCause(isIn ? Cause.disappearedInWindow : .appearedOutsideWindow),
            summary: isIn
                ? "\(name) was told that it has disappeared, but its view is in the window."
                : "\(name) was told that it has appeared, but its view is not in the window.",
            expected: "appeared exactly while its view is in the window",
            seen: "its view is \(isIn ? "" : "not ")in the window",
            decisions: [], snapshot.time, trace)
    }

    /// No code of the app's own tells the controller: two transitions of UIKit's do, one over the other.
    private static let remedyForOverlap =
        "Wait for the first transition before the second: call transition(from:to:…) again, push or present only in "
        + "the completion of the one that is under way."

    private static let remedy =
        "Leave appearance calls to UIKit, or balance each begin with one end; leave views where UIKit expects them; "
        + "wait for the end of one transition before the next of the same container or child: push in the completion "
        + "of a dismissal that shows the stack again."

    private static func violation(
        _ controller: ObjectID, cause: ViolationCause, summary: String, expected: String, seen: String,
        decisions: [DecisionNote], _ time: VirtualTime, _ trace: Trace
    ) -> Violation {
        invariant.violation(
            of: .appearance(of: trace.object(controller).typeName), cause: cause,
            summary: summary, expected: expected, seen: seen, remedy: remedy,
            decisions: decisions, time: time)
    }
}
