import TransitionCore

/// One transition that goes through several pages.
extension SameBugSigns {
    /// One flaw, told of each page that the same animators and drivers move.
    static func isOneFlawOfPages(_ one: Counterexample, _ other: Counterexample) -> Bool {
        guard one.identity.invariant == other.identity.invariant, one.crash == nil, other.crash == nil,
            one.controllerName != other.controllerName,
            one.identity.subject.withoutClasses == other.identity.subject.withoutClasses,
            one.causeWithoutControllers == other.causeWithoutControllers
        else { return false }
        let movers = one.movers
        return !movers.isEmpty && movers == other.movers
    }
}

extension Counterexample {
    /// The cause without the classes of controllers.
    fileprivate var causeWithoutControllers: ViolationCause {
        ViolationCause(
            identity.cause.code,
            identity.cause.names.map { [.page, .controller].contains($0.kind) ? CauseName($0.kind, "") : $0 })
    }

    /// The classes of what moved the controller that it is about: animators, and interaction controllers.
    fileprivate var movers: Set<String> {
        var names: Set<String> = []
        for event in trace.events {
            switch event.kind {
            case .animatorAsked(let id, _, let answer) where answer != .none && isAbout(id),
                .interactionControllerAsked(let id, _, let answer) where answer != .none && isAbout(id):
                names.insert(trace.object(answer).typeName)
            default: continue
            }
        }
        return names
    }

    private func isAbout(_ transition: TransitionID) -> Bool {
        trace.transitions.contains {
            $0.id == transition && trace.object($0.presented).typeName == controllerName
        }
    }
}
