import CDeterministicHashing
import Testing

/// The recorded values come from another process: a random seed would match one with a chance of 1 in 2^64.
@Suite("Hashing is the same in every process")
struct DeterministicHashingTests {
    @Test("the constructor ran before the first test")
    func constructorRan() {
        #expect(transition_hashing_is_deterministic())
    }

    @Test("a hash value equals the one that another process gave")
    func hashValueIsTheRecordedOne() {
        #expect("a".hashValue == 8_186_225_505_942_432_243)
    }

    @Test("a set is in the order that another process gave")
    func setHasTheRecordedOrder() {
        let order = Set((0..<12).map { "word\($0)" }).map { $0.dropFirst(4) }
        #expect(order == ["6", "9", "10", "5", "11", "7", "8", "2", "3", "0", "1", "4"])
    }
}
