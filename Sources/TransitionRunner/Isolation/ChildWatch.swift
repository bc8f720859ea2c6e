import CProcessIsolation
import Foundation
import TransitionCore

/// The parent's side of one child: its pipes, its watchdog and its end.
struct ChildWatch {
    let child: isolated_child
    let journal: Journal
    let timeout: Double
    var result: DescriptorReader
    var message: DescriptorReader
    private var signs: SignsOfLife
    /// What stands at the outer end of each of its stacks; nil where that cannot be told.
    private let outermostAddress: UInt64?

    /// Stacks of a child that hangs: it goes in circles, and may be in another part of the circle each time.
    private static let stackCount = 9
    /// How often a child is asked for them.
    private static let askLimit = 40
    /// Bytes of the last that it said, which hold the whole report of a sanitizer.
    private static let messageLimit = 131_072
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
        outermostAddress = Self.outermostAddress
    }

    /// A child's stack begins with that of its parent.
    private static var outermostAddress: UInt64? {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Int(ISOLATION_STACK_LIMIT)) { addresses in
            let count = Int(isolation_capture_stack(addresses.baseAddress, UInt64(addresses.count)))
            return (1..<addresses.count).contains(count) ? addresses[count - 1] : nil
        }
    }

    /// What became of it; nil while it works.
    mutating func look() -> ChildOutcome? {
        drain()
        let status = isolated_child_poll(child.process)
        if status.is_ended {
            drain()
            close()
            return outcome(of: status)
        }
        signs.note(progress: journal.progress, now: seconds())
        guard let reason = reasonToEnd else { return nil }
        let crash = end(reason: reason)
        close()
        return reason == .hang ? .hung(crash) : .crashed(crash)
    }

    /// Ends it, whatever it is doing.
    mutating func kill() {
        isolated_child_kill(child.process)
        close()
    }

    private var reasonToEnd: DeathReason? {
        // It died, and its last note hangs.
        if journal.deadlySignal != 0, signs.silence > Self.secondsToAnswer {
            return .signal(numbered: journal.deadlySignal)
        }
        if signs.memory > Self.memoryLimit { return .memory }
        return signs.silence > timeout ? .hang : nil
    }

    private mutating func close() {
        result.close()
        message.close()
    }

    private mutating func drain() {
        result.drain()
        message.drain()
    }

    /// Kills the child, which may say before where it is.
    private mutating func end(reason: DeathReason) -> ChildCrash {
        let wasAsleep = signs.isMostlyAsleep
        // Only what goes in circles is elsewhere the next time, and what is after all memory must not go on.
        let count = reason == .hang ? Self.stackCount : 1
        let stacks = journal.deadlySignal == 0 ? askForStacks(count) : []
        isolated_child_kill(child.process)
        drain()
        var crash = crash(reason: reason)
        crash.wasAsleep = wasAsleep
        crash.stack = stacks.first ?? crash.stack
        crash.laterStacks = Array(stacks.dropFirst())
        return crash
    }

    /// Stacks that reach to the outer end; where there are none, the longest.
    ///
    /// Some code is not in the unwinder's tables, and a stack that is taken in its midst ends there.
    private mutating func askForStacks(_ count: Int) -> [RawStack] {
        var (whole, longest): ([RawStack], RawStack?) = ([], nil)
        for _ in 0..<Self.askLimit where whole.count < count {
            guard let stack = askForStack() else { break }
            if reachesOuterEnd(stack) { whole.append(stack) }
            if stack.addresses.count > longest?.addresses.count ?? 0 { longest = stack }
            isolated_child_wait_for_bytes(child, 1)
            drain()
        }
        return whole.isEmpty ? longest.map { [$0] } ?? [] : whole
    }

    private func reachesOuterEnd(_ stack: RawStack) -> Bool {
        guard let outermostAddress, stack.addresses.count < Int(ISOLATION_STACK_LIMIT) else { return true }
        return stack.addresses.last == outermostAddress
    }

    private mutating func askForStack() -> RawStack? {
        journal.forgetStack()
        isolated_child_ask_for_stack(child.process)
        let end = seconds() + Self.longestWaitForAnswer
        signs = SignsOfLife(process: child.process)
        while journal.stack == nil, signs.silence < Self.secondsToAnswer, seconds() < end {
            isolated_child_wait_for_bytes(child, 2)
            drain()
            signs.note(progress: 0, now: seconds())
        }
        return journal.stack
    }

    private func outcome(of status: isolated_child_status) -> ChildOutcome {
        let saidLength = journal.saidLength
        if let length = journal.resultLength, saidLength + length == result.bytes.count {
            return .finished(Data(result.bytes.dropFirst(saidLength)))
        }
        // A second fault while the first was noted is not what it died of.
        let signal = journal.deadlySignal != 0 ? journal.deadlySignal : status.signal
        return .crashed(crash(reason: signal != 0 ? .signal(numbered: signal) : .exit(status.exit_status)))
    }

    private func crash(reason: DeathReason) -> ChildCrash {
        var crash = ChildCrash(
            reason: reason, message: String(decoding: message.bytes, as: UTF8.self), journal: journal.read())
        crash.stack = journal.stack
        crash.said = result.bytes
        return crash
    }
}
