/// The rounds of a search: what was seen up to one guides the scripts of the next.
///
/// Each is an eighth as long as all before it, so that many parts can be performed at once, and cut in the same way on
/// every machine: so a script depends on the seed, its index and the scene, and not on how many are at work.
struct SearchRounds {
    private static let firstLength = 128
    /// Parts of a long round.
    private static let partCount = 8
    /// Long enough that a fork costs little, short enough that a crash loses little.
    private static let partLengths = 32...4_096

    private let hasFreshProcesses: Bool
    /// Scripts of this round.
    private var length = firstLength
    /// The index of the first script of the next round.
    private(set) var end = firstLength
    /// What the rounds before this one saw.
    private(set) var features = FeatureMap()

    /// - Parameter hasFreshProcesses: whether each script has a process of its own.
    init(hasFreshProcesses: Bool) { self.hasFreshProcesses = hasFreshProcesses }

    /// How many scripts a part of this round has.
    var partLength: Int {
        if hasFreshProcesses { return 1 }
        return min(max(length / Self.partCount, Self.partLengths.lowerBound), Self.partLengths.upperBound)
    }

    /// How many scripts of sixteen are drawn afresh: what is easily found is found so first, and what is rare by going
    /// on from what is rare.
    var freshShare: UInt64 {
        switch end {
        case ...Self.firstLength: 16
        case ...512: 12
        case ...1_024: 8
        default: 4
        }
    }

    /// Begins the next one.
    mutating func begin(with features: FeatureMap) {
        length = max(Self.firstLength, end / 8)
        end += length
        self.features = features
    }
}
