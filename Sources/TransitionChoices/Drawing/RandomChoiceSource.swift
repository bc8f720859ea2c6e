/// Choices by chance, all from one seed.
///
/// Likely values are taken in two of three cases. A quantity of a wide range has a random number of bits in seven of
/// eight cases, and always before the full size, so that small and large ones come about equally often; anything else
/// is any value up to the maximum.
public struct RandomChoiceSource: ChoiceSource, Sendable {
    @usableFromInline var generator: Xoshiro256StarStar
    /// How large lists and quantities of a wide range may become, 0…1 of what their ranges allow.
    @usableFromInline let size: Double
    @usableFromInline let sizeIn1024: UInt64
    /// Decides which alternatives this run leaves out; nil leaves none out.
    @usableFromInline let swarm: UInt64?

    /// Choices of a seed.
    ///
    /// - Parameters:
    ///   - size: how large lists and wide quantities may become, as a part of their ranges, 0…1.
    ///   - swarm: a seed that decides which alternatives are left out for as long as this source is used (swarm
    ///     testing); nil for none. It stays outside the choice sequence.
    public init(seed: UInt64, size: Double = 1, swarm: UInt64? = nil) {
        generator = Xoshiro256StarStar(seed: seed)
        self.size = min(max(size, 0), 1)
        sizeIn1024 = UInt64(self.size * 1_024)
        self.swarm = swarm
    }

    /// Quantities up to this one are drawn evenly.
    @usableFromInline static let widestEvenRange: UInt64 = 4_095

    @inlinable @inline(__always)
    public mutating func value(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64 {
        // A choice without alternatives costs no random number.
        guard maximum > 0 else { return 0 }
        switch hint {
        case .none:
            return generator.next(upTo: maximum)
        case .quantity:
            return maximum <= Self.widestEvenRange ? generator.next(upTo: maximum) : quantity(upTo: maximum)
        case .likely, .weighted, .alternatives, .real:
            return hintedValue(upTo: maximum, hint: hint)
        }
    }

    @inlinable @inline(__always)
    mutating func quantity(upTo maximum: UInt64) -> UInt64 {
        let word = generator.next()
        let bits = UInt64(maximum.bitWidth - maximum.leadingZeroBitCount)
        // The upper half of the word decides how many bits the value has; three of the lower ones say that it has all.
        let most = ((bits &* sizeIn1024) &>> 10) | 1
        let length = (((word &>> 32) &* most) &>> 32) &+ 1
        guard length < bits, word & 7 > 0 || sizeIn1024 < 1_024 else { return generator.next(upTo: maximum) }
        return generator.next() &>> (64 &- length)
    }

    @usableFromInline
    mutating func hintedValue(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64 {
        switch hint {
        case .none, .quantity:
            break
        case .alternatives:
            return alternative(upTo: maximum)
        case .real(let order):
            return order.code(for: real(in: order.range))
        case .likely(let likely):
            guard !likely.values.isEmpty, generator.next(upTo: 2) > 0 else { break }
            let index = generator.next(upTo: UInt64(likely.values.count - 1))
            return min(likely.values[Int(index)], maximum)
        case .weighted(let weights):
            guard weights.total > 0 else { break }
            return min(weights.value(at: generator.next(upTo: weights.total - 1)), maximum)
        }
        return generator.next(upTo: maximum)
    }

    /// Always another one: a random run goes to the generator's limit, and shrinking shortens it.
    public mutating func beginRecord() -> Bool { true }

    @inlinable
    public mutating func count(in range: ClosedRange<Int>) -> Int? {
        let room = range.upperBound - range.lowerBound
        guard room > 0 else { return range.lowerBound }
        let most = 1 + Int(Double(room - 1) * size)
        return range.lowerBound + Int(generator.next(upTo: UInt64(most)))
    }

    public var canRetry: Bool { true }

    // MARK: - Alternatives and doubles

    /// One of those that the swarm's mask leaves in: each with even chance, but never none. All picks with as many
    /// alternatives have the same mask.
    private mutating func alternative(upTo maximum: UInt64) -> UInt64 {
        guard let swarm, maximum < 64 else { return generator.next(upTo: maximum) }
        var mixer = SplitMix64(seed: swarm &+ maximum)
        let all: UInt64 = maximum == 63 ? .max : (1 << (maximum + 1)) - 1
        let kept = mixer.next() & all
        guard kept != 0 else { return generator.next(upTo: maximum) }
        var rest = kept
        for _ in 0..<generator.next(upTo: UInt64(kept.nonzeroBitCount - 1)) { rest &= rest - 1 }
        return UInt64(rest.trailingZeroBitCount)
    }

    /// Whole numbers, tenths, evenly in the range, and any exponent, all about equally often.
    private mutating func real(in range: ClosedRange<Double>) -> Double {
        let fraction = Double(generator.next() >> 11) / 0x1p53
        let spread = range.upperBound / 2 - range.lowerBound / 2
        let even = range.lowerBound / 2 + spread * fraction + range.lowerBound / 2 + spread * fraction
        let small = min(max(Double(quantity(upTo: 1 << 20)), 0), 0x1p20) * (generator.next() & 1 == 0 ? 1 : -1)
        let drawn =
            switch generator.next(upTo: 3) {
            case 0: even
            case 1: small
            case 2: small / 10
            default: Double(bitPattern: generator.next())
            }
        guard drawn.isFinite, range.contains(drawn) else { return even }
        return drawn
    }
}
