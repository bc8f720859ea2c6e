import CProcessIsolation

/// What tells whether a child does anything: how long it has worked or slept since it made progress.
struct SignsOfLife {
    private let process: Int32
    private var lastProgress: UInt64 = .max
    private var lastLook = seconds()
    private var processorTime = 0.0
    private var secondsAsleep = 0.0
    /// Seconds of work and sleep without progress. A child that waits for a processor does neither.
    private(set) var silence = 0.0
    /// Whether it slept for most of its silence, as whatever waits for a lock does.
    var isMostlyAsleep: Bool { secondsAsleep > silence / 2 }
    /// Bytes in use.
    private(set) var memory: UInt64 = 0

    /// Seconds between looks at what the system knows of the child, which costs something.
    private static let secondsBetweenLooks = 0.02
    /// Seconds that one look can add: whoever looks may have been held up, and the child only waits for that.
    private static let longestSleepBetweenLooks = 0.1

    init(process: Int32) {
        self.process = process
    }

    mutating func note(progress: UInt64, now: Double) {
        let isSign = progress != lastProgress
        guard isSign || now - lastLook >= Self.secondsBetweenLooks else { return }
        if isSign, now - lastLook < Self.secondsBetweenLooks, lastProgress != .max {
            // Nothing is known of the time since the last look but that it was short.
            (lastProgress, silence, secondsAsleep, processorTime) = (progress, 0, 0, -1)
            return
        }
        let activity = isolated_child_activity(process)
        let time = Double(activity.processor_time) / 1e9
        memory = activity.memory
        if isSign || processorTime < 0 {
            (lastProgress, processorTime, secondsAsleep) = (progress, time, 0)
        } else if activity.is_asleep {
            secondsAsleep += min(now - lastLook, Self.longestSleepBetweenLooks)
        }
        lastLook = now
        silence = time - processorTime + secondsAsleep
    }
}

func seconds() -> Double {
    Double(isolated_child_clock()) / 1e9
}
