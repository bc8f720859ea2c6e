import Testing

@testable import PropertyTesting
@testable import TransitionChoices

@Suite struct ChoiceSequenceTests {
    @Test("decoding gives back what was encoded")
    func codingIsTheIdentity() throws {
        for seed in UInt64(0)..<50 {
            var draw = Draw(RandomChoiceSource(seed: seed))
            _ = nestedLists(&draw)
            _ = draw.value(upTo: .max)
            #expect(try ChoiceSequence(decoding: draw.sequence.encoded()) == draw.sequence)
        }
    }

    @Test("damaged bytes are refused with their place, never a crash")
    func damageIsRefused() throws {
        var draw = Draw(RandomChoiceSource(seed: 4))
        _ = nestedLists(&draw)
        let bytes = draw.sequence.encoded()
        for length in bytes.indices {
            #expect(throws: ChoiceDecodingError.self) { try ChoiceSequence(decoding: Array(bytes[..<length])) }
        }
        #expect(throws: ChoiceDecodingError(offset: bytes.count, expected: "the end of the data")) {
            try ChoiceSequence(decoding: bytes + [0])
        }
        #expect(throws: ChoiceDecodingError(offset: 0, expected: "format version 2")) {
            try ChoiceSequence(decoding: [9])
        }
        #expect(throws: ChoiceDecodingError(offset: 2, expected: "a value of at most 3")) {
            try ChoiceSequence(decoding: [2, 1, 4, 3, 0, 0])
        }
        for index in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[index] ^= 1 << bit
                _ = try? ChoiceSequence(decoding: damaged)
            }
        }
    }

    @Test("shortlex order: fewer choices first, then the smaller first difference")
    func orderIsShortlex() {
        func sequence(_ values: [UInt64]) -> ChoiceSequence {
            ChoiceSequence(choices: values.map { Choice($0, maximum: 9) })
        }
        let ordered: [[UInt64]] = [[], [9], [0, 0], [0, 1], [1, 0], [0, 0, 0]]
        for (index, values) in ordered.enumerated() {
            for (other, otherValues) in ordered.enumerated() {
                #expect(sequence(values).isSimpler(than: sequence(otherValues)) == (index < other))
            }
        }
    }

    @Test("spans group by parent")
    func siblingsHaveOneParent() {
        var draw = Draw(ReplayChoiceSource(values: [2, 2, 0, 1, 1, 9]))
        #expect(nestedLists(&draw) == [[0, 1], [5]])
        let groups = draw.sequence.siblingGroups.map { $0.map(\.range) }
        #expect(groups == [[1..<4, 4..<6], [2..<3, 3..<4], [5..<6]])
    }
}
