import TransitionCore

/// What is wrong, whichever controllers it is wrong for, and the objects without which it is not.
struct BlamedFlaw: Hashable {
    private let invariant: InvariantID
    private let subject: ViolationSubject
    private let cause: ViolationCause
    private let blamed: Set<Set<String>>

    /// - Parameter trials: the fewest parts that have taken it away, with UIKit's own in their place.
    init(_ identity: ViolationIdentity, _ trials: [StockExperiment.Trial]) {
        invariant = identity.invariant
        subject = identity.subject.withoutClasses
        cause = ViolationCause(
            identity.cause.code,
            identity.cause.names.map { [.page, .controller].contains($0.kind) ? CauseName($0.kind, "") : $0 })
        blamed = Set(trials.map { Set($0.replaced.map { "\($0.part.rawValue) \($0.typeName)" }) })
    }
}

extension Counterexample {
    /// Nil where no object of the app's own is to blame, or none was found.
    var blamedFlaw: BlamedFlaw? {
        guard case .goesAway(let trials)? = stockExperiment?.verdict else { return nil }
        return BlamedFlaw(identity, trials)
    }
}
