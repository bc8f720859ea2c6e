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

    public init() {}

    /// What lies closer to the straight way is on it: a page has not as many points.
    private static let tolerance = 0.002

    /// Takes up how far it has come at a frame, which is not before that of the last one.
    public mutating func add(_ fraction: Double, frame: Int) {
        let new = Key(frame: frame, fraction: fraction.isFinite ? fraction : 0)
        if let last = keys.last, last.frame == frame, last.fraction == new.fraction { return }
        if keys.count >= 2, liesBetween(keys[keys.count - 2], keys[keys.count - 1], new) { keys.removeLast() }
        keys.append(new)
    }

    private func liesBetween(_ first: Key, _ middle: Key, _ last: Key) -> Bool {
        guard first.frame < middle.frame, middle.frame < last.frame else { return false }
        let share = Double(middle.frame - first.frame) / Double(last.frame - first.frame)
        return abs(first.fraction + (last.fraction - first.fraction) * share - middle.fraction) <= Self.tolerance
    }
}
