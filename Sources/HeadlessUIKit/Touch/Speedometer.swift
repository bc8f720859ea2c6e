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

    /// Several changes at one instant count as one.
    mutating func note(_ way: CGVector, at seconds: Double) {
        if latest?.seconds != seconds { earlier = latest }
        latest = Sample(seconds: seconds, way: way)
    }

    /// A lift comes with the speed of the last movement, unless the finger has rested since.
    mutating func noteLift(_ way: CGVector, at seconds: Double) {
        guard let latest, seconds - latest.seconds >= Self.restingTime else { return }
        note(way, at: seconds)
    }

    /// Forgets the past; the way is counted from here.
    mutating func reset(at way: CGVector) {
        earlier = nil
        latest?.way = way
    }

    /// Points a second.
    var velocity: CGVector {
        guard let earlier, let latest, latest.seconds > earlier.seconds else { return CGVector(dx: 0, dy: 0) }
        let seconds = CGFloat(latest.seconds - earlier.seconds)
        return CGVector(
            dx: (latest.way.dx - earlier.way.dx) / seconds, dy: (latest.way.dy - earlier.way.dy) / seconds)
    }
}
