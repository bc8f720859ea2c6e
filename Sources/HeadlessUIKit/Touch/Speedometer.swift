/// The velocity of a drag, from its last two instants of virtual time.
struct Speedometer {
    private struct Sample {
        var seconds: Double
        var way: CGVector
    }

    /// How long a finger has to rest before it lifts for the drag to have lost its speed, in seconds.
    private static let restingTime = 0.1

    private var earlier: Sample?
    private var latest: Sample?
    private var isReset = false

    /// Several changes at one instant count as one.
    mutating func note(_ way: CGVector, at seconds: Double) {
        isReset = false
        if latest?.seconds != seconds { earlier = latest }
        latest = Sample(seconds: seconds, way: way)
    }

    /// A lift comes with the speed of the last movement, unless the finger has rested since.
    mutating func noteLift(_ way: CGVector, at seconds: Double) {
        isReset = false
        guard let latest, seconds - latest.seconds >= Self.restingTime else { return }
        note(way, at: seconds)
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
        guard !isReset, let earlier, let latest, latest.seconds > earlier.seconds else { return CGVector(dx: 0, dy: 0) }
        let seconds = CGFloat(latest.seconds - earlier.seconds)
        return CGVector(
            dx: (latest.way.dx - earlier.way.dx) / seconds, dy: (latest.way.dy - earlier.way.dy) / seconds)
    }
}
