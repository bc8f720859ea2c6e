/// Sleeps of a world's tasks last virtual time.
///
/// They hide those of Swift's own library, and do what these do where no world runs.
extension Task where Success == Never, Failure == Never {
    /// Waits that long in virtual time; throws when the task is cancelled.
    public static func sleep(for duration: Duration) async throws {
        try await sleep(for: duration, tolerance: nil)
    }

    /// Waits that long in virtual time, which needs no tolerance.
    public static func sleep(for duration: Duration, tolerance: Duration?) async throws {
        guard VirtualExecutor.isRunning else {
            return try await realSleep(until: .now + duration, tolerance, ContinuousClock())
        }
        try await VirtualSleep.wait(for: duration)
    }

    /// Waits so many nanoseconds of virtual time; throws when the task is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil)
    }

    /// Waits that long by a clock's measure; every clock measures the same virtual time in a world.
    public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
    ) async throws {
        guard VirtualExecutor.isRunning, let duration = duration as? Duration else {
            return try await realSleep(until: clock.now.advanced(by: duration), tolerance, clock)
        }
        try await VirtualSleep.wait(for: duration)
    }

    /// Waits until an instant of a real clock: what lies between it and the clock's now passes in virtual time.
    public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C
    ) async throws {
        guard VirtualExecutor.isRunning, let rest = clock.now.duration(to: deadline) as? Duration else {
            return try await realSleep(until: deadline, tolerance, clock)
        }
        await MainActor.run {
            _ = World.current?.noteMisuse(
                "A task sleeps until an instant of \(C.self), a real clock. Sleep for a duration: that is virtual."
            )
        }
        try await VirtualSleep.wait(for: rest)
    }

    /// The clock's own sleep. Asked of a type parameter, it is not taken for the virtual one of the same name.
    private static func realSleep<C: Clock>(
        until deadline: C.Instant, _ tolerance: C.Instant.Duration?, _ clock: C
    ) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// Lets other tasks go on.
    public static func yield() async {
        guard VirtualExecutor.isRunning else { return await Task<Void, Never>.detached {}.value }
        try? await VirtualSleep.wait(for: .zero)
    }
}

/// A task that waits for virtual time to pass.
@MainActor
private final class VirtualSleep {
    private var continuation: UnsafeContinuation<Void, any Error>?
    private var order: Int?
    private var worldSerial = 0

    nonisolated init() {}

    nonisolated static func wait(for duration: Duration) async throws {
        try Task<Never, Never>.checkCancellation()
        let sleep = VirtualSleep()
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                MainActor.assumeIsolated { sleep.begin(continuation, duration) }
            }
        } onCancel: {
            // Only the world's own code cancels its tasks.
            if World.onThisThread != nil { MainActor.assumeIsolated { sleep.end(throwing: CancellationError()) } }
        }
    }

    private func begin(_ continuation: UnsafeContinuation<Void, any Error>, _ duration: Duration) {
        guard let world = World.current else { return continuation.resume(throwing: CancellationError()) }
        worldSerial = world.serial
        self.continuation = continuation
        let frames = FrameCount.covering(seconds: duration / .seconds(1))
        order = world.work.enqueueTask(atFrame: world.frame + frames) {
            self.end(throwing: nil)
        } cancellation: {
            self.end(throwing: CancellationError())
        }
    }

    private func end(throwing error: CancellationError?) {
        guard let continuation else { return }
        self.continuation = nil
        if let order { World.current(serial: worldSerial)?.work.remove(order) }
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
}
