import TransitionCore

/// A line of the app's code, and what it did there.
struct DecidingLine: Hashable {
    private let file: String
    private let line: Int
    private let kind: Kind

    /// With which value does not matter.
    private enum Kind: Hashable {
        case value(WatchedValue)
        case view, driver, animator, other
        /// What a method is for, where the line is its first.
        case cause(InvariantID, code: String)
    }

    init(_ site: CallSite, _ identity: ViolationIdentity) {
        (file, line) = (site.file, site.line)
        kind = .cause(identity.invariant, code: identity.cause.code)
    }

    init(_ site: CallSite, _ event: TraceEvent.Kind) {
        (file, line) = (site.file, site.line)
        kind =
            switch event {
            case .valueSet(_, let value, _): .value(value)
            case .viewAdded, .viewRemoved, .viewFaded, .viewHidden: .view
            case .driverCallLost, .progressed: .driver
            case .propertyAnimator: .animator
            default: .other
            }
    }
}

extension Counterexample {
    /// The line that the failure goes back to; nil where it is not known, or is no mistake by itself.
    ///
    /// To ask for a transition is none, and all transitions of an app may end by one line, which is a mistake only
    /// where the rule says so.
    var decidingLine: DecidingLine? {
        guard let site = callSites.first else { return nil }
        switch site.decision {
        case .event(let index)? where trace.events.indices.contains(index):
            switch trace.events[index].kind {
            case .completeTransitionCalled where site.isMistake: return DecidingLine(site, identity)
            case .requested, .completeTransitionCalled: return nil
            case let event: return DecidingLine(site, event)
            }
        case .method?: return DecidingLine(site, identity)
        default: return nil
        }
    }
}
