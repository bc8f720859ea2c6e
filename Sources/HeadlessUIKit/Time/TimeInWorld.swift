/// What waits for its time in a world.
@MainActor
final class TimeInWorld {
    /// What runs by the clock, for the account of what it holds.
    private(set) lazy var clocks = Clocks()
    /// Display links that were added and not removed, in that order.
    @exclusivity(unchecked) var displayLinks: [CADisplayLink] = []
    /// Timers that wait for their turn.
    @exclusivity(unchecked) var scheduledTimers: [ScheduledTimer] = []
    /// Blocks that wait until the members of a group have left.
    @exclusivity(unchecked) var waitingGroups: [WaitingGroup] = []
    @exclusivity(unchecked) var notifications: [AwaitedNotification] = []
    /// Dispatch's timer sources by their addresses.
    @exclusivity(unchecked) var timerSources: [Int: VirtualTimerSource] = [:]

    /// Forgets what waits; clocks are ended apart, for the account.
    func removeAll() {
        displayLinks = []
        scheduledTimers = []
        timerSources = [:]
        notifications = []
        waitingGroups = []
    }
}

extension World {
    var time: TimeInWorld { unsafeDowncast(timePart, to: TimeInWorld.self) }
}
