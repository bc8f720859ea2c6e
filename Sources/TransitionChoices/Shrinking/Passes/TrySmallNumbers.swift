/// Tries every small number for a quantity that no search for a boundary can lower: one of which only some fail, such
/// as those that end in 7.
///
/// Most quantities end at a boundary, from which on all fail. So larger numbers are asked first, of all quantities at
/// once: where they fail too, as far as two runs tell, there is a boundary and nothing more is tried.
public struct TrySmallNumbers: ShrinkPass {
    /// A longer case has too many quantities for it.
    private let placeLimit = 4
    /// Numbers below this one are tried.
    private let bound: UInt64 = 100

    public init() {}

    public var isLastResort: Bool { true }

    public func run(in session: ShrinkSession) {
        let places = session.current.choices.indices.filter { isOpen(session.current.choices[$0]) }
        guard !places.isEmpty, places.count <= placeLimit, !isAtBoundary(places, in: session) else { return }
        for place in places where places.count == 1 || !isAtBoundary([place], in: session) {
            if lowers(place, in: session) { return }
        }
    }

    private func isOpen(_ choice: Choice) -> Bool {
        choice.isQuantity && choice.kind != .real && choice.distance.magnitude > 1
    }

    private func lowers(_ place: Int, in session: ShrinkSession) -> Bool {
        let distance = session.current.choices[place].distance
        for magnitude in 1..<min(distance.magnitude, bound) {
            let choice = session.current.choices[place]
            let smaller = Distance(magnitude: magnitude, isBelow: distance.isBelow)
            if let value = choice.value(for: smaller), session.accepts(value, at: place) { return true }
        }
        return false
    }

    /// Whether numbers a little and much farther from the simplest fail as well; true too where there are none.
    private func isAtBoundary(_ places: [Int], in session: ShrinkSession) -> Bool {
        let largest = places.map { session.current.choices[$0].distance.magnitude }.max() ?? 0
        // Neither a round number nor a round part of it: those that fail may come at equal distances.
        return [1, largest / 2 + 3].allSatisfy { amount in
            let replacements = places.compactMap { place -> (place: Int, value: UInt64)? in
                let choice = session.current.choices[place]
                var distance = choice.distance
                let (magnitude, overflows) = distance.magnitude.addingReportingOverflow(amount)
                guard !overflows else { return nil }
                distance.magnitude = magnitude
                return choice.value(for: distance).map { (place, $0) }
            }
            return replacements.count < places.count || session.stillFails(with: replacements)
        }
    }
}
