import TransitionCore

/// The velocity of a drag, from its last two instants of virtual time.
///
/// Time is counted in whole frames and the result in parts of a point that every drag shares, so that equal touches
/// give equal numbers, whenever and wherever they happen.
struct Speedometer {
    private struct Sample {
        var frame: Int
        var way: CGVector
    }

    /// How long a finger has to rest before it lifts for the drag to have lost its speed: 0.1 s, in frames.
    private static let restingFrames = 6
    /// The parts of a point, or of whatever is measured, that a speed is counted in.
    private static let parts: CGFloat = 1_048_576

    private var earlier: Sample?
    private var latest: Sample?
    private var isReset = false

    /// Several changes at one instant count as one.
    mutating func note(_ way: CGVector, atFrame frame: Int) {
        isReset = false
        if latest?.frame != frame { earlier = latest }
        latest = Sample(frame: frame, way: way)
    }

    /// A lift comes with the speed of the last movement, unless the finger has rested since.
    mutating func noteLift(_ way: CGVector, atFrame frame: Int) {
        isReset = false
        guard let latest, frame - latest.frame >= Self.restingFrames else { return }
        note(way, atFrame: frame)
    }

    /// Stands still until the touches are next heard of, which then count from here with the speed that they have.
    mutating func reset(at way: CGVector) {
        isReset = true
        guard let latest else { return }
        earlier?.way.dx += way.dx - latest.way.dx
        earlier?.way.dy += way.dy - latest.way.dy
        self.latest?.way = way
    }

    /// Points a second.
    var velocity: CGVector {
        guard !isReset, let earlier, let latest, latest.frame > earlier.frame else { return CGVector(dx: 0, dy: 0) }
        let frames = CGFloat(latest.frame - earlier.frame)
        func speed(_ way: CGFloat) -> CGFloat {
            (way * CGFloat(VirtualTime.framesPerSecond) / frames * Self.parts).rounded() / Self.parts
        }
        return CGVector(dx: speed(latest.way.dx - earlier.way.dx), dy: speed(latest.way.dy - earlier.way.dy))
    }
}
