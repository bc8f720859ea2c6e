import Foundation

/// A damped spring that has settled, to one part in a thousand, at the end of its duration (ledger 7.3–7.5).
struct SpringCurve: Hashable, Sendable {
    /// ω in 1/s.
    let angularFrequency: Double
    /// ζ; 1 is critical. Over-damped springs act as critical ones unless they are allowed (C21).
    let dampingRatio: Double
    /// Whole distances per second.
    let initialVelocity: Double
    /// Seconds until it has settled.
    let duration: Double

    /// What is left of the distance when a spring counts as settled.
    private static let remainder = 0.001
    /// ω·D of a critical spring: (1 + ωD)·e^(−ωD) = 0.001.
    private static let criticalProduct = 9.2334134764
    /// Below this ratio a spring never settles within any use of it.
    private static let leastRatio = 0.01
    /// Above this one nothing that is shown moves.
    private static let mostRatio = 1000.0

    /// A spring that settles in that many seconds; its frequency is computed (ledger 7.5).
    init(
        dampingRatio: Double, initialVelocity: Double, duration: Double, isOverdampedAllowed: Bool = false
    ) {
        let ratio = Self.bounded(dampingRatio, isOverdampedAllowed)
        self.dampingRatio = ratio
        self.initialVelocity = initialVelocity
        self.duration = duration
        if ratio == 1 {
            angularFrequency = Self.criticalProduct / duration
        } else if ratio > 1 {
            angularFrequency = Self.overdampedFrequency(ratio: ratio, velocity: initialVelocity, duration: duration)
        } else {
            angularFrequency = Self.frequency(ratio: ratio, velocity: initialVelocity, duration: duration)
        }
    }

    private static func bounded(_ ratio: Double, _ isOverdampedAllowed: Bool) -> Double {
        min(max(ratio, leastRatio), isOverdampedAllowed ? mostRatio : 1)
    }

    /// A physical spring; the time it needs to settle is computed (ledger 5.18).
    init(
        mass: Double, stiffness: Double, damping: Double, initialVelocity: Double, isOverdampedAllowed: Bool = false
    ) {
        let frequency = (stiffness / mass).squareRoot()
        let ratio = Self.bounded(damping / (2 * (stiffness * mass).squareRoot()), isOverdampedAllowed)
        angularFrequency = frequency
        dampingRatio = ratio
        self.initialVelocity = initialVelocity
        if ratio == 1 {
            duration = Self.criticalProduct / frequency
        } else if ratio > 1 {
            let slow = Self.slowPart(frequency: frequency, ratio: ratio, velocity: initialVelocity)
            duration = max(log(abs(slow.amplitude) / Self.remainder) / slow.decay, 0)
        } else {
            let decay = ratio * frequency
            // What cosine and sine come to together at most.
            let reach = 1 + Self.amplitude(frequency: frequency, ratio: ratio, velocity: initialVelocity)
            duration = max(log(reach / Self.remainder) / decay, 0)
        }
    }

    /// A spring that seems to take so many seconds: one undamped swing. `bounce` is 0 for critical, 1 for undamped, and
    /// below 0 for over-damped.
    init(perceptualDuration: Double, bounce: Double, initialVelocity: Double) {
        let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
        let ratio = bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - bounce
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity, isOverdampedAllowed: true)
    }

    /// Progress at a part of the duration.
    func progress(at part: Double) -> Double {
        let time = part * duration
        let decay = dampingRatio * angularFrequency
        guard dampingRatio <= 1 else {
            let slow = Self.slowPart(frequency: angularFrequency, ratio: dampingRatio, velocity: initialVelocity)
            let fastDecay = 2 * decay - slow.decay
            return 1 - slow.amplitude * exp(-slow.decay * time) - (1 - slow.amplitude) * exp(-fastDecay * time)
        }
        guard dampingRatio < 1 else {
            return 1 - exp(-decay * time) * (1 + (decay - initialVelocity) * time)
        }
        let swing = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let sine = (decay - initialVelocity) / swing * sin(swing * time)
        return 1 - exp(-decay * time) * (cos(swing * time) + sine)
    }

    /// |(β − v) / ωd|: how wide the decaying swing is.
    private static func amplitude(frequency: Double, ratio: Double, velocity: Double) -> Double {
        abs(ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
    }

    /// The slower of the two decays that make up an over-damped way, and its share.
    private static func slowPart(
        frequency: Double, ratio: Double, velocity: Double
    ) -> (decay: Double, amplitude: Double) {
        let root = (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (frequency * (ratio - root), frequency * (ratio + root))
        return (slow, (fast - velocity) / (fast - slow))
    }

    /// The frequency with which the slow part has one part in a thousand left at the end.
    private static func overdampedFrequency(ratio: Double, velocity: Double, duration: Double) -> Double {
        var frequency = 1 / duration
        for _ in 0..<60 {
            let slow = slowPart(frequency: frequency, ratio: ratio, velocity: velocity)
            let wanted = log(max(abs(slow.amplitude) / remainder, 1.001)) / duration
            frequency *= wanted / slow.decay
        }
        return frequency
    }

    /// Solves amplitude · e^(−ζωD) = 0.001 for ω: the greatest solution, as it is the one that a velocity of 0 has.
    private static func frequency(ratio: Double, velocity: Double, duration: Double) -> Double {
        let still = log(ratio / (1 - ratio * ratio).squareRoot() / remainder) / (ratio * duration)
        guard velocity != 0, velocity.isFinite else { return still }
        func excess(_ frequency: Double) -> Double {
            amplitude(frequency: frequency, ratio: ratio, velocity: velocity)
                * exp(-ratio * frequency * duration) - remainder
        }
        // From above, in small steps, until the spring no longer settles in time.
        var high = still
        while excess(high) > 0 { high *= 2 }
        var low = high
        while excess(low) <= 0 {
            high = low
            low *= 0.98
        }
        while high - low > 1e-12 * high {
            let middle = (low + high) / 2
            if middle <= low || middle >= high { break }
            if excess(middle) > 0 { low = middle } else { high = middle }
        }
        return high
    }
}
