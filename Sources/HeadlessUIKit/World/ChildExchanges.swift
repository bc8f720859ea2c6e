import TransitionCore

/// The exchanges of children that are under way: amid one no app is at rest, be it one that a clock has begun.
struct ChildExchanges {
    private var openCount = 0
    private var lastEnd = -1
    /// The frame since which there has always been one.
    private var begin = 0

    /// A film strip that goes from one exchange to the next without a pause is not waited for any longer, in frames.
    private static let patience = 5 * VirtualTime.framesPerSecond

    mutating func begin(atFrame frame: Int) {
        if openCount == 0, lastEnd != frame { begin = frame }
        openCount += 1
    }

    mutating func end(atFrame frame: Int) {
        openCount -= 1
        lastEnd = frame
    }

    /// Whether there is one that soon comes to its end.
    func holdUpRest(atFrame frame: Int) -> Bool { openCount > 0 && frame - begin < Self.patience }
}
