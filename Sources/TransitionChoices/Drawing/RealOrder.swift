/// Numbers finite doubles from the simplest: whole ones from 0 outwards, then fractions, the shorter in binary first.
///
/// Every code up to the largest 64-bit number stands for a double; one outside the range stands for its nearer end.
public struct RealOrder: Hashable, Sendable {
    public let range: ClosedRange<Double>

    /// Whole numbers below this one in magnitude have codes of their own.
    private static let wholeLimit = 0x1p52
    private static let wholeCodeCount: UInt64 = 1 << 53
    private static let significandBits: UInt64 = 52

    /// An order of finite doubles; an end that is not finite becomes the largest finite one.
    public init(_ range: ClosedRange<Double>) {
        let largest = Double.greatestFiniteMagnitude
        self.range = max(range.lowerBound, -largest)...min(range.upperBound, largest)
    }

    /// Doubles of the range where code often goes wrong.
    package var boundaries: [Double] {
        [0, 1, -1, 0.5, .leastNormalMagnitude, 0x1p53, range.lowerBound, range.upperBound].filter(range.contains)
    }

    /// The double of a code.
    public func real(for code: UInt64) -> Double {
        min(max(Self.any(for: code), range.lowerBound), range.upperBound)
    }

    /// The code of a finite double, which need not lie in the range.
    public func code(for real: Double) -> UInt64 {
        let isNegative = real < 0
        let magnitude = abs(real)
        if magnitude < Self.wholeLimit, magnitude == Double(UInt64(magnitude)) {
            return magnitude == 0 ? 0 : 2 * UInt64(magnitude) - (isNegative ? 0 : 1)
        }
        let pattern = magnitude.bitPattern
        let exponent = Self.exponentRank(Int(pattern >> Self.significandBits))
        let reversed = Self.reversed(pattern & ((1 << Self.significandBits) - 1))
        let index = (UInt64(exponent) << Self.significandBits | reversed) << 1 | (isNegative ? 1 : 0)
        return Self.wholeCodeCount + index
    }

    private static func any(for code: UInt64) -> Double {
        guard code >= wholeCodeCount else {
            let magnitude = Double(code / 2 + (code & 1))
            return code & 1 == 0 ? -magnitude : magnitude
        }
        let index = code - wholeCodeCount
        let exponent = exponent(ofRank: Int(index >> (significandBits + 1)))
        let significand = reversed((index >> 1) & ((1 << significandBits) - 1))
        let magnitude = Double(bitPattern: UInt64(exponent) << significandBits | significand)
        return index & 1 == 0 ? magnitude : -magnitude
    }

    /// Exponents from that of 1 outwards, larger ones first; the last of the 2,047 stands alone.
    private static func exponentRank(_ exponent: Int) -> Int {
        let distance = exponent - 1_023
        return distance > 0 ? 2 * distance - 1 : -2 * distance
    }

    private static func exponent(ofRank rank: Int) -> Int {
        rank & 1 == 1 ? 1_023 + (rank + 1) / 2 : 1_023 - rank / 2
    }

    /// The 52 bits in reverse, so that a number with few binary places is small.
    private static func reversed(_ bits: UInt64) -> UInt64 {
        var (bits, result): (UInt64, UInt64) = (bits, 0)
        for _ in 0..<significandBits {
            result = result << 1 | bits & 1
            bits >>= 1
        }
        return result
    }
}
