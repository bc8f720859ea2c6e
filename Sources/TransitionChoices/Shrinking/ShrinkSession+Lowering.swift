extension ShrinkSession {
    /// Brings several quantities nearer to their simplest values by the same amount, as far as it goes.
    ///
    /// - Parameter isUnlikely: whether one run is to tell first if they can be brought nearer at all.
    func lowerTogether(_ places: [Int], isUnlikely: Bool = false) {
        guard let room = room(for: places), room > 0 else { return }
        if isUnlikely { guard accepts(room - 1, of: places), room > 1 else { return } }
        guard !accepts(0, of: places) else { return }
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

    /// Whether the same case fails with numbers a little and much farther from the simplest, as far as two runs tell;
    /// true too where there are none.
    func areAtBoundary(_ places: [Int]) -> Bool {
        let largest = places.map { current.choices[$0].distance.magnitude }.max() ?? 0
        // Neither a round number nor a round part of it: those that fail may come at equal distances.
        return [1, largest / 2 + 3].allSatisfy { amount in
            let replacements = places.compactMap { place in
                current.choices[place].value(raisedBy: amount).map { (place: place, value: $0) }
            }
            return replacements.count < places.count || stillFails(with: replacements)
        }
    }
}
