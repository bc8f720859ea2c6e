import TransitionCore

/// Invariants in the order in which their violations are told.
///
/// `.standard` ranks them by how many real bugs each catches.
public struct InvariantSet: Sendable {
    public let invariants: [Invariant]

    /// A set in the order given; of two invariants with one id, the first stays.
    public init(_ invariants: [Invariant]) {
        var unique: [Invariant] = []
        for invariant in invariants where !unique.contains(where: { $0.id == invariant.id }) {
            unique.append(invariant)
        }
        self.invariants = unique
    }

    /// Every invariant of this toolkit.
    public static let standard = InvariantSet([
        CompletesExactlyOnce.invariant,
        WorksAgainAfterwards.invariant,
        ScreenIsNotBlank.invariant,
        ViewStateIsRestored.invariant,
        NoCrash.invariant,
        NoResidue.invariant,
        ModelAgrees.invariant,
        TransitionsAreSerial.invariant,
        InputIsLive.invariant,
        ObjectsAreReleased.invariant,
        AppearanceIsBalanced.invariant,
        ResultAgrees.invariant,
        RelayoutIsRight.invariant,
        ProgressIsSane.invariant,
        ReportsProgress.invariant,
        UnanimatedIsEquivalent.invariant,
        CallbacksAreExact.invariant,
        SameInterruptibleAnimator.invariant,
        DelegateIsAlive.invariant,
        NothingFlashes.invariant,
    ])

    public var ids: [InvariantID] { invariants.map(\.id) }

    /// The invariants of these ids, in this set's order.
    ///
    /// Use it to search for one kind of failure only. Throws for an id that the set does not have.
    public func restricted(to ids: [InvariantID]) throws(UnknownInvariant) -> InvariantSet {
        for id in ids where !self.ids.contains(id) {
            throw UnknownInvariant(id: id, known: self.ids)
        }
        return InvariantSet(invariants.filter { ids.contains($0.id) })
    }

    /// The set with one more invariant, ranked last; one that has the same id is replaced in its place.
    public func adding(_ invariant: Invariant) -> InvariantSet {
        guard ids.contains(invariant.id) else { return InvariantSet(invariants + [invariant]) }
        return InvariantSet(invariants.map { $0.id == invariant.id ? invariant : $0 })
    }

    /// The rule of an id; nil when the set has none.
    public subscript(id: InvariantID) -> Invariant? { invariants.first { $0.id == id } }

    /// Whether a failure may still be called so: by a rule of the set, or one of the toolkit's that it leaves out.
    ///
    /// A rule that declares no causes may tell any. Use it for what was written down before, as a line of a baseline.
    public func mayTell(_ identity: ViolationIdentity) -> Bool {
        [self, InvariantSet.standard].compactMap { $0[identity.invariant] }.contains { rule in
            rule.causes.isEmpty || rule.causes.contains { $0.code == identity.cause.code }
        }
    }

    /// The rules without which nothing goes on: the set's own, and those of the toolkit's that it leaves out.
    public var vital: InvariantSet {
        InvariantSet((invariants + InvariantSet.standard.invariants).filter(\.isVital))
    }

    /// Whether any of the rules judges that part of the evidence.
    public func judges(_ part: EvidencePart) -> Bool { invariants.contains { $0.parts.contains(part) } }

    /// Whether the rule of that id judges that part of the evidence; false for a rule that the set does not have.
    public func judges(_ part: EvidencePart, by id: InvariantID) -> Bool { self[id]?.parts.contains(part) ?? false }

    /// Every violation of every invariant, in ranking order.
    public func violations(in evidence: Evidence) -> [Violation] {
        var found: [Violation] = []
        for invariant in invariants { found += invariant.check(evidence) }
        return found
    }
}

/// An id that names no invariant of a set.
public struct UnknownInvariant: Error, Hashable, CustomStringConvertible {
    public let id: InvariantID
    /// The ids that the set has, in its order.
    public let known: [InvariantID]

    public init(id: InvariantID, known: [InvariantID]) {
        self.id = id
        self.known = known
    }

    public var description: String {
        "There is no invariant \"\(id)\"; use one of \(known.map(\.name).joined(separator: ", "))."
    }
}
