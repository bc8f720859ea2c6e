/// Sleeps that a world's tasks ask a clock for last virtual time too; outside a world they are the clock's own.
extension Clock {
    /// Waits that long; every clock measures the same virtual time in a world.
    public func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws {
        try await Task<Never, Never>.sleep(for: duration, tolerance: tolerance, clock: self)
    }
}

extension ContinuousClock {
    /// Waits until an instant, which in a world is another distance away at each run, and is noted as misuse.
    public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await Task<Never, Never>.sleep(until: deadline, tolerance: tolerance, clock: self)
    }
}

extension SuspendingClock {
    /// Waits until an instant, which in a world is another distance away at each run, and is noted as misuse.
    public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await Task<Never, Never>.sleep(until: deadline, tolerance: tolerance, clock: self)
    }
}
