import TransitionCore

/// Failures that are most often one bug: one smallest script that several rules complain of, or one rule that complains
/// of one thing in several words.
public enum FailureGroups {
    /// Rules that break in the wake of another: a screen that is gone cannot present either.
    private static let wake: [InvariantID] = ["works-again-afterwards", "appearance-is-balanced"]

    /// For each bug the failure that says most, in the order in which they came.
    ///
    /// What other rules say of its script is among its violations, and what its rule says in other words is among its
    /// other forms, so that its report names them all.
    public static func leaders(of counterexamples: [Counterexample]) -> [Counterexample] {
        var leaders: [Counterexample] = []
        for counterexample in counterexamples {
            let place = leaders.firstIndex { leader in
                leader.script == counterexample.script
                    && leader.violations.contains { $0.identity == counterexample.identity }
            }
            guard let place else {
                leaders.append(counterexample)
                continue
            }
            if wake.contains(leaders[place].identity.invariant), !wake.contains(counterexample.identity.invariant) {
                leaders[place] = counterexample
            }
        }
        return withOtherForms(leaders)
    }

    /// Puts what differs by one edit below the form with the fewest steps.
    private static func withOtherForms(_ counterexamples: [Counterexample]) -> [Counterexample] {
        var leaders: [Counterexample] = []
        let order = counterexamples.indices.sorted {
            (counterexamples[$0].script.steps.count, $0) < (counterexamples[$1].script.steps.count, $1)
        }
        var places: [Int] = []
        for index in order {
            let counterexample = counterexamples[index]
            if let leader = leaders.firstIndex(where: { isOneEditApart($0, counterexample) }) {
                leaders[leader].otherForms.append(
                    OtherForm(cause: counterexample.identity.cause, script: counterexample.script))
            } else {
                leaders.append(counterexample)
                places.append(index)
            }
        }
        return zip(places, leaders).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Whether one rule is broken for one thing in two scripts between which nothing is decided: one has a step more,
    /// or a gesture of the one takes another time, ends in another way, or goes elsewhere before it is cancelled.
    ///
    /// Each is as small as can be under its own cause. Were they two bugs, that one step would make the one and heal
    /// the other. A profile only adds to what can go wrong.
    private static func isOneEditApart(_ left: Counterexample, _ right: Counterexample) -> Bool {
        guard left.identity.invariant == right.identity.invariant, left.identity.subject == right.identity.subject,
            left.crash == nil, right.crash == nil
        else { return false }
        let (one, other) = (left.script.steps, right.script.steps)
        let (shorter, longer) = one.count < other.count ? (one, other) : (other, one)
        if shorter.count + 1 == longer.count {
            return longer.indices.contains { longer[..<$0] + longer[($0 + 1)...] == shorter[...] }
        }
        guard shorter.count == longer.count else { return false }
        let changed = zip(shorter, longer).filter { $0 != $1 }
        return changed.isEmpty || changed.count == 1 && changed[0].0.isSameGesture(as: changed[0].1)
    }
}

extension Step {
    /// Whether both are the same fingers' gesture, and what differs decides nothing: the time or the end, or, where the
    /// system takes the fingers away in both, the way.
    fileprivate func isSameGesture(as other: Step) -> Bool {
        switch (self, other) {
        case (.pan(var pan), .pan(let other)):
            if pan.ending == .cancel, other.ending == .cancel { return pan.start == other.start }
            guard pan.frames == other.frames || pan.ending == other.ending else { return false }
            (pan.frames, pan.ending) = (other.frames, other.ending)
            return pan == other
        case (.pinch(var pinch), .pinch(let other)):
            if pinch.ending == .cancel, other.ending == .cancel { return true }
            guard pinch.frames == other.frames || pinch.ending == other.ending else { return false }
            (pinch.frames, pinch.ending) = (other.frames, other.ending)
            return pinch == other
        default: return false
        }
    }
}
