/// Waiting blocks the world's only thread, so that nothing can happen meanwhile: a wait succeeds at once or not at all.
extension DispatchGroup {
    /// Whether all members have left; a world does not wait for the rest.
    @_disfavoredOverload
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        guard let world = World.onThisThread else { return wait(wallTimeout: timeout.asWallTime) }
        let result = waitNot()
        if result == .timedOut { world.noteBlockingWait("DispatchGroup") }
        return result
    }

    /// Returns at once in a world, where a wait for a member that has not left would last for ever.
    @_disfavoredOverload
    public func wait() {
        _ = wait(timeout: .distantFuture)
    }

    /// Whether all members have left by now.
    func waitNot() -> DispatchTimeoutResult { wait(wallTimeout: .now()) }
}

extension DispatchSemaphore {
    /// Takes one from the count if there is one; a world does not wait for it.
    @_disfavoredOverload
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        guard let world = World.onThisThread else { return wait(wallTimeout: timeout.asWallTime) }
        let result = wait(wallTimeout: .now())
        if result == .timedOut { world.noteBlockingWait("DispatchSemaphore") }
        return result
    }

    /// Returns at once in a world, where a wait for a signal that has not come would last for ever.
    @_disfavoredOverload
    public func wait() {
        _ = wait(timeout: .distantFuture)
    }
}

extension World {
    fileprivate nonisolated func noteBlockingWait(_ type: String) {
        MainActor.assumeIsolated {
            _ = noteMisuse(
                "\(type).wait blocks the thread on which everything of a world runs: it has given up at once.")
        }
    }
}
