import TransitionCore

/// One place in the code that does wrong in several ways.
extension FailureKinship {
    /// One interaction controller that is vended whoever asks, for every transition that no gesture of its own drives.
    static func isOneDriverForAll(_ one: Counterexample, _ other: Counterexample) -> Bool {
        let causes = [
            "captured by a gesture that did not ask for it", "interaction controller vended without a gesture",
        ]
        guard let driver = one.vendedLast else { return false }
        return [one, other].allSatisfy {
            $0.identity.invariant == "completes-exactly-once" && causes.contains($0.identity.cause)
        } && driver == other.vendedLast
    }

    /// One line that takes a view out of sight, whether a transition leaves it so or another one finds it so.
    static func isHiddenAtOnePlace(_ one: Counterexample, _ other: Counterexample) -> Bool {
        guard let site = one.callSites.first, let otherSite = other.callSites.first, site.isOnePlace(with: otherSite)
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
    /// The event that a place in the code led to; nil if it is none.
    func event(at site: CallSite) -> TraceEvent? {
        for case .event(let index) in violations[0].decisions.filter({ $0.note == site.note }).map(\.decision)
        where trace.events.indices.contains(index) {
            return trace.events[index]
        }
        return nil
    }

    /// The class of the interaction controller that a transition was given last.
    fileprivate var vendedLast: String? {
        for event in trace.events.reversed() {
            if case .interactionControllerAsked(_, _, let answer) = event.kind, answer != .none {
                return trace.object(answer).typeName
            }
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
    func isOnePlace(with other: CallSite) -> Bool {
        file == other.file && line == other.line && noteWithoutNumbers == other.noteWithoutNumbers
    }

    private var noteWithoutNumbers: String { note.filter { !$0.isNumber && $0 != "-" && $0 != "." } }
}
