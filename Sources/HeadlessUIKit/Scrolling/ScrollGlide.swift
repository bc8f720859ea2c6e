/// How the content moves along one axis after a finger has let it go: it slows down, and beyond an edge a spring
/// brings it back. All of it is a function of the time since.
struct ScrollGlide {
    /// The stiffness of the spring at an edge, as its frequency in 1/s.
    private static let springFrequency = 12.0
    /// What is left of the way, in points, when the motion counts as over.
    static let rest = 0.5

    private let start: Double
    private let velocity: Double
    /// How fast the speed decays, in 1/s.
    private let decay: Double
    /// Where the spring takes over, after how many seconds, and how fast the content is then.
    private var spring: (edge: Double, seconds: Double, velocity: Double, offset: Double)?
    /// Seconds until it is over.
    private(set) var seconds: Double
    /// Where it comes to rest.
    private(set) var target: Double

    /// The natural motion from a speed in points a second.
    init(
        from start: Double, velocity: Double, rate: Double, minimum: Double, maximum: Double, bounces: Bool
    ) {
        self.start = start
        self.velocity = velocity
        decay = Self.decay(ofRate: rate)
        target = start + velocity / decay
        seconds = Self.secondsToRest(target - start, decay)
        if start < minimum || start > maximum {
            spring(to: start < minimum ? minimum : maximum, after: 0, velocity, from: start)
        } else if target < minimum || target > maximum {
            let edge = target < minimum ? minimum : maximum
            let part = 1 - (edge - start) * decay / velocity
            let reach = part > 0 ? -log(part) / decay : 0
            if bounces {
                spring(to: edge, after: reach, velocity * exp(-decay * reach), from: edge)
            } else {
                target = edge
                seconds = reach
            }
        }
    }

    /// The motion that ends at a target, for pages and for a delegate that has chosen one.
    init(from start: Double, to target: Double, rate: Double) {
        self.start = start
        self.target = target
        decay = Self.decay(ofRate: rate)
        velocity = (target - start) * decay
        seconds = Self.secondsToRest(target - start, decay)
    }

    /// Where the content would come to rest without edges.
    static func reach(from start: Double, velocity: Double, rate: Double) -> Double {
        start + velocity / decay(ofRate: rate)
    }

    func position(at time: Double) -> Double {
        guard time < seconds else { return target }
        if let spring, time >= spring.seconds {
            let passed = time - spring.seconds
            let push = spring.velocity + Self.springFrequency * spring.offset
            return spring.edge + (spring.offset + push * passed) * exp(-Self.springFrequency * passed)
        }
        return start + velocity / decay * (1 - exp(-decay * time))
    }

    private mutating func spring(to edge: Double, after delay: Double, _ velocity: Double, from position: Double) {
        let offset = position - edge
        spring = (edge, delay, velocity, offset)
        target = edge
        // Beyond the peak of a critical spring what is left shrinks by its exponent.
        let push = abs(velocity + Self.springFrequency * offset)
        var passed = 2 / Self.springFrequency
        while (abs(offset) + push * passed) * exp(-Self.springFrequency * passed) >= Self.rest, passed < 3 {
            passed += 1.0 / 60
        }
        seconds = delay + passed
    }

    private static func decay(ofRate rate: Double) -> Double {
        -1000 * log(min(max(rate, 0.5), 0.9999))
    }

    private static func secondsToRest(_ way: Double, _ decay: Double) -> Double {
        abs(way) <= rest ? 0 : log(abs(way) / rest) / decay
    }
}
