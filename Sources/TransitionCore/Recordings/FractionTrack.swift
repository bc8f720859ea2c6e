/// How far something had come over time: fractions at a few frames, between which it goes evenly.
public struct FractionTrack: Hashable, Codable, Sendable {
    public struct Key: Hashable, Codable, Sendable {
        public let frame: Int
        /// 0 at the start, 1 at the end.
        public let fraction: Double

        public init(frame: Int, fraction: Double) {
            self.frame = frame
            self.fraction = fraction
        }
    }

    /// In the order of their frames; a jump has two of one frame.
    public private(set) var keys: [Key] = []

    /// What lay on the straight way to the last key.
    private var onWay: [Key] = []

    public init() {}

    private enum CodingKeys: String, CodingKey { case keys }

    /// What lies closer to the straight way is on it: a page has not as many points.
    private static let tolerance = 0.002
    /// Each fraction that comes is compared with all of its way.
    private static let longestWay = 120

    /// Takes up how far it has come at a frame, which is not before that of the last one.
    public mutating func add(_ fraction: Double, frame: Int) {
        let new = Key(frame: frame, fraction: fraction.isFinite ? fraction : 0)
        guard let last = keys.last, keys.count >= 2 else { return append(new) }
        let start = keys[keys.count - 2]
        if onWay.count < Self.longestWay, (onWay + [last]).allSatisfy({ liesBetween(start, $0, new) }) {
            onWay.append(last)
            keys[keys.count - 1] = new
        } else {
            onWay = []
            append(new)
        }
    }

    private mutating func append(_ new: Key) {
        if keys.last != new { keys.append(new) }
    }

    private func liesBetween(_ first: Key, _ middle: Key, _ last: Key) -> Bool {
        guard first.frame < middle.frame, middle.frame < last.frame else { return false }
        let share = Double(middle.frame - first.frame) / Double(last.frame - first.frame)
        return abs(first.fraction + (last.fraction - first.fraction) * share - middle.fraction) <= Self.tolerance
    }
}
