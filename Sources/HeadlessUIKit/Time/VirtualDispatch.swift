internal import CConcurrencyHooks

/// Takes the work that reaches Dispatch's own functions on a world's thread: of overloads that nothing hides, of work
/// items and timer sources, and of modules that know nothing of this one.
enum VirtualDispatch {
    /// What Dispatch passes for no block.
    typealias Block = @convention(block) () -> Void

    static func install() {
        transition_dispatch_hooks_install(
            transition_dispatch_hooks(
                take: { VirtualDispatch.take($0, $1, $2) },
                take_notification: { VirtualDispatch.takeNotification($0, $1, $2) },
                made_timer: { VirtualDispatch.addTimer($0) },
                set_timer: { source, start, interval in
                    VirtualDispatch.change(source) { $0.schedule(start, interval) }
                },
                set_timer_handler: { VirtualDispatch.setHandler(of: $0, isForCancellation: $1, $2) },
                change_timer: { VirtualDispatch.changeTimer($0, $1) }))
    }

    /// The block at an address, which lives on from here.
    private static func block(at address: UnsafeMutableRawPointer) -> Block {
        unsafeBitCast(address, to: Block.self)
    }

    private static func take(
        _ instant: UInt64, _ address: UnsafeMutableRawPointer?, _ group: UnsafeMutableRawPointer?
    ) -> Bool {
        guard let world = World.onThisThread, let address else { return false }
        nonisolated(unsafe) let (block, group) = (block(at: address), group)
        if group != nil { transition_dispatch_group_enter(group) }
        world.enqueue(afterSeconds: secondsFromNow(instant)) {
            block()
            if group != nil { transition_dispatch_group_leave(group) }
        }
        return true
    }

    private static func takeNotification(
        _ observed: UnsafeMutableRawPointer?, _ isGroup: Bool, _ address: UnsafeMutableRawPointer?
    ) -> Bool {
        guard let world = World.onThisThread, let address else { return false }
        nonisolated(unsafe) let block = block(at: address)
        let notification = AwaitedNotification { block() }
        let tell: Block = { notification.isDue = true }
        transition_dispatch_tell(
            observed, isGroup, unsafeBitCast(tell, to: UnsafeMutableRawPointer.self))
        MainActor.assumeIsolated {
            world.time.notifications.append(notification)
            world.releaseNotifications()
        }
        return true
    }

    /// Seconds from now until an instant in Dispatch's own form.
    static func secondsFromNow(_ instant: UInt64) -> Double {
        switch instant {
        case 0: 0
        case .max: .infinity
        case _ where Int64(bitPattern: instant) < 0: DispatchWallTime.secondsFromNow(raw: instant)
        default: DispatchTime(raw: instant).secondsFromNow
        }
    }

    // MARK: Timer sources

    private static func addTimer(_ source: UnsafeMutableRawPointer?) {
        guard let world = World.onThisThread, let source else { return }
        let key = Int(bitPattern: source)
        MainActor.assumeIsolated { world.time.timerSources[key] = VirtualTimerSource() }
    }

    private static func change(
        _ source: UnsafeMutableRawPointer?, _ change: @MainActor (VirtualTimerSource) -> Void
    ) -> Bool {
        guard let world = World.onThisThread, let source else { return false }
        let key = Int(bitPattern: source)
        return MainActor.assumeIsolated {
            guard let timer = world.time.timerSources[key] else { return false }
            change(timer)
            return true
        }
    }

    private static func setHandler(
        of source: UnsafeMutableRawPointer?, isForCancellation: Bool, _ address: UnsafeMutableRawPointer?
    ) -> Bool {
        // Not by `map`: a generic function takes a block for another kind of function.
        nonisolated(unsafe) var block: Block?
        if let address { block = self.block(at: address) }
        return change(source) { if isForCancellation { $0.cancelHandler = block } else { $0.handler = block } }
    }

    private static func changeTimer(_ source: UnsafeMutableRawPointer?, _ kind: Int32) {
        let isTimer = change(source) { timer in
            switch transition_timer_change(UInt32(kind)) {
            case transition_timer_activated: timer.activate()
            case transition_timer_resumed: timer.resume()
            case transition_timer_suspended: timer.suspend()
            case transition_timer_cancelled: timer.cancel()
            default: timer.stop()
            }
        }
        guard isTimer, kind == Int32(transition_timer_released.rawValue), let source else { return }
        let key = Int(bitPattern: source)
        MainActor.assumeIsolated { _ = World.current?.time.timerSources.removeValue(forKey: key) }
    }
}

/// A block that waits until a group is empty or a work item has ended. Dispatch says so on another thread, which the
/// world awaits.
final class AwaitedNotification: @unchecked Sendable {
    var isDue = false
    let block: @Sendable @convention(block) () -> Void

    init(_ block: @escaping @Sendable @convention(block) () -> Void) {
        self.block = block
    }
}

extension World {
    /// Lets the blocks go whose groups are empty or whose work items have ended by now.
    func releaseNotifications() {
        guard !World.isFrozen else { return }
        transition_dispatch_await_telling()
        let due = time.notifications.filter(\.isDue)
        guard !due.isEmpty else { return }
        time.notifications.removeAll(where: \.isDue)
        for notification in due { enqueue(afterSeconds: 0, notification.block) }
    }
}
