import TransitionCore

/// How long there has been a finite animation without a pause: amid one no app is at rest, be it one that a clock has
/// begun.
struct UnbrokenMotion {
    private var runningCount = 0
    private var lastEnd = -1
    /// The frame since which there has always been one.
    private var begin = 0

    /// A film strip that goes from one animation to the next without a pause is not waited for any longer, in frames.
    private static let patience = 5 * VirtualTime.framesPerSecond

    mutating func begin(atFrame frame: Int) {
        if runningCount == 0, lastEnd != frame { begin = frame }
        runningCount += 1
    }

    mutating func end(atFrame frame: Int) {
        runningCount -= 1
        lastEnd = frame
    }

    /// Whether what a clock has begun will most likely come to its end soon.
    func endsSoon(atFrame frame: Int) -> Bool { runningCount > 0 && frame - begin < Self.patience }
}
