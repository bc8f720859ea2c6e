import TransitionChoices
import TransitionCore
import TransitionGenerators

/// Decides which scripts of a part are drawn afresh and which are made of those that did something rare.
struct ScriptGuide {
    /// How likely one of the others finds a contested rule flipped that the script it is made of came upon.
    private static let flipShare: UInt64 = 4
    /// A feature that one script has shown weighs so much, one that two have shown half of it.
    private static let fullWeight = 1 << 16

    /// What was seen before this part, and in it.
    private var known: FeatureMap
    /// What was seen in this part.
    private(set) var seen = FeatureMap()
    /// How likely a script is drawn afresh, in sixteenths.
    private let freshShare: UInt64
    private let mutator: ScriptMutator
    private let generator: ScriptGenerator

    /// - Parameters:
    ///   - known: what was seen before this part.
    ///   - freshShare: how many scripts of sixteen are drawn afresh.
    init(known: FeatureMap, freshShare: UInt64, generator: ScriptGenerator, maxSteps: Int) {
        self.known = known
        self.freshShare = known.features.isEmpty ? 16 : freshShare
        self.generator = generator
        mutator = ScriptMutator(generator, maxSteps: maxSteps)
    }

    /// The script with that seed; nil if it is to be drawn afresh.
    func script(seed: UInt64) -> Script? {
        var chance = Xoshiro256StarStar(seed: seed ^ 0x4755_4944_4544)
        guard chance.next(upTo: 15) >= freshShare else { return nil }
        let (main, other) = (pick(&chance), pick(&chance))
        guard let material = main.witness, let otherMaterial = other.witness else { return nil }
        let rule = chance.next(upTo: 15) < Self.flipShare ? seldomFlipped(of: material.askedRules, &chance) : nil
        return mutator.script(
            like: material, upTo: main.stepCount, and: otherMaterial, flipping: rule, seed: seed)
    }

    /// One of the rules, by chance: the fewer scripts flipped it and came upon it, the likelier.
    private func seldomFlipped(of rules: [AskedRule], _ chance: inout Xoshiro256StarStar) -> ContestedRule? {
        guard !rules.isEmpty else { return nil }
        let weights = rules.map { Self.weight(1 + known.count(of: TraceFeatures.flip(of: $0.rule))) }
        var rest = Int(chance.next(upTo: UInt64(weights.reduce(0, +) - 1)))
        for (asked, weight) in zip(rules, weights) {
            rest -= weight
            if rest < 0 { return asked.rule }
        }
        return nil
    }

    /// One of the features, by chance: the more seldom it was seen, the likelier.
    private func pick(_ chance: inout Xoshiro256StarStar) -> FeatureMap.Sighting {
        let ofSituations = chance.next(upTo: 1) == 0
        let weights = zip(known.features, known.counts).map { feature, count in
            TraceFeatures.isSituation(feature) == ofSituations ? Self.weight(count) : 0
        }
        let total = weights.reduce(0, +)
        guard total > 0 else { return known.sighting(at: 0) }
        var rest = Int(chance.next(upTo: UInt64(total - 1)))
        for (index, weight) in weights.enumerated() {
            rest -= weight
            if rest < 0 { return known.sighting(at: index) }
        }
        return known.sighting(at: 0)
    }

    private static func weight(_ count: Int) -> Int { max(1, fullWeight / count) }

    /// Learns from a script that was performed.
    mutating func note(_ result: RunResult) {
        let features = result.traceFeatures
        var material: ScriptMaterial?
        for (feature, step) in zip(features.features, features.steps) {
            var sighting = FeatureMap.Sighting(count: 1, witness: nil, stepCount: step + 1)
            if let stepCount = known.stepCount(of: feature), stepCount <= sighting.stepCount {
                sighting.stepCount = stepCount
            } else {
                material = material ?? self.material(of: result, features)
                // A script that the vocabulary cannot express leads nowhere.
                guard material != nil else { return }
                sighting.witness = material
            }
            known.add(feature, sighting)
            seen.add(feature, sighting)
        }
    }

    private func material(of result: RunResult, _ features: TraceFeatures) -> ScriptMaterial? {
        generator.material(
            of: result.script, stepStarts: features.stepStarts, instants: features.instants,
            askedRules: result.askedRules)
    }
}
