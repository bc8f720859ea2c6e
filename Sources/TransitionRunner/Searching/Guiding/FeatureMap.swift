import TransitionCore
import TransitionGenerators

/// In how many scripts each feature was seen, and the script that leads to it in the fewest steps.
struct FeatureMap {
    struct Sighting {
        /// In how many scripts.
        var count: Int
        var witness: ScriptMaterial
        /// How many steps of the witness lead to it.
        var stepCount: Int
    }

    /// In order of appearance.
    private(set) var features: [UInt64] = []
    private(set) var sightings: [Sighting] = []
    private var indices: [UInt64: Int] = [:]

    /// In how many scripts the feature was seen.
    func count(of feature: UInt64) -> Int { indices[feature].map { sightings[$0].count } ?? 0 }

    mutating func add(_ feature: UInt64, _ sighting: Sighting) {
        guard let index = indices[feature] else {
            indices[feature] = features.count
            features.append(feature)
            sightings.append(sighting)
            return
        }
        sightings[index].count += sighting.count
        if sighting.stepCount < sightings[index].stepCount {
            sightings[index].witness = sighting.witness
            sightings[index].stepCount = sighting.stepCount
        }
    }

    /// Takes what a later part has seen.
    mutating func add(_ other: FeatureMap) {
        for (feature, sighting) in zip(other.features, other.sightings) { add(feature, sighting) }
    }
}

extension FeatureMap: Codable {
    /// Many features share a witness.
    private struct Stored: Codable {
        var features: [UInt64] = []
        var counts: [Int] = []
        var stepCounts: [Int] = []
        var witnesses: [ScriptMaterial] = []
        var witnessIndices: [Int] = []
    }

    init(from decoder: any Decoder) throws {
        let stored = try Stored(from: decoder)
        let count = stored.features.count
        guard stored.counts.count == count, stored.stepCounts.count == count, stored.witnessIndices.count == count,
            stored.witnessIndices.allSatisfy(stored.witnesses.indices.contains)
        else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "lists of unlike lengths"))
        }
        for (index, feature) in stored.features.enumerated() {
            add(
                feature,
                Sighting(
                    count: stored.counts[index], witness: stored.witnesses[stored.witnessIndices[index]],
                    stepCount: stored.stepCounts[index]))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var stored = Stored()
        var known: [ScriptMaterial: Int] = [:]
        for (feature, sighting) in zip(features, sightings) {
            stored.features.append(feature)
            stored.counts.append(sighting.count)
            stored.stepCounts.append(sighting.stepCount)
            let index = known[sighting.witness] ?? stored.witnesses.count
            if index == stored.witnesses.count {
                known[sighting.witness] = index
                stored.witnesses.append(sighting.witness)
            }
            stored.witnessIndices.append(index)
        }
        try stored.encode(to: encoder)
    }
}
