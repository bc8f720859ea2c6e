import TransitionCore

/// One line of code that does wrong in several ways.
extension SameBugSigns {
    /// One interaction controller that is told the end of a gesture in none of its transitions, or that is vended for
    /// transitions that no gesture of its own asked for.
    static func isOneDriversDoing(_ one: Counterexample, _ other: Counterexample) -> Bool {
        let isWaiting = [one, other].allSatisfy {
            $0.identity.invariant == "completes-exactly-once" && $0.isWaitingForGesture
        }
        guard isWaiting, let driver = one.lastDriver, driver == other.lastDriver else { return false }
        let unasked = ["captured-by-gesture", "vended-without-gesture"]
        let areUnasked = [one, other].map { unasked.contains($0.identity.cause.code) }
        if areUnasked[0] != areUnasked[1] { return false }
        if areUnasked[0] || one.identity.cause == other.identity.cause { return true }
        // A gesture that the system takes away is over before the start or after it.
        return one.identity.subject == other.identity.subject
            && one.lastGestureEnd == .cancelled && other.lastGestureEnd == .cancelled
    }

    /// One completion that asks whether its animation ran to its end: in the background no animation does, and after a
    /// cancel it does or not by the profile.
    static func isOneFinishedFlag(_ one: Counterexample, _ other: Counterexample) -> Bool {
        guard one.identity.invariant == other.identity.invariant, one.identity.subject == other.identity.subject else {
            return false
        }
        return [(one, other), (other, one)].contains { first, second in
            guard case .dependsOn(let rules) = second.profiles else { return false }
            return first.identity.cause.code == "animation-cut-short"
                && rules.contains(.drivenCancelReportsFinished)
        }
    }

    /// One line that takes a view out of sight, whether a transition leaves it so or another one finds it so.
    static func isHiddenByOneLine(_ one: Counterexample, _ other: Counterexample) -> Bool {
        guard let site = one.callSites.first, let otherSite = other.callSites.first, site.isSameLine(as: otherSite)
        else { return false }
        let isHiding = [one, other].allSatisfy {
            switch $0.event(at: $0.callSites[0])?.kind {
            case .viewFaded, .viewHidden: true
            default: false
            }
        }
        return isHiding && one.controllerName == other.controllerName
    }

    /// An act of the app that asks for no transition and is done in the midst of one: neither fails without it.
    static func isOneActsDoing(_ one: Counterexample, _ other: Counterexample) -> Bool {
        !one.actsWithinTransitions.isDisjoint(with: other.actsWithinTransitions)
    }
}

extension Counterexample {
    /// The event that a line of code led to; nil if it is none.
    func event(at site: CallSite) -> TraceEvent? {
        for case .event(let index) in violations[0].decisions.filter({ $0.note == site.note }).map(\.decision)
        where trace.events.indices.contains(index) {
            return trace.events[index]
        }
        return nil
    }

    fileprivate var isWaitingForGesture: Bool {
        [
            "vended-without-gesture", "gesture-ended-before-start", "captured-by-gesture", "driver-told-too-early",
            "another-driver-told", "gesture-end-ignored", "gesture-cancel-ignored", "gesture-never-ended",
            "gesture-asked-for-more", "driver-updated-to-one",
        ].contains(identity.cause.code)
    }

    /// How the last gesture ended that did.
    fileprivate var lastGestureEnd: GestureState? {
        for event in trace.events.reversed() {
            guard case .gesture(_, let state) = event.kind, [.ended, .cancelled].contains(state) else { continue }
            return state
        }
        return nil
    }

    /// The class of the interaction controller that was vended last; of who vended it, if it is UIKit's own.
    fileprivate var lastDriver: String? {
        for event in trace.events.reversed() {
            guard case .interactionControllerAsked(_, let delegate, let answer) = event.kind, answer != .none else {
                continue
            }
            let name = trace.object(answer).typeName
            return name == "UIPercentDrivenInteractiveTransition" ? trace.object(delegate).typeName : name
        }
        return nil
    }

    /// The named acts during a transition that ask for nothing themselves.
    fileprivate var actsWithinTransitions: Set<String> {
        var names: Set<String> = []
        var openCount = 0
        for event in trace.events {
            switch event.kind {
            case .stepBegan:
                let step = Int(event.step)
                if openCount > 0, script.steps.indices.contains(step), case .act(let name) = script.steps[step],
                    !trace.asksForTransition(inStep: event.step)
                {
                    names.insert(name)
                }
            case .requested: openCount += 1
            case .ended: openCount -= 1
            default: break
            }
        }
        return names
    }
}

extension Trace {
    fileprivate func asksForTransition(inStep step: Int32) -> Bool {
        transitions.contains { $0.step == step }
            || events.contains { event in
                guard event.step == step else { return false }
                switch event.kind {
                case .requested, .refused, .containerCalled: return true
                default: return false
                }
            }
    }
}

extension CallSite {
    /// Whether both are one line that did one thing; with which value does not matter.
    func isSameLine(as other: CallSite) -> Bool {
        file == other.file && line == other.line && noteWithoutNumbers == other.noteWithoutNumbers
    }

    private var noteWithoutNumbers: String { note.filter { !$0.isNumber && $0 != "-" && $0 != "." } }
}
