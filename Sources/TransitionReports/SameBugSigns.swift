import TransitionCore

/// Whether two failures are most often one bug, by what their smallest scripts and the whole search have shown.
///
/// Two bugs told as one cost little: the second is named below the first with its own script, and comes alone once the
/// first is repaired. So each sign here need not be a proof; but no two rules, and no two controllers, are one bug for
/// their names alone.
enum SameBugSigns {
    /// Rules that break because another was broken before: a screen that is gone cannot present either.
    static let aftermathRules: [InvariantID] = ["works-again-afterwards", "appearance-is-balanced"]

    static func isOneBug(_ one: Counterexample, _ other: Counterexample) -> Bool {
        let isOne = [(one, other), (other, one)].contains { first, second in
            isShown(second, byScriptOf: first) || isConsequence(second, of: first) || isProbe(first, of: second)
                || isAspect(first, of: second)
        }
        return isOne || isOneThing(one, other) || haveOneAftermath(one, other) || isDecidedByOneLine(one, other)
            || hasSameSteps(one, other) || isOneDriversDoing(one, other) || isHiddenByOneLine(one, other)
            || isOneActsDoing(one, other) || isOneFlawOfPages(one, other) || isOneFinishedFlag(one, other)
            || !Set(one.neededFaults).isDisjoint(with: other.neededFaults)
    }

    /// One smallest script, of which two rules complain.
    private static func isShown(_ failure: Counterexample, byScriptOf other: Counterexample) -> Bool {
        failure.script == other.script && shows(other, failure.identity) && !isNumber(failure) && !isNumber(other)
            && !isAsideOf(failure, other) && !isAsideOf(other, failure)
    }

    /// Whether a rule that the plainest of scripts breaks is broken beside another one and has nothing to do with it.
    ///
    /// A page that is kept alive, or that does not follow the window, is so after every presentation. Its smallest
    /// script is a mere presentation, and so is that of all else that is always wrong.
    private static func isAsideOf(_ failure: Counterexample, _ other: Counterexample) -> Bool {
        guard let related = plainest[failure.identity.invariant] else { return false }
        return other.identity.invariant != failure.identity.invariant && !related.contains(other.identity.invariant)
    }

    /// Rules that a mere presentation breaks, each with those that can be its cause or another look at it.
    private static let plainest: [InvariantID: [InvariantID]] = [
        "objects-are-released": ["completes-exactly-once", "no-residue", "model-agrees", "callbacks-are-exact"],
        "relayout-is-right": [
            "completes-exactly-once", "screen-is-not-blank", "view-state-is-restored", "unanimated-is-equivalent",
            "no-residue", "input-is-live", "model-agrees",
        ],
    ]

    /// A wrong number told to UIKit is wrong by itself, whatever else the smallest script shows.
    private static func isNumber(_ failure: Counterexample) -> Bool {
        failure.identity.invariant == "progress-is-sane" && !isOnScreen(failure)
    }

    /// Every script that showed the one showed the other as well, or the one was come upon on the way to the other.
    private static func isConsequence(_ failure: Counterexample, of cause: Counterexample) -> Bool {
        if failure.isTriedConsequence(of: cause.identity) { return true }
        guard causes.contains(cause.identity.invariant), shows(failure, cause.identity) else { return false }
        return failure.companions.contains(cause.identity) || failure.foundWhileShrinking == cause.identity
            || isLeftBySecondCompletion(failure) && cause.identity.cause.code == "called-more-than-once"
    }

    /// Whether a failure that never came without another one, which may be chance, shows it in its smallest script, and
    /// that one can cause it.
    ///
    /// This is the weakest sign: it may add a failure to a bug, and never joins two.
    static func isMaybeConsequence(_ failure: Counterexample, of cause: Counterexample) -> Bool {
        // A view that is torn out of the hierarchy jumps, however that turns out at rest.
        let isCompanion =
            failure.possibleCompanions.contains(cause.identity) || failure.identity.invariant == "progress-is-sane"
        guard isCompanion, causes.contains(cause.identity.invariant),
            shows(failure, cause.identity)
        else { return false }
        let rule = failure.identity.invariant
        if aftermathRules.contains(rule) { return true }
        let isOneSubject = failure.identity.subject == cause.identity.subject
        switch cause.identity.invariant {
        // Whatever a container does with wrong contents is wrong.
        case "model-agrees": return isOnScreen(failure)
        // One of the two animators is left as UIKit allows none to be.
        case "same-interruptible-animator": return isOneSubject && rule == "no-crash" && failure.crash == nil
        default: return isOneSubject && isOnScreen(failure)
        }
    }

    /// Whether the screen or the hierarchy is wrong only if UIKit does this or that with a second completion.
    private static func isLeftBySecondCompletion(_ failure: Counterexample) -> Bool {
        guard case .dependsOn(let rules) = failure.profiles else { return false }
        return rules.contains(.secondCompletionIsIgnored) && isOnScreen(failure)
    }

    /// Whether it is about what is seen and where, and not about a call or a number.
    private static func isOnScreen(_ failure: Counterexample) -> Bool {
        switch failure.identity.invariant {
        case "screen-is-not-blank", "view-state-is-restored", "input-is-live", "appearance-is-balanced": true
        case "progress-is-sane": failure.identity.cause.code == "jumps"
        default: false
        }
    }

    /// Rules after which UIKit, or the screen, is in a state that breaks others. What is kept alive or told wrongly
    /// breaks nothing else, however often it is there.
    private static let causes: [InvariantID] = [
        "completes-exactly-once", "screen-is-not-blank", "view-state-is-restored", "no-residue", "result-agrees",
        "same-interruptible-animator", "model-agrees", "input-is-live",
    ]

    /// One transition after which the same aftermath rule is always broken, whatever else is.
    private static func haveOneAftermath(_ one: Counterexample, _ other: Counterexample) -> Bool {
        one.identity.subject == other.identity.subject
            && one.companions.contains { identity in
                aftermathRules.contains(identity.invariant) && other.companions.contains(identity)
                    && shows(one, identity)
                    && shows(other, identity)
            }
    }

    /// What a rule tries of its own after a script, done by a script: the world that cannot present any more freezes
    /// when it is asked to.
    private static func isProbe(_ failure: Counterexample, of other: Counterexample) -> Bool {
        guard failure.identity.invariant == "works-again-afterwards", ended.contains(other.identity.invariant) else {
            return false
        }
        // What is refused, or asks for nothing, does not freeze.
        let isFrozen = other.identity.invariant == "completes-exactly-once"
        if isFrozen, failure.identity.cause.code != "never-ends" { return false }
        let (steps, longer) = (other.script.stepsWithoutWaits, failure.script.stepsWithoutWaits)
        guard steps.count == longer.count + 1, zip(steps, longer).allSatisfy({ $0.isSameDoing(as: $1) }),
            let last = steps.last
        else { return false }
        if case .act(let name) = last { return failure.identity.subject == .action(name) }
        return true
    }

    private static let ended: [InvariantID] = ["completes-exactly-once", "no-crash"]

    /// What a rule compares with, broken itself: a presentation that shows nothing without animation differs from the
    /// animated one, and a view that keeps an old layout is out of sight in a window of another size.
    private static func isAspect(_ failure: Counterexample, of blank: Counterexample) -> Bool {
        guard blank.identity.invariant == "screen-is-not-blank" else { return false }
        switch failure.identity.invariant {
        case "unanimated-is-equivalent":
            return failure.identity.subject == blank.identity.subject
                && ["top-not-seen", "top-cut-unanimated", "top-cut-animated"].contains(failure.identity.cause.code)
        case "relayout-is-right":
            // As small as it is, the blank screen's script would have no change of size if it needed none.
            let isResized = blank.trace.events.contains {
                if case .environment(.resized) = $0.kind { true } else { false }
            }
            let steps = failure.script.stepsWithoutWaits
            let isShownOutside =
                failure.identity.subject == blank.identity.subject
                && blank.identity.cause.code == "outside-screen"
            return isResized
                && (isShownOutside || shows(blank, failure.identity)
                    || blank.script.stepsWithoutWaits.prefix(steps.count) == steps[...])
        default: return false
        }
    }

    /// One thing that a rule tells in several words: a controller's appearance is one automaton, whichever of its turns
    /// is wrong; a transition that does not wait is out of turn, whatever is under way; a view keeps its old layout,
    /// whichever transition placed it.
    private static func isOneThing(_ one: Counterexample, _ other: Counterexample) -> Bool {
        guard one.identity.invariant == other.identity.invariant else { return false }
        switch one.identity.invariant {
        case "appearance-is-balanced", "transitions-are-serial": return one.identity.subject == other.identity.subject
        case "relayout-is-right":
            return one.identity.cause == other.identity.cause && one.controllerName == other.controllerName
        default: return false
        }
    }

    /// One rule, and one line of code that broke it, for two transitions or in two ways.
    private static func isDecidedByOneLine(_ one: Counterexample, _ other: Counterexample) -> Bool {
        guard one.identity.invariant == other.identity.invariant, let site = one.callSites.first,
            let otherSite = other.callSites.first, site.isSameLine(as: otherSite)
        else { return false }
        let isOneSubject = one.identity.subject == other.identity.subject
        switch one.event(at: site)?.kind {
        case .requested: return false
        // All transitions of an app may end by one line.
        case .completeTransitionCalled: return isOneSubject && one.identity.cause == other.identity.cause
        // It ends what its gesture asked for too early, or never asked for what it was given.
        case .driverCallLost: return one.identity.cause == other.identity.cause
        default: return isOneSubject || one.identity.cause == other.identity.cause
        }
    }

    /// One thing is wrong by two scripts between which nothing is decided.
    private static func hasSameSteps(_ one: Counterexample, _ other: Counterexample) -> Bool {
        guard one.crash == nil, other.crash == nil, one.identity.subject == other.identity.subject else { return false }
        // What freezes the app under one profile may be an exception under another.
        let isEnd = [one, other].allSatisfy { ended.contains($0.identity.invariant) }
        guard one.identity.invariant == other.identity.invariant || isEnd else { return false }
        let (steps, others) = (one.script.stepsWithoutWaits, other.script.stepsWithoutWaits)
        if steps.count == others.count {
            let changed = zip(steps, others).filter { $0 != $1 }
            return changed.isEmpty || changed.count == 1 && changed[0].0.isSameGesture(as: changed[0].1)
        }
        return one.identity.invariant == other.identity.invariant
            && isOneStepMore(one.script.steps, other.script.steps)
    }

    /// Whether one has all steps of the other and one more.
    ///
    /// Each is as small as can be under its own cause. Were they two bugs, that one step would make the one and heal
    /// the other.
    private static func isOneStepMore(_ one: [Step], _ other: [Step]) -> Bool {
        let (shorter, longer) = one.count < other.count ? (one, other) : (other, one)
        return shorter.count + 1 == longer.count
            && longer.indices.contains { longer[..<$0] + longer[($0 + 1)...] == shorter[...] }
    }

    /// Whether a smallest script broke that rule as well.
    private static func shows(_ counterexample: Counterexample, _ identity: ViolationIdentity) -> Bool {
        counterexample.violations.contains { $0.identity == identity }
    }
}

extension Counterexample {
    /// Whether it went away from its own smallest script when the other failure was put right.
    fileprivate func isTriedConsequence(of cause: ViolationIdentity) -> Bool {
        repairTrials.contains { $0.target == cause && $0.isTelling && $0.gone.contains(identity) }
    }

    /// Whose transition it was: `SheetPage` of `dismissal of SheetPage`.
    var controllerName: String { identity.subject.controller ?? identity.subject.words }
}
