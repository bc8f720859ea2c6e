extension ShrinkSession {
    /// Brings several quantities nearer to their simplest values by the same amount, as far as it goes.
    func lowerTogether(_ places: [Int]) {
        guard let room = room(for: places), room > 0, !accepts(0, of: places) else { return }
        BoundarySearch(from: { self.room(for: places) }, accepts: { self.accepts($0, of: places) }).run()
    }

    /// How near the nearest of them is.
    private func room(for places: [Int]) -> UInt64? {
        guard places.allSatisfy({ $0 < current.choices.count }) else { return nil }
        return places.map { current.choices[$0].distance.magnitude }.min()
    }

    /// Proposes that the nearest is that far from its simplest value, and the others nearer by as much.
    private func accepts(_ rest: UInt64, of places: [Int]) -> Bool {
        guard let room = room(for: places), rest < room else { return false }
        var replacements: [(place: Int, value: UInt64)] = []
        for place in places {
            let choice = current.choices[place]
            var distance = choice.distance
            distance.magnitude -= room - rest
            guard let value = choice.value(for: distance) else { return false }
            replacements.append((place, value))
        }
        return accepts(replacements)
    }
}
