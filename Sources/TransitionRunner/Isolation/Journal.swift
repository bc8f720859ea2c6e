import CProcessIsolation
import Foundation
import TransitionCore

/// Memory in which a child notes what it is doing, so that the note outlives a trap.
///
/// The child writes, the parent reads. A record counts only when all of it is there: the one before stays readable
/// until then.
package struct Journal {
    let head: UnsafeMutablePointer<isolation_journal>
    private let memory: UnsafeMutableRawPointer
    private let size: Int
    private static let headSize = MemoryLayout<isolation_journal>.stride

    /// The size that has room for most scripts.
    package static let usualSize = 65_536
    /// The most bytes of one step, but for the name of an action, which stands in a script once.
    private static let stepSize = 64

    /// The size that has room for scripts of so many steps of a scene.
    package static func size(steps: Int, of scene: TransitionScene) -> Int {
        let names = ([scene.name] + scene.actionNames).reduce(0) { $0 + $1.utf8.count + stepSize }
        return max(usualSize, 2 * (names + steps * stepSize))
    }

    /// The size that has room for a script and what shrinking and explaining makes of it, which is hardly longer.
    static func size(for script: Script) -> Int {
        max(usualSize, 2 * ScriptBinary.encode(script).count + usualSize)
    }

    /// In the child: where its result goes.
    var result: Int32 = -1

    /// The longest record that fits, in bytes.
    package var capacity: Int { (size - Self.headSize) / 2 }

    /// Memory for records of up to half of `size` bytes.
    init(size: Int) throws(IsolationError) {
        self.size = Self.headSize + max(0, size)
        guard let memory = isolation_memory_make(self.size) else {
            throw IsolationError(description: "no shared memory of \(self.size) bytes: \(lastSystemError())")
        }
        self.memory = memory
        head = memory.bindMemory(to: isolation_journal.self, capacity: 1)
        isolation_store_step(&head.pointee.step, -1)
    }

    /// Gives the memory back; the journal must not be used afterwards.
    func free() {
        isolation_memory_free(memory, size)
    }

    /// Notes that a run begins and what it is; the step goes back to -1.
    package func beginRun(_ bytes: some Collection<UInt8>) {
        precondition(
            bytes.count <= capacity,
            "a journal record of \(bytes.count) bytes does not fit in \(capacity): ask for a larger journal")
        let sequence = isolation_load(&head.pointee.sequence) + 1
        slot(sequence).copyBytes(from: bytes)
        setLength(bytes.count, ofSlot: sequence)
        isolation_store_step(&head.pointee.step, -1)
        isolation_store(&head.pointee.aftermath, 0)
        isolation_store(&head.pointee.sequence, sequence)
        tick()
    }

    /// Notes that the run has come to its end, and no other has begun.
    package func endRun() { beginRun(EmptyCollection()) }

    /// Notes that the step at `index` of the run begins.
    package func beginStep(_ index: Int) {
        isolation_store_step(&head.pointee.step, Int64(index))
        tick()
    }

    /// Notes what is performed from now on beside the run of a script; nil for the run itself.
    package func noteAftermath(_ aftermath: Aftermath?) {
        isolation_store(&head.pointee.aftermath, UInt64(aftermath?.rawValue ?? 0))
        tick()
    }

    /// Shows that the child is alive; the watchdog looks for nothing else.
    package func tick() {
        isolation_store(&head.pointee.progress, isolation_load(&head.pointee.progress) &+ 1)
    }

    /// Says something that the parent shall know even if the child dies next.
    package func say(_ bytes: Data) {
        writeAll(bytes, to: result)
        isolation_store(&head.pointee.said, isolation_load(&head.pointee.said) + UInt64(bytes.count))
    }

    /// What stands in the journal now.
    package func read() -> JournalRecord {
        let sequence = isolation_load(&head.pointee.sequence)
        let bytes = sequence == 0 ? Data() : Data(slot(sequence).prefix(length(ofSlot: sequence)))
        return JournalRecord(
            sequence: sequence, bytes: bytes, step: Int(isolation_load_step(&head.pointee.step)), progress: progress,
            aftermath: Aftermath(rawValue: UInt8(truncatingIfNeeded: isolation_load(&head.pointee.aftermath))))
    }

    var progress: UInt64 { isolation_load(&head.pointee.progress) }

    /// The length of the child's result; nil until the child has written all of it.
    var resultLength: Int? {
        let finished = isolation_load(&head.pointee.finished)
        return finished == 0 ? nil : Int(finished - 1)
    }

    func finish(resultLength: Int) {
        isolation_store(&head.pointee.finished, UInt64(resultLength) + 1)
    }

    /// How much of what came through the pipe was said before the result.
    var saidLength: Int { Int(isolation_load(&head.pointee.said)) }

    /// The stack that the child has noted; nil when it has noted none, or not all of it.
    var stack: RawStack? {
        guard isolation_load(&head.pointee.stack.is_complete) == 1 else { return nil }
        let count = min(Int(isolation_load(&head.pointee.stack.count)), Int(ISOLATION_STACK_LIMIT))
        let addresses = withUnsafeBytes(of: &head.pointee.stack.addresses) {
            Array($0.bindMemory(to: UInt64.self).prefix(count))
        }
        return RawStack(
            addresses: addresses, beginsWithProgramCounter: head.pointee.stack.begins_with_pc != 0,
            signal: Int32(isolation_load_step(&head.pointee.stack.signal)))
    }

    /// The signal that was about to kill the child, or 0.
    var deadlySignal: Int32 { Int32(isolation_load_step(&head.pointee.stack.signal)) }

    /// Forgets a stack that was noted, so that the next can be waited for.
    func forgetStack() { isolation_store(&head.pointee.stack.is_complete, 0) }

    private func slot(_ sequence: UInt64) -> UnsafeMutableRawBufferPointer {
        let start = memory + Self.headSize + Int(sequence % 2) * capacity
        return UnsafeMutableRawBufferPointer(start: start, count: capacity)
    }

    private func setLength(_ length: Int, ofSlot sequence: UInt64) {
        if sequence % 2 == 0 {
            head.pointee.lengths.0 = UInt64(length)
        } else {
            head.pointee.lengths.1 = UInt64(length)
        }
    }

    private func length(ofSlot sequence: UInt64) -> Int {
        Int(sequence % 2 == 0 ? head.pointee.lengths.0 : head.pointee.lengths.1)
    }
}

/// Writes every byte, waiting while the pipe is full.
func writeAll(_ data: Data, to descriptor: Int32) {
    data.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return
            }
        }
    }
}

/// The system's words for the call that has just failed.
func lastSystemError() -> String {
    String(cString: strerror(errno))
}
