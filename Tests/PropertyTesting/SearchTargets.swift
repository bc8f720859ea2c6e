import TransitionChoices

/// The cases with the highest scores so far, and variations of them.
struct SearchTargets {
    private struct Best {
        var score: Double
        var sequence: ChoiceSequence
    }

    private var best: [String: Best] = [:]

    /// As high a score will do: a plateau is crossed by changes that gain nothing.
    func isWorthKeeping(_ score: Double, name: String) -> Bool {
        score >= best[name]?.score ?? -.infinity
    }

    mutating func keep(_ sequence: ChoiceSequence, score: Double, name: String) {
        best[name] = Best(score: score, sequence: sequence)
    }

    /// The values of one of the best cases with one of its choices changed; nil without scores.
    func variation(seed: UInt64) -> [UInt64]? {
        var chance = Xoshiro256StarStar(seed: seed)
        let names = best.keys.sorted()
        guard !names.isEmpty, let chosen = best[names[Int(chance.next(upTo: UInt64(names.count - 1)))]],
            !chosen.sequence.choices.isEmpty
        else { return nil }
        var values = chosen.sequence.values
        let place = Int(chance.next(upTo: UInt64(values.count - 1)))
        let choice = chosen.sequence.choices[place]
        let bitCount = choice.maximum.bitWidth - choice.maximum.leadingZeroBitCount
        let step = (1 as UInt64) << chance.next(upTo: UInt64(max(0, bitCount - 1)))
        switch chance.next(upTo: 3) {
        case 0: values[place] = chance.next(upTo: choice.maximum)
        case 1: values[place] = choice.value > step ? choice.value - step : 0
        default: values[place] = choice.maximum - choice.value > step ? choice.value + step : choice.maximum
        }
        return values
    }
}
