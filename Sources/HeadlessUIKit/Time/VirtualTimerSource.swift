internal import CConcurrencyHooks

/// A timer source of Dispatch that fires in the turns of the world's loop.
@MainActor
final class VirtualTimerSource {
    var handler: VirtualDispatch.Block?
    var cancelHandler: VirtualDispatch.Block?
    private var isActivated = false
    private var suspensions = 0
    private var isCancelled = false
    /// Virtual seconds since launch; nil while it has not been scheduled, or has fired for the last time.
    private var nextSeconds: Double?
    private var interval = Double.infinity
    /// Its place in the main queue.
    private var order: Int?

    init() {
        transition_dispatch_count_timers(1)
    }

    deinit {
        transition_dispatch_count_timers(-1)
    }

    private var runs: Bool { isActivated && suspensions == 0 && !isCancelled }

    /// Takes an instant and nanoseconds in Dispatch's own form.
    func schedule(_ start: UInt64, _ nanoseconds: UInt64) {
        guard let world = World.current else { return }
        nextSeconds = world.seconds + VirtualDispatch.secondsFromNow(start)
        interval = nanoseconds >= UInt64(Int64.max) ? .infinity : Double(nanoseconds) / 1e9
        enqueue()
    }

    func activate() {
        guard !isActivated else { return }
        isActivated = true
        enqueue()
    }

    /// A source that was never activated is so by its first resumption.
    func resume() {
        if isActivated { suspensions = max(0, suspensions - 1) }
        isActivated = true
        enqueue()
    }

    func suspend() {
        suspensions += 1
        stop()
    }

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        stop()
        handler = nil
        guard let cancelHandler else { return }
        self.cancelHandler = nil
        nonisolated(unsafe) let block = cancelHandler
        World.current?.enqueue(afterSeconds: 0) { block() }
    }

    /// Takes back the next firing.
    func stop() {
        if let order { World.current?.work.remove(order) }
        order = nil
    }

    private func enqueue() {
        stop()
        guard runs, !World.isFrozen, let world = World.current, let nextSeconds else { return }
        World.effectCount += 1
        let frames = FrameCount.covering(seconds: max(0, nextSeconds - world.seconds))
        let isEndless = interval < .infinity || nextSeconds == .infinity
        order = world.work.enqueue(
            atFrame: world.frame + max(1, frames), isEndless: isEndless, isClients: true
        ) { [weak self] in
            self?.fire()
        }
    }

    private func fire() {
        order = nil
        guard runs, let seconds = nextSeconds, let world = World.current else { return }
        nextSeconds = nil
        if interval < .infinity {
            // What was missed meanwhile is one firing.
            let missed = interval > 0 ? ((world.seconds - seconds) / interval).rounded(.down) : 0
            nextSeconds = seconds + interval * max(1, missed + 1)
        }
        let handler = handler
        handler?()
        if order == nil { enqueue() }
    }
}
