/// Timers fire in turns of the world's loop.
///
/// Foundation's own timers serve as values: a world never puts one into a real run loop. A fire date that is reckoned
/// from the reference date is one of virtual time.
extension Timer {
    /// Makes a timer that fires after so many seconds, and again at that interval if it repeats.
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Makes a timer that sends a message to its target, which it keeps alive until it is invalid.
    @preconcurrency @MainActor
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Makes a timer for `RunLoop.add(_:forMode:)`.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
    ) {
        // Foundation traps on what is no number of seconds.
        let interval = interval.isFinite ? min(interval, 1e9) : interval > 0 ? 1e9 : 0
        let first: Date
        if let world = World.onThisThread {
            first = Date(timeIntervalSinceReferenceDate: MainActor.assumeIsolated { world.seconds } + max(interval, 0))
        } else {
            first = Date(timeIntervalSinceNow: interval)
        }
        let held = Clocks.TimerBlock(block)
        self.init(fire: first, interval: interval, repeats: repeats) { held.run($0) }
        nonisolated(unsafe) let timer = self
        if let world = World.onThisThread { MainActor.assumeIsolated { world.time.clocks.note(held, of: timer) } }
    }
}

extension RunLoop {
    /// Has a timer fire in the turns of the world's loop in that mode, beside those for which it was added before.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        nonisolated(unsafe) let timer = timer
        guard let world = World.onThisThread else { return timer.scheduleInRealTime() }
        MainActor.assumeIsolated { world.add(timer, for: LoopModes(mode)) }
    }

    /// Runs a block in the next turn of the default mode.
    public func perform(_ block: @escaping @Sendable () -> Void) {
        perform(inModes: [.default], block: block)
    }

    /// Runs a block in the next turn in one of the modes; outside a world, in the main queue's next.
    public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
        guard let world = World.onThisThread else { return DispatchQueue.main.async(execute: block) }
        let modes = LoopModes(modes)
        MainActor.assumeIsolated {
            guard !World.isFrozen, !modes.isEmpty else { return }
            World.effectCount += 1
            world.work.enqueue(atFrame: world.frame + 1, isClients: true, modes: modes, block)
        }
    }
}

/// A timer that waits for its turn.
struct ScheduledTimer {
    let timer: Timer
    var modes: LoopModes
    let dueFrame: Int
    var order: Int
}

extension World {
    fileprivate func add(_ timer: Timer, for modes: LoopModes) {
        guard timer.isValid, !World.isFrozen, !modes.isEmpty else { return }
        guard let index = time.scheduledTimers.firstIndex(where: { $0.timer === timer }) else {
            if timer.timeInterval > 0 { time.clocks.start(timer, in: self) }
            return schedule(timer, afterSeconds: timer.secondsUntilFire(in: self), modes)
        }
        time.scheduledTimers[index].modes.formUnion(modes)
        work.remove(time.scheduledTimers[index].order)
        time.scheduledTimers[index].order = enqueue(
            timer, atFrame: time.scheduledTimers[index].dueFrame, time.scheduledTimers[index].modes)
    }

    private func schedule(_ timer: Timer, afterSeconds seconds: Double, _ modes: LoopModes) {
        guard timer.isValid, !World.isFrozen else { return }
        let due = frame + max(1, FrameCount.covering(seconds: seconds))
        let order = enqueue(timer, atFrame: due, modes)
        time.scheduledTimers.append(ScheduledTimer(timer: timer, modes: modes, dueFrame: due, order: order))
    }

    private func enqueue(_ timer: Timer, atFrame due: Int, _ modes: LoopModes) -> Int {
        let interval = timer.timeInterval
        World.effectCount += 1
        return work.enqueue(atFrame: due, isEndless: interval > 0, isClients: true, modes: modes) { [weak self] in
            let modes = self?.time.scheduledTimers.first { $0.timer === timer }?.modes ?? modes
            self?.time.scheduledTimers.removeAll { $0.timer === timer }
            guard timer.isValid else { return }
            guard interval > 0, let self else { return timer.fire() }
            running(EndlessWork(mover: .timer, since: -1), timer.fire)
            schedule(timer, afterSeconds: interval, modes)
        }
    }
}

extension Timer {
    @MainActor
    fileprivate func secondsUntilFire(in world: World) -> Double {
        let reckoned = fireDate.timeIntervalSinceReferenceDate
        // No app lives for ten years, and no calendar shows the first ten.
        let isVirtual = reckoned < 10 * 365 * 86_400
        return isVirtual ? reckoned - world.seconds : fireDate.timeIntervalSinceNow
    }

    /// Without a world a timer fires by the real clock.
    fileprivate func scheduleInRealTime() {
        nonisolated(unsafe) let timer = self
        let seconds = max(0, fireDate.timeIntervalSinceNow)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, qos: .unspecified) {
            guard timer.isValid else { return }
            timer.fire()
            if timer.isValid { timer.scheduleInRealTime() }
        }
    }
}
