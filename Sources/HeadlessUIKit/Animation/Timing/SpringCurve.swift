import Foundation

/// A damped spring that has settled, to one part in a thousand, at the end of its duration (ledger 7.3–7.5).
struct SpringCurve: Hashable, Sendable {
    /// ω in 1/s.
    let angularFrequency: Double
    /// ζ in 0…1; 1 is critical. Over-damped springs act as critical ones (C21).
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

    /// A spring that settles in that many seconds; its frequency is computed (ledger 7.5).
    init(dampingRatio: Double, initialVelocity: Double, duration: Double) {
        let ratio = min(max(dampingRatio, Self.leastRatio), 1)
        self.dampingRatio = ratio
        self.initialVelocity = initialVelocity
        self.duration = duration
        angularFrequency =
            ratio == 1
            ? Self.criticalProduct / duration
            : Self.frequency(ratio: ratio, velocity: initialVelocity, duration: duration)
    }

    /// A physical spring; the time it needs to settle is computed (ledger 5.18).
    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        let frequency = (stiffness / mass).squareRoot()
        let ratio = min(max(damping / (2 * (stiffness * mass).squareRoot()), Self.leastRatio), 1)
        angularFrequency = frequency
        dampingRatio = ratio
        self.initialVelocity = initialVelocity
        if ratio == 1 {
            duration = Self.criticalProduct / frequency
        } else {
            let decay = ratio * frequency
            let amplitude = Self.amplitude(frequency: frequency, ratio: ratio, velocity: initialVelocity)
            duration = max(log(amplitude / Self.remainder) / decay, 0)
        }
    }

    /// Progress at a part of the duration.
    func progress(at part: Double) -> Double {
        let time = part * duration
        let decay = dampingRatio * angularFrequency
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
