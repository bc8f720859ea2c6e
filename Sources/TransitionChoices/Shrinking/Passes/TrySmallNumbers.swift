/// Tries every small number for a quantity that no search for a boundary can lower: one of which only some fail, such
/// as those that end in 7.
///
/// Most quantities end at a boundary, from which on all fail. So larger numbers are asked first, of all quantities at
/// once: where they fail too, as far as two runs tell, there is a boundary and nothing more is tried.
public struct TrySmallNumbers: ShrinkPass {
    /// A longer case has too many quantities for it.
    private let indexLimit = 4
    /// Numbers below this one are tried.
    private let bound: UInt64 = 100

    public init() {}

    public var isLastResort: Bool { true }

    public func run(in session: ShrinkSession) {
        let indices = session.current.choices.indices.filter { isOpen(session.current.choices[$0]) }
        guard !indices.isEmpty, indices.count <= indexLimit, !session.areAtBoundary(indices) else { return }
        for index in indices where indices.count == 1 || !session.areAtBoundary([index]) {
            if lowers(index, in: session) { return }
        }
    }

    private func isOpen(_ choice: Choice) -> Bool {
        choice.isQuantity && choice.kind != .real && choice.distance.magnitude > 1
    }

    private func lowers(_ index: Int, in session: ShrinkSession) -> Bool {
        let distance = session.current.choices[index].distance
        for magnitude in 1..<min(distance.magnitude, bound) {
            let choice = session.current.choices[index]
            let smaller = Distance(magnitude: magnitude, isBelow: distance.isBelow)
            if let value = choice.value(for: smaller), session.accepts(value, at: index) { return true }
        }
        return false
    }
}
