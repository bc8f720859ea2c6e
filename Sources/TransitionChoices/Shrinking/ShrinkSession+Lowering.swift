extension ShrinkSession {
    /// Brings several quantities nearer to their simplest values by the same amount, as far as it goes.
    ///
    /// - Parameter isUnlikely: whether one run is to tell first if they can be brought nearer at all.
    func lowerTogether(_ indices: [Int], isUnlikely: Bool = false) {
        guard let room = room(for: indices), room > 0 else { return }
        if isUnlikely { guard accepts(room - 1, of: indices), room > 1 else { return } }
        guard !accepts(0, of: indices) else { return }
        BoundarySearch(from: { self.room(for: indices) }, accepts: { self.accepts($0, of: indices) }).run()
    }

    /// How near the nearest of them is.
    private func room(for indices: [Int]) -> UInt64? {
        guard indices.allSatisfy({ $0 < current.choices.count }) else { return nil }
        return indices.map { current.choices[$0].distance.magnitude }.min()
    }

    /// Proposes that the nearest is that far from its simplest value, and the others nearer by as much.
    private func accepts(_ rest: UInt64, of indices: [Int]) -> Bool {
        guard let room = room(for: indices), rest < room else { return false }
        var replacements: [(index: Int, value: UInt64)] = []
        for index in indices {
            let choice = current.choices[index]
            var distance = choice.distance
            distance.magnitude -= room - rest
            guard let value = choice.value(for: distance) else { return false }
            replacements.append((index, value))
        }
        return accepts(replacements)
    }

    /// Whether the same case fails with numbers a little and much farther from the simplest, as far as two runs tell;
    /// true too where there are none.
    func areAtBoundary(_ indices: [Int]) -> Bool {
        let largest = indices.map { current.choices[$0].distance.magnitude }.max() ?? 0
        // Neither a round number nor a round part of it: those that fail may come at equal distances.
        return [1, largest / 2 + 3].allSatisfy { amount in
            let replacements = indices.compactMap { index in
                current.choices[index].value(raisedBy: amount).map { (index: index, value: $0) }
            }
            return replacements.count < indices.count || stillFails(with: replacements)
        }
    }
}
