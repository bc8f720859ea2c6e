import CProcessIsolation
import Foundation

/// Performs `body` in a forked copy of this process and returns what became of it.
///
/// Use it for code that may trap or never return. The child has default signal handlers and its own standard error, and
/// ends with `body`; nothing that it changes reaches the parent but the bytes it returns and its journal.
///
/// - Parameters:
///   - journalSize: Bytes of the journal; one record may take nearly half.
///   - timeout: Seconds that the child may work, or sleep, without progress in the journal before it is killed. Time in
///     which a busy machine gives it no processor does not count.
///   - prints: Whether what it prints is printed.
///   - onProgress: Called about every tenth of a second while the child works.
///   - body: The work; it must note its progress in the journal.
/// - Throws: When the system has no process, pipe or memory left, and has none for some seconds.
@MainActor
package func runInChild(
    journalSize: Int = 65_536, timeout: Double, prints: Bool = true, onProgress: ((JournalRecord) -> Void)? = nil,
    body: @MainActor (Journal) -> Data
) throws(IsolationError) -> ChildOutcome {
    var journal = try Journal(size: journalSize)
    defer { journal.free() }
    let child = startChild()
    if child.process < 0 {
        throw IsolationError(description: "no child process: \(lastSystemError())")
    }
    if child.process == 0 {
        isolation_note_death(journal.head)
        if !prints { _ = isolation_silence_output() }
        journal.result = child.result
        let result = body(journal)
        writeAll(result, to: child.result)
        journal.finish(resultLength: result.count)
        isolated_child_end(0)
    }
    var watch = ChildWatch(child: child, journal: journal, timeout: timeout)
    return watch.waitForEnd(onProgress: onProgress)
}

/// A child, or none after a few seconds: a machine that is short of processes may have some again soon.
private func startChild() -> isolated_child {
    for pause in [10_000, 100_000, 1_000_000, 2_000_000] as [UInt32] {
        let child = isolated_child_start()
        if child.process >= 0 || errno != EAGAIN && errno != ENOMEM { return child }
        usleep(pause)
    }
    return isolated_child_start()
}

/// The parent's side of one child: its pipes, its watchdog and its end.
private struct ChildWatch {
    let child: isolated_child
    let journal: Journal
    let timeout: Double
    var result: DescriptorReader
    var message: DescriptorReader
    private var signs: SignsOfLife

    private static let messageLimit = 16_384
    private static let secondsBetweenReports = 0.1
    /// Bytes of memory at which a child is taken to be after all of it.
    private static let memoryLimit: UInt64 = 4 << 30
    /// Seconds of work or sleep in which a child that is asked for its stack, or has noted its death, has to be done.
    private static let secondsToAnswer = 1.0
    /// Seconds that an answer is waited for in any case: a child that is stopped neither works nor sleeps.
    private static let longestWaitForAnswer = 20.0

    init(child: isolated_child, journal: Journal, timeout: Double) {
        self.child = child
        self.journal = journal
        self.timeout = timeout
        result = DescriptorReader(descriptor: child.result)
        message = DescriptorReader(descriptor: child.message, keepingLast: Self.messageLimit)
        signs = SignsOfLife(process: child.process)
    }

    mutating func waitForEnd(onProgress: ((JournalRecord) -> Void)?) -> ChildOutcome {
        defer {
            result.close()
            message.close()
        }
        var lastReport = seconds()
        while true {
            isolated_child_wait_for_bytes(child, 2)
            drain()
            let status = isolated_child_poll(child.process)
            if status.is_ended {
                drain()
                return outcome(of: status)
            }
            let now = seconds()
            signs.note(progress: journal.progress, now: now)
            if journal.deadlySignal != 0, signs.silence > Self.secondsToAnswer {
                // It died, and its last note hangs.
                return .crashed(end(reason: signalName(journal.deadlySignal)))
            }
            if signs.memory > Self.memoryLimit { return .crashed(end(reason: "memory")) }
            if signs.silence > timeout { return .hung(end(reason: "hang")) }
            if let onProgress, now - lastReport >= Self.secondsBetweenReports {
                lastReport = now
                onProgress(journal.read())
            }
        }
    }

    private mutating func drain() {
        result.drain()
        message.drain()
    }

    /// Kills the child, which may say before where it is.
    private mutating func end(reason: String) -> ChildCrash {
        if journal.deadlySignal == 0 {
            journal.forgetStack()
            isolated_child_ask_for_stack(child.process)
            let end = seconds() + Self.longestWaitForAnswer
            signs = SignsOfLife(process: child.process)
            while journal.stack == nil, signs.silence < Self.secondsToAnswer, seconds() < end {
                isolated_child_wait_for_bytes(child, 2)
                drain()
                signs.note(progress: 0, now: seconds())
            }
        }
        isolated_child_kill(child.process)
        drain()
        return crash(reason: reason)
    }

    private func outcome(of status: isolated_child_status) -> ChildOutcome {
        let saidLength = journal.saidLength
        if let length = journal.resultLength, saidLength + length == result.bytes.count {
            return .finished(Data(result.bytes.dropFirst(saidLength)))
        }
        // A second fault while the first was noted is not what it died of.
        let signal = journal.deadlySignal != 0 ? journal.deadlySignal : status.signal
        return .crashed(crash(reason: signal != 0 ? signalName(signal) : "exit \(status.exit_status)"))
    }

    private func crash(reason: String) -> ChildCrash {
        var crash = ChildCrash(
            reason: reason, message: String(decoding: message.bytes, as: UTF8.self), journal: journal.read())
        crash.stack = journal.stack
        crash.said = result.bytes
        return crash
    }
}

/// What tells whether a child does anything: how long it has worked or slept since it made progress.
private struct SignsOfLife {
    private let process: Int32
    private var lastProgress: UInt64 = .max
    private var lastLook = seconds()
    private var processorTime = 0.0
    private var secondsAsleep = 0.0
    /// Seconds of work and sleep without progress. A child that waits for a processor does neither.
    private(set) var silence = 0.0
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

private func seconds() -> Double {
    Double(isolated_child_clock()) / 1e9
}
