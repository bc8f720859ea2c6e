/// How one view looks over time: looks at a few frames, between which it changes evenly.
public struct LookTrack: Hashable, Codable, Sendable {
    public struct Key: Hashable, Codable, Sendable {
        public let frame: Int
        public let look: ViewLook

        public init(frame: Int, look: ViewLook) {
            self.frame = frame
            self.look = look
        }
    }

    /// In the order of their frames; the last one holds until the end. Between two of which one shows what the other
    /// does not, as another text, the first one holds.
    public private(set) var keys: [Key] = []
    /// What came after the last key and lies, so far, on a straight way from it.
    private var pending: [Key] = []

    public init() {}

    private enum CodingKeys: String, CodingKey { case keys }

    /// Takes up how it looks at a later frame than before.
    public mutating func add(_ look: ViewLook, frame: Int) {
        guard let last = pending.last ?? keys.last else { return keys.append(Key(frame: frame, look: look)) }
        guard frame > last.frame else { return replaceLast(by: look) }
        if frame > last.frame + 1 {
            // Frames that nobody looked at were as the last one.
            guard last.look != look else { return }
            take(Key(frame: frame - 1, look: last.look))
        }
        take(Key(frame: frame, look: look))
    }

    /// Keeps what has been taken up so far.
    public mutating func finish() {
        if let last = pending.last, last.look != keys.last?.look { keys.append(last) }
        pending = []
    }

    /// In frames: each one that comes is compared with all of its way.
    private static let longestWay = 120

    private mutating func take(_ new: Key) {
        guard let start = keys.last else { return keys.append(new) }
        if new.look == start.look, pending.last.map({ $0.look == start.look }) ?? true {
            // A view that rests: only how long it does.
            pending = [new]
            return
        }
        let span = Double(new.frame - start.frame)
        let isOnWay = pending.allSatisfy { key in
            key.look.lies(onWayFrom: start.look, to: new.look, share: Double(key.frame - start.frame) / span)
        }
        if !isOnWay || pending.count >= Self.longestWay, let last = pending.last {
            keys.append(last)
            pending = []
        }
        pending.append(new)
    }

    private mutating func replaceLast(by look: ViewLook) {
        if let last = pending.popLast() {
            take(Key(frame: last.frame, look: look))
        } else if let last = keys.popLast() {
            keys.append(Key(frame: last.frame, look: look))
        }
    }
}
