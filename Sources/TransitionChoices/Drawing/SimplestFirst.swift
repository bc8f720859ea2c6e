/// Numbers a range of integers from its simplest member on: that one is 0, then those above it, then those below.
///
/// On either side a number nearer to the simplest comes first, so lowering the code brings the integer nearer.
public struct SimplestFirst: Hashable, Sendable {
    public let range: ClosedRange<Int>
    public let simplest: Int

    /// A simplest member outside the range is moved to its nearer end.
    public init(_ range: ClosedRange<Int>, simplest: Int) {
        self.range = range
        self.simplest = min(max(simplest, range.lowerBound), range.upperBound)
    }

    /// The largest code.
    public var maximum: UInt64 { UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) }

    private var aboveCount: UInt64 { UInt64(bitPattern: Int64(range.upperBound &- simplest)) }

    /// The integer of a code; codes above `maximum` are taken as it.
    public func integer(for code: UInt64) -> Int {
        let code = min(code, maximum)
        guard code > aboveCount else { return simplest &+ Int(truncatingIfNeeded: code) }
        return simplest &- Int(truncatingIfNeeded: code - aboveCount)
    }

    /// The code of an integer, nil outside the range.
    public func code(for integer: Int) -> UInt64? {
        guard range.contains(integer) else { return nil }
        if integer >= simplest { return UInt64(bitPattern: Int64(integer &- simplest)) }
        return aboveCount + UInt64(bitPattern: Int64(simplest &- integer))
    }
}
