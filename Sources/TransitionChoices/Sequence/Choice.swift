/// One decision of a generator: a whole number from 0, the simplest, to a maximum.
///
/// Booleans, picks and weighted picks are such numbers too. What a number means is the generator's business; its kind
/// tells the shrinker which other numbers are worth a try.
public struct Choice: Hashable, Sendable {
    /// What was chosen, 0…`maximum`.
    public let value: UInt64
    /// The largest value that could have been chosen.
    public let maximum: UInt64
    public let kind: ChoiceKind

    /// A choice; a value above the maximum becomes the maximum.
    public init(_ value: UInt64, maximum: UInt64, kind: ChoiceKind = .plain) {
        self.value = min(value, maximum)
        self.maximum = maximum
        self.kind = kind
    }

    /// Whether this is, or probably is, how much of something there is.
    package var isQuantity: Bool {
        switch kind {
        case .integer, .real: true
        case .plain: !isPick
        case .pick, .more: false
        }
    }

    /// Whether this is a whole number rather than a pick; what is drawn as an integer may have a smaller range.
    var isNumber: Bool {
        switch kind {
        case .integer: maximum > Self.largestPickedInteger
        case .plain: !isPick
        case .pick, .more, .real: false
        }
    }

    /// Whether both are numbers of the same meaning, as far as can be told: of the same kind and range.
    func isOneKind(with other: Choice) -> Bool {
        kind == other.kind && maximum == other.maximum
    }

    // MARK: - Quantities

    /// How far the quantity is from its simplest value; what has no sides lies above it.
    var distance: Distance {
        guard case .integer = kind else { return Distance(magnitude: value, isBelow: false) }
        return order.distance(for: value)
    }

    /// The value at another distance, nil beyond the ends of the range.
    func value(for distance: Distance) -> UInt64? { order.code(for: distance) }

    /// The farthest on one side.
    func largestDistance(isBelow: Bool) -> Distance {
        Distance(magnitude: isBelow ? order.below : order.above, isBelow: isBelow)
    }

    /// The value farthest from the simplest on the quantity's side; where that side has no other, on the other side.
    var farthest: UInt64 {
        let own = largestDistance(isBelow: distance.isBelow)
        return value(for: own.magnitude > 0 ? own : largestDistance(isBelow: !own.isBelow)) ?? value
    }

    /// The value so much farther from the simplest, nil beyond the end of the range.
    func value(raisedBy amount: UInt64) -> UInt64? {
        distance.adding(Distance(magnitude: amount, isBelow: distance.isBelow)).flatMap { value(for: $0) }
    }

    /// The value for the sum with another integer of the same range, one end of which follows on the other.
    func wrappingSum(with other: Choice) -> UInt64 {
        // Counted from the lower end, where a distance below the simplest value is a difference.
        let parts = [distance, other.distance].map { $0.isBelow ? 0 &- $0.magnitude : $0.magnitude }
        let offset = parts[0] &+ parts[1] &+ order.below
        let index = maximum == .max ? offset : wrapped(offset)
        let isBelow = index < order.below
        let magnitude = isBelow ? order.below - index : index - order.below
        return order.code(for: Distance(magnitude: magnitude, isBelow: isBelow)) ?? 0
    }

    /// A number of 0…2 · maximum, or the negative of one, brought into 0…maximum.
    private func wrapped(_ offset: UInt64) -> UInt64 {
        let bound = maximum + 1
        if offset <= maximum { return offset }
        return offset > .max / 2 ? offset &+ bound : offset - bound
    }

    private var order: DistanceOrder {
        guard case .integer(let below) = kind else { return DistanceOrder(below: 0, above: maximum) }
        return DistanceOrder(below: below, above: maximum - below)
    }

    /// The largest maximum of a plain choice that is taken for a pick.
    private static let largestPick: UInt64 = 15

    /// The largest maximum of an integer that is taken for a number of a thing.
    private static let largestPickedInteger: UInt64 = 7

    /// Whether this is, or probably is, a pick from a few things, whose numbers have no meaning but their order, rather
    /// than a quantity.
    var isPick: Bool {
        switch kind {
        case .pick, .more: true
        case .plain, .integer: maximum <= Self.largestPick
        case .real: false
        }
    }
}

/// What the number of a choice stands for.
public enum ChoiceKind: Hashable, Sendable {
    /// Itself.
    case plain
    /// One of several things, or true and false.
    case pick
    /// 1 for another element of a list, 0 for its end.
    case more
    /// An integer, numbered from the simplest one outwards, which has that many below it.
    case integer(below: UInt64)
    /// A finite double, numbered by a `RealOrder`.
    case real
}
