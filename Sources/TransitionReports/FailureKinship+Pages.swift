import Foundation
import TransitionCore

/// One transition that goes through several pages.
extension FailureKinship {
    /// One flaw, told of each page that the same animators and drivers move.
    static func isOneFlawOfPages(_ one: Counterexample, _ other: Counterexample) -> Bool {
        guard one.identity.invariant == other.identity.invariant, one.crash == nil, other.crash == nil,
            one.controllerName != other.controllerName, one.kindName == other.kindName,
            one.causeWithoutControllers == other.causeWithoutControllers
        else { return false }
        let movers = one.movers
        return !movers.isEmpty && movers == other.movers
    }
}

extension Counterexample {
    /// `dismissal` of `dismissal of SheetPage`.
    fileprivate var kindName: Substring {
        identity.subject.range(of: " of ").map { identity.subject[..<$0.lowerBound] } ?? identity.subject[...]
    }

    /// The cause with a word in place of each controller's class.
    fileprivate var causeWithoutControllers: String {
        let names = Set(trace.objects.filter { $0.kind == .viewController }.map(\.typeName))
        return identity.cause.split(separator: " " as Character)
            .map { names.contains(String($0)) ? "controller" : String($0) }.joined(separator: " ")
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
