/// Numbers a range of integers from its simplest member outwards: 0, then 1 above, 1 below, 2 above, and so on.
///
/// Where one side has ended the other goes on alone. Lowering a code brings the integer nearer to the simplest, or as
/// near and above it.
public struct NearestFirst: Hashable, Sendable {
    public let simplest: Int
    /// How the distances from the simplest member are numbered.
    @usableFromInline let distances: DistanceOrder

    /// A simplest member outside the range is moved to its nearer end.
    public init(_ range: ClosedRange<Int>, simplest: Int) {
        let simplest = min(max(simplest, range.lowerBound), range.upperBound)
        self.simplest = simplest
        distances = DistanceOrder(
            below: UInt64(bitPattern: Int64(simplest &- range.lowerBound)),
            above: UInt64(bitPattern: Int64(range.upperBound &- simplest)))
    }

    /// The largest code.
    @inlinable public var maximum: UInt64 { distances.maximum }

    /// The integer of a code; codes above `maximum` are taken as it.
    @inlinable @inline(__always)
    public func integer(for code: UInt64) -> Int {
        let distance = distances.distance(for: code)
        let amount = Int(truncatingIfNeeded: distance.magnitude)
        return distance.isBelow ? simplest &- amount : simplest &+ amount
    }

    /// The code of an integer, nil outside the range.
    public func code(for integer: Int) -> UInt64? {
        let isBelow = integer < simplest
        let amount = isBelow ? simplest &- integer : integer &- simplest
        return distances.code(for: Distance(magnitude: UInt64(bitPattern: Int64(amount)), isBelow: isBelow))
    }
}

/// How far an integer lies from the simplest one, and on which side.
public struct Distance: Hashable, Sendable {
    public var magnitude: UInt64
    public var isBelow: Bool

    @inlinable
    public init(magnitude: UInt64, isBelow: Bool) {
        self.magnitude = magnitude
        self.isBelow = isBelow
    }

    /// The sum with another one, nil where it has no 64 bits.
    func adding(_ other: Distance) -> Distance? {
        if isBelow == other.isBelow {
            let (sum, isOver) = magnitude.addingReportingOverflow(other.magnitude)
            return isOver ? nil : Distance(magnitude: sum, isBelow: isBelow)
        }
        if magnitude >= other.magnitude { return Distance(magnitude: magnitude - other.magnitude, isBelow: isBelow) }
        return Distance(magnitude: other.magnitude - magnitude, isBelow: other.isBelow)
    }

    var negated: Distance { Distance(magnitude: magnitude, isBelow: !isBelow) }
}

/// Numbers distances from 0 outwards, those above before those below.
@frozen
public struct DistanceOrder: Hashable, Sendable {
    /// The largest distances on either side.
    public let below: UInt64
    public let above: UInt64

    public init(below: UInt64, above: UInt64) {
        self.below = below
        self.above = above
    }

    @inlinable var shorter: UInt64 { min(below, above) }

    @inlinable public var maximum: UInt64 { below &+ above }

    @inlinable @inline(__always)
    public func distance(for code: UInt64) -> Distance {
        let code = min(code, maximum)
        if below == 0 { return Distance(magnitude: code, isBelow: false) }
        guard code > 2 * shorter else {
            return Distance(magnitude: code / 2 + (code & 1), isBelow: code & 1 == 0 && code > 0)
        }
        return Distance(magnitude: code - shorter, isBelow: below > above)
    }

    /// The code of a distance, nil beyond the ends.
    public func code(for distance: Distance) -> UInt64? {
        guard distance.magnitude <= (distance.isBelow ? below : above) else { return nil }
        guard distance.magnitude > shorter else {
            return distance.magnitude == 0 ? 0 : 2 * distance.magnitude - (distance.isBelow ? 0 : 1)
        }
        return distance.magnitude + shorter
    }
}
