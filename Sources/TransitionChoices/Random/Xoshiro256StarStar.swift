/// The xoshiro256** generator of Blackman and Vigna: the only source of random numbers in a search.
///
/// Same seed, same numbers, on every platform and in every version.
public struct Xoshiro256StarStar: Sendable {
    @usableFromInline var state: (UInt64, UInt64, UInt64, UInt64)

    public init(seed: UInt64) {
        var words = SplitMix64(seed: seed)
        state = (words.next(), words.next(), words.next(), words.next())
    }

    /// Starts from a full state, not all zero; for checking against published numbers.
    init(state: (UInt64, UInt64, UInt64, UInt64)) {
        self.state = state
    }

    @inlinable @inline(__always)
    public mutating func next() -> UInt64 {
        let scrambled = Self.rotateLeft(state.1 &* 5, by: 7) &* 9
        let shifted = state.1 << 17
        state.2 ^= state.0
        state.3 ^= state.1
        state.1 ^= state.2
        state.0 ^= state.3
        state.2 ^= shifted
        state.3 = Self.rotateLeft(state.3, by: 45)
        return scrambled
    }

    /// A number from 0 to `maximum`, every one equally likely.
    @inlinable
    public mutating func next(upTo maximum: UInt64) -> UInt64 {
        guard maximum < .max else { return next() }
        let bound = maximum + 1
        // The upper half of a product with a random word is even, once the few words that lean are thrown away: fewer
        // than the bound, so that the division is hardly ever needed.
        while true {
            let product = bound.multipliedFullWidth(by: next())
            if product.low >= bound || product.low >= (0 &- bound) % bound { return product.high }
        }
    }

    @inlinable @inline(__always)
    static func rotateLeft(_ word: UInt64, by count: UInt64) -> UInt64 {
        (word << count) | (word >> (64 - count))
    }
}
