import TransitionChoices

/// Finds the parts of a shrunk case that do not matter (the explain pass): those of which every other value that is
/// tried fails as well.
///
/// A part is a span without a deletable choice in it, or a choice of its own; where a whole span is free its parts are
/// not listed.
struct FreePartFinder {
    let sequence: ChoiceSequence
    /// In runs.
    let budget: Int

    /// How many other values a part has to stand.
    private static let trialCount = 5

    /// - Parameter fails: whether values fail in the same way; nil if they are another shape of case, which says
    ///   nothing.
    func find(_ fails: ([UInt64]) -> Bool?) -> [FreePart] {
        var runCount = 0
        var parts: [FreePart] = []
        for range in candidates() where !parts.contains(where: { $0.range.contains(range.lowerBound) }) {
            var triedCount = 0
            var isFree = true
            for values in variations(of: range) where isFree {
                guard runCount < budget else { return parts }
                guard let isFailing = fails(values) else { continue }
                runCount += 1
                triedCount += 1
                isFree = isFailing
            }
            if isFree, triedCount > 0 {
                parts.append(FreePart(range: range, path: path(to: range), triedCount: triedCount))
            }
        }
        return parts.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Spans, the longer first, and single choices.
    private func candidates() -> [Range<Int>] {
        let spans = sequence.spans.map(\.range).filter { $0.count > 1 }
        let singles = sequence.choices.indices.map { $0..<($0 + 1) }
        let all = spans.sorted { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) } + singles
        return all.filter { range in
            !range.isEmpty && sequence.choices[range].contains { $0.maximum > 0 && $0.kind != .more }
        }
    }

    /// The values with all of a part changed: to the largest, the smallest, and by chance.
    private func variations(of range: Range<Int>) -> [[UInt64]] {
        let original = sequence.values
        var chance = Xoshiro256StarStar(seed: UInt64(range.lowerBound))
        var variations: [[UInt64]] = []
        for trial in 0..<(4 * Self.trialCount) where variations.count < Self.trialCount {
            var values = original
            for place in range where sequence.choices[place].kind != .more {
                let maximum = sequence.choices[place].maximum
                values[place] = trial == 0 ? maximum : trial == 1 ? 0 : chance.next(upTo: maximum)
            }
            if values != original, !variations.contains(values) { variations.append(values) }
        }
        return variations
    }

    private func path(to range: Range<Int>) -> [String] {
        var path: [String] = []
        var home = 0..<sequence.choices.count
        for group in sequence.siblingGroups {
            let place = group.firstIndex { $0.start <= range.lowerBound && range.upperBound <= $0.end }
            guard let place, !group[place].range.isEmpty else { continue }
            home = group[place].range
            path.append("\(group[place].label) \(place + 1)")
        }
        if home != range { path.append("choice \(range.lowerBound - home.lowerBound + 1)") }
        return path
    }
}
