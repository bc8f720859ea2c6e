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
        /// One after the other.
        var witnesses = Data()
    }

    private static let numbersPerFeature = 4

    init(from decoder: any Decoder) throws {
        let stored = try Stored(from: decoder)
        guard let numbers = stored.numbers.words, numbers.count.isMultiple(of: Self.numbersPerFeature),
            var words = stored.witnesses.words?[...]
        else { throw Self.corruption(decoder) }
        var witnesses: [ScriptMaterial] = []
        while !words.isEmpty {
            guard let witness = ScriptMaterial(words: &words) else { throw Self.corruption(decoder) }
            witnesses.append(witness)
        }
        for start in stride(from: 0, to: numbers.count, by: Self.numbersPerFeature) {
            let index = Int(Int64(bitPattern: numbers[start + 3]))
            guard index == -1 || witnesses.indices.contains(index) else { throw Self.corruption(decoder) }
            add(
                numbers[start],
                Sighting(
                    count: Int(numbers[start + 1]), witness: index == -1 ? nil : witnesses[index],
                    stepCount: Int(numbers[start + 2])))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var indices: [ScriptMaterial: Int] = [:]
        var (numbers, witnesses): ([UInt64], [UInt64]) = ([], [])
        for (feature, sighting) in zip(features, sightings) {
            var index = -1
            if let witness = sighting.witness {
                index = indices[witness] ?? indices.count
                if index == indices.count {
                    indices[witness] = index
                    witnesses += witness.words
                }
            }
            numbers += [feature, UInt64(sighting.count), UInt64(sighting.stepCount)]
            numbers.append(UInt64(bitPattern: Int64(index)))
        }
        try Stored(numbers: Data(words: numbers), witnesses: Data(words: witnesses)).encode(to: encoder)
    }

    private static func corruption(_ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "features or scripts cut short"))
    }
}

extension Data {
    /// Eight bytes for each number, the least significant first.
    fileprivate init(words: [UInt64]) {
        self = words.map(\.littleEndian).withUnsafeBytes { Data($0) }
    }

    /// The numbers of its bytes; nil if some bytes are left over.
    fileprivate var words: [UInt64]? {
        guard count.isMultiple(of: 8) else { return nil }
        return withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 8).map {
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
            }
        }
    }
}
