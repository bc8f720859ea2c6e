/// Every queue's work runs in turns of the world's loop, on its thread; without a world all is as it was.
///
/// These hide Dispatch's own methods in files that do not import Dispatch or Foundation by name. In files that do, the
/// first two forms are still chosen, as they have fewer defaulted arguments. Where Dispatch's own are chosen, the work
/// comes by `VirtualDispatch`.
extension DispatchQueue {
    /// Runs a block in the next turn.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let world = World.onThisThread else { return runUnseen(DispatchWorkItem(block: work)) }
        world.enqueue(afterSeconds: 0, work)
    }

    /// Runs a block in the first turn at or after an instant.
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard let world = World.onThisThread else {
            return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
        }
        world.enqueue(afterSeconds: deadline.secondsFromNow, work)
    }

    // In files that import Dispatch by name its own forms of these are taken, and come by `VirtualDispatch`.

    /// Runs a block in the next turn, as a member of the group. Priorities do not matter in a world.
    @_disfavoredOverload
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard let world = World.onThisThread else {
            let item = DispatchWorkItem(qos: qos, flags: flags, block: work)
            return group.map { async(group: $0, execute: item) } ?? runUnseen(item)
        }
        group?.enter()
        world.enqueue(afterSeconds: 0) {
            work()
            group?.leave()
        }
    }

    /// Runs a work item in the next turn, unless it is cancelled before.
    @_disfavoredOverload
    public func async(execute workItem: DispatchWorkItem) {
        guard let world = World.onThisThread else { return runUnseen(workItem) }
        world.enqueue(workItem, afterSeconds: 0)
    }

    /// Runs a work item in the first turn at or after an instant, unless it is cancelled before.
    @_disfavoredOverload
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        guard let world = World.onThisThread else {
            nonisolated(unsafe) let item = execute
            return asyncAfter(deadline: deadline, qos: .unspecified) { item.perform() }
        }
        world.enqueue(execute, afterSeconds: deadline.secondsFromNow)
    }

    /// Has Dispatch itself run an item.
    private func runUnseen(_ item: DispatchWorkItem) {
        async(group: DispatchGroup(), execute: item)
    }

    /// Runs a block at once: in a world every queue's work runs on the same thread.
    @_disfavoredOverload
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        World.onThisThread == nil ? try sync(flags: [], execute: work) : try work()
    }

    /// Runs a block at once: in a world every queue's work runs on the same thread.
    @_disfavoredOverload
    public func sync(execute block: () -> Void) {
        if World.onThisThread == nil { sync(flags: [], execute: block) } else { block() }
    }
}

extension DispatchGroup {
    /// Runs a block in the turn after the one in which the last of the group's members left.
    public func notify(queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let world = World.onThisThread else { return notify(qos: .unspecified, queue: queue, execute: work) }
        MainActor.assumeIsolated {
            world.time.waitingGroups.append(WaitingGroup(group: self, block: work))
            world.releaseEmptyGroups()
        }
    }

    /// Performs a work item in the turn after the one in which the last member left, unless it is cancelled before.
    @_disfavoredOverload
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        nonisolated(unsafe) let item = work
        notify(queue: queue) { item.perform() }
    }
}

/// A block that waits until the members of a group have left.
struct WaitingGroup {
    let group: DispatchGroup
    let block: @Sendable @convention(block) () -> Void
}

extension World {
    nonisolated func enqueue(
        afterSeconds seconds: Double, _ work: @escaping @Sendable @convention(block) () -> Void
    ) {
        MainActor.assumeIsolated {
            guard !World.isFrozen else { return }
            World.effectCount += 1
            let due = frame + FrameCount.covering(seconds: seconds)
            _ = self.work.enqueue(atFrame: due, isEndless: seconds == .infinity, isClients: true) { work() }
        }
    }

    fileprivate nonisolated func enqueue(_ item: DispatchWorkItem, afterSeconds seconds: Double) {
        nonisolated(unsafe) let item = item
        enqueue(afterSeconds: seconds) { if !item.isCancelled { item.perform() } }
    }

    /// Lets the blocks go that waited for groups which are empty now.
    func releaseEmptyGroups() {
        if !time.notifications.isEmpty { releaseNotifications() }
        guard !time.waitingGroups.isEmpty, !World.isFrozen else { return }
        let isEmpty = time.waitingGroups.map { $0.group.waitNot() == .success }
        let waiting = time.waitingGroups
        time.waitingGroups = []
        for (entry, isEmpty) in zip(waiting, isEmpty) {
            if isEmpty { enqueue(afterSeconds: 0, entry.block) } else { time.waitingGroups.append(entry) }
        }
    }
}

extension DispatchTime {
    /// What virtual instants begin from: no real clock shows as much.
    private static let virtualOrigin: UInt64 = 1 << 61

    /// The instant of the world's clock; the real one where there is no world.
    @_disfavoredOverload
    public static func now() -> DispatchTime {
        guard let world = World.onThisThread else { return realNow }
        let seconds = MainActor.assumeIsolated { world.seconds }
        return DispatchTime(uptimeNanoseconds: virtualOrigin + UInt64((seconds * 1e9).rounded()))
    }

    /// An instant as Dispatch's functions get it.
    init(raw: UInt64) {
        self = raw == .max ? .distantFuture : DispatchTime(uptimeNanoseconds: raw)
    }

    /// The same instant by the calendar's clock, where there is no world.
    var asWallTime: DispatchWallTime { self == .distantFuture ? .distantFuture : .now() + secondsFromNow }

    private static var realNow: DispatchTime {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return DispatchTime(uptimeNanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
    }

    /// Seconds from now on. An instant that was computed from the real clock falls short by what has passed since, and
    /// whole frames make up for it. Infinity for a time that never comes.
    var secondsFromNow: Double {
        if self == .distantFuture { return .infinity }
        let isVirtual = uptimeNanoseconds >= Self.virtualOrigin / 2
        let now = isVirtual ? DispatchTime.now() : Self.realNow
        return uptimeNanoseconds > now.uptimeNanoseconds
            ? Double(uptimeNanoseconds - now.uptimeNanoseconds) / 1e9 : 0
    }
}

extension DispatchWallTime {
    /// The calendar shows the world's clock, from an early day on.
    private static let virtualOrigin = 86_400.0
    /// No calendar shows the first ten years.
    private static let endOfVirtual = 10 * 365 * 86_400.0

    /// The instant of the world's clock; the real one where there is no world.
    @_disfavoredOverload
    public static func now() -> DispatchWallTime {
        guard let world = World.onThisThread else { return realNow }
        let seconds = virtualOrigin + MainActor.assumeIsolated { world.seconds }
        let whole = seconds.rounded(.down)
        return DispatchWallTime(
            timespec: timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9)))
    }

    private static var realNow: DispatchWallTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return DispatchWallTime(timespec: time)
    }

    /// Seconds from now until an instant that Dispatch's functions get as `raw`: nanoseconds of the calendar, negated.
    static func secondsFromNow(raw: UInt64) -> Double {
        let nanoseconds = Double(0 &- raw)
        let isVirtual = nanoseconds < endOfVirtual * 1e9
        let now = isVirtual ? DispatchWallTime.now() : realNow
        return max(0, (nanoseconds - Double(0 &- now.rawValue)) / 1e9)
    }
}
