import TransitionCore

extension Invariant {
    /// The rule that a formula makes, which was watched while the run was performed; what broke it is in the evidence.
    ///
    /// Use it with an engine of your own; `TransitionScene.invariant(_:_:repairs:)` does both.
    public static func formula(_ id: ID, _ text: String, repairs: [Repair] = []) -> Invariant {
        Invariant(id: id, summary: text, causes: FormulaFailure.Cause.self, repairs: repairs) { evidence in
            evidence.brokenFormulas.filter { $0.invariant == id }.map(violation)
        }
    }

    private static func violation(_ broken: BrokenFormula) -> Violation {
        let failure = broken.failure
        return Violation(
            identity: ViolationIdentity(invariant: broken.invariant, subject: .app, cause: failure.cause),
            summary: "The scene's own rule \(broken.invariant) is broken: \(failure.seen).",
            expected: broken.formula,
            seen: failure.began == failure.time
                ? failure.seen : "\(failure.seen); it had to be kept from \(failure.began.text) on",
            remedy: remedy(for: failure.reason), restsOn: [], decisions: [], time: failure.time)
    }

    private static func remedy(for reason: FormulaFailure.Reason) -> String {
        switch reason {
        case .threw: "Mend the condition in the scene: it has to give an answer for every state of the app."
        case .disturbed: "Mend the condition in the scene: it may only look; viewIfLoaded loads no view, view does."
        default: "See what the steps before this instant did, or change the rule in the scene if it asks too much."
        }
    }
}
