/// One decision of a generator: a whole number from 0, the simplest, to a maximum.
///
/// Booleans, picks and weighted picks are such numbers too; what a number means is the generator's business.
public struct Choice: Hashable, Sendable {
    /// What was chosen, 0…`maximum`.
    public let value: UInt64
    /// The largest value that could have been chosen.
    public let maximum: UInt64

    /// A choice; a value above the maximum becomes the maximum.
    public init(_ value: UInt64, maximum: UInt64) {
        self.value = min(value, maximum)
        self.maximum = maximum
    }

    /// The largest maximum of a choice that is taken for a pick.
    private static let largestPick: UInt64 = 15

    /// Whether this is probably a pick from a few things, whose numbers have no meaning but their order, rather than a
    /// quantity.
    var isPick: Bool { maximum <= Self.largestPick }
}
