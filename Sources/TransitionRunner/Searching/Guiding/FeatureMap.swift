import Foundation
import TransitionCore
import TransitionGenerators

/// In how many scripts each feature was seen, and the script that leads to it in the fewest steps.
struct FeatureMap {
    struct Sighting {
        /// In how many scripts.
        var count: Int
        /// Nil where a part has no shorter way to what was known before it.
        var witness: ScriptMaterial?
        /// How many steps of the witness lead to it.
        var stepCount: Int
    }

    /// In order of appearance.
    private(set) var features: [UInt64] = []
    /// Of each feature; apart from the rest, since every script that is made of others goes through all of them.
    private(set) var counts: [Int] = []
    private var witnesses: [ScriptMaterial?] = []
    private var stepCounts: [Int] = []
    private var indices: [UInt64: Int] = [:]

    var sightings: [Sighting] { features.indices.map(sighting) }

    /// What was seen of the feature with that index.
    func sighting(at index: Int) -> Sighting {
        Sighting(count: counts[index], witness: witnesses[index], stepCount: stepCounts[index])
    }

    /// Of the shortest way to the feature; nil for one that was not seen.
    func stepCount(of feature: UInt64) -> Int? { indices[feature].map { stepCounts[$0] } }

    /// In how many scripts the feature was seen.
    func count(of feature: UInt64) -> Int { indices[feature].map { counts[$0] } ?? 0 }

    mutating func add(_ feature: UInt64, _ sighting: Sighting) {
        guard let index = indices[feature] else {
            indices[feature] = features.count
            features.append(feature)
            counts.append(sighting.count)
            witnesses.append(sighting.witness)
            stepCounts.append(sighting.stepCount)
            return
        }
        counts[index] += sighting.count
        if let witness = sighting.witness, sighting.stepCount < stepCounts[index] {
            witnesses[index] = witness
            stepCounts[index] = sighting.stepCount
        }
    }

    /// Takes what a later part has seen.
    mutating func add(_ other: FeatureMap) {
        for (feature, sighting) in zip(other.features, other.sightings) { add(feature, sighting) }
    }
}

extension FeatureMap: Codable {
    /// Much of what a part saw is known, and has no witness of its own; the others share theirs.
    private struct Stored: Codable {
        /// For each feature its number, its count, the steps that lead to it, and the index of its witness, or -1.
        var numbers = Data()
        var witnesses: [ScriptMaterial] = []
    }

    private static let numbersPerFeature = 4

    init(from decoder: any Decoder) throws {
        let stored = try Stored(from: decoder)
        let numbers = stored.numbers.words
        guard numbers.count.isMultiple(of: Self.numbersPerFeature) else { throw Self.corruption(decoder) }
        for start in stride(from: 0, to: numbers.count, by: Self.numbersPerFeature) {
            let index = Int(Int64(bitPattern: numbers[start + 3]))
            guard index == -1 || stored.witnesses.indices.contains(index) else { throw Self.corruption(decoder) }
            add(
                numbers[start],
                Sighting(
                    count: Int(numbers[start + 1]), witness: index == -1 ? nil : stored.witnesses[index],
                    stepCount: Int(numbers[start + 2])))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var stored = Stored()
        var known: [ScriptMaterial: Int] = [:]
        var numbers: [UInt64] = []
        for (feature, sighting) in zip(features, sightings) {
            var index = -1
            if let witness = sighting.witness {
                index = known[witness] ?? stored.witnesses.count
                if index == stored.witnesses.count {
                    known[witness] = index
                    stored.witnesses.append(witness)
                }
            }
            numbers += [feature, UInt64(sighting.count), UInt64(sighting.stepCount)]
            numbers.append(UInt64(bitPattern: Int64(index)))
        }
        stored.numbers = Data(words: numbers)
        try stored.encode(to: encoder)
    }

    private static func corruption(_ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "features without their numbers"))
    }
}

extension Data {
    /// Eight bytes for each number, the least significant first.
    fileprivate init(words: [UInt64]) {
        self = words.map(\.littleEndian).withUnsafeBytes { Data($0) }
    }

    /// The numbers of its bytes, but for those that are none.
    fileprivate var words: [UInt64] {
        let bytes = [UInt8](self)
        return stride(from: 0, to: bytes.count - 7, by: 8).map { start in
            (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
        }
    }
}
