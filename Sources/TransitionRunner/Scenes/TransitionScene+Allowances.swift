import HeadlessUIKit
import TransitionCore
import TransitionInvariants

extension TransitionScene {
    /// Leaves violations of one rule out, for a documented reason that reports repeat.
    ///
    /// ```swift
    /// scene.allowing(
    ///     "no-residue", for: .controller(PlayerController.self), because: "the mini player stays, by design",
    ///     until: "2027-01-31")
    /// ```
    ///
    /// It holds in searches, replays and fuzz targets alike, for crashes too; but a trap ends a fuzzing engine
    /// whatever is allowed. Reports list what was allowed, and an exception that did nothing.
    ///
    /// - Parameters:
    ///   - scope: What of it: a transition, a controller or a view; everything without one.
    ///   - until: The last day on which it allows anything, as `2027-01-31`; without one it has no end. Which day it
    ///     is, is told by `judgingAllowances(asOf:)`.
    public func allowing(
        _ id: Invariant.ID, for scope: Allowance.Scope = .everything, because reason: String, until: String? = nil
    ) -> TransitionScene {
        adding(Allowance(invariant: id, scope: scope, reason: reason, until: until))
    }

    /// Judges the last days of exceptions as on that day; without a day none is over.
    ///
    /// The command line, `checkTransitions` and fuzz targets say it, once, so that a search itself depends on no clock.
    public func judgingAllowances(asOf today: CalendarDay) -> TransitionScene {
        var scene = self
        scene.today = today
        return scene
    }

    /// Takes failures of these identities for known: they are counted, and neither fail anything nor are they shrunk.
    ///
    /// For failures that a baseline lists; what is meant to be so is allowed instead.
    public func withBaseline(_ identities: Set<ViolationIdentity>) -> TransitionScene {
        var scene = self
        scene.baseline.formUnion(identities)
        return scene
    }

    /// Whether a failure fails nothing, for one reason or the other.
    func tolerates(_ identity: ViolationIdentity) -> Bool {
        baseline.contains(identity) || allowance(for: identity) != nil
    }

    /// The exception that puts up with a violation; nil when there is none, or its time is over.
    public func allowance(for identity: ViolationIdentity) -> Allowance? {
        allowances.first { $0.covers(identity) && !$0.isExpired(on: today) }
    }

    /// The exception that would put up with a violation if its time were not over; nil when there is none.
    func expiredAllowance(for identity: ViolationIdentity) -> Allowance? {
        allowances.first { $0.covers(identity) && $0.isExpired(on: today) }
    }

    /// What became of each exception in a search, in the order of their declaration.
    ///
    /// - Parameters:
    ///   - seen: everything that was put up with.
    ///   - restriction: the only rules that were checked; nil for all.
    ///   - isWhole: whether the search came to its end, so that what was not seen says something.
    func allowanceUses(
        _ seen: [ToleratedFailure], restriction: [InvariantID]?, isWhole: Bool
    ) -> [AllowanceUse] {
        let rules = invariantSet.ids + [DeathRule.standard.id]
        return allowances.map { allowance in
            let failures = seen.filter { self.allowance(for: $0.identity) == allowance }
            let state: AllowanceUse.State
            if let today, allowance.isExpired(on: today) {
                state = .expired(today: today)
            } else if !rules.contains(allowance.invariant) {
                state = .withoutRule
            } else if failures.isEmpty, !isWhole || restriction?.contains(allowance.invariant) == false {
                state = .notExamined
            } else {
                state = .inForce
            }
            return AllowanceUse(allowance: allowance, state: state, failures: failures)
        }
    }
}

extension Allowance.Scope {
    /// Violations whose subject or cause names this class of controllers.
    public static func controller(_ type: UIViewController.Type) -> Allowance.Scope {
        controller(String(describing: type))
    }

    /// Violations whose cause names this class of views.
    public static func view(_ type: UIView.Type) -> Allowance.Scope {
        view(String(describing: type))
    }
}
