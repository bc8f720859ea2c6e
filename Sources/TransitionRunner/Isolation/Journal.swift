import CProcessIsolation
import Foundation

/// Memory in which a child notes what it is doing, so that the note outlives a trap.
///
/// The child writes, the parent reads. A record counts only when all of it is there: the one before stays readable
/// until then.
package struct Journal {
    let head: UnsafeMutablePointer<isolation_journal>
    private let memory: UnsafeMutableRawPointer
    private let size: Int
    private static let headSize = MemoryLayout<isolation_journal>.stride

    /// The longest record that fits, in bytes.
    package var capacity: Int { (size - Self.headSize) / 2 }

    /// Memory of `size` bytes, rounded up to hold at least the head; records of up to half of it.
    init(size: Int) throws(IsolationError) {
        self.size = max(size, Self.headSize)
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
        isolation_store(&head.pointee.sequence, sequence)
        tick()
    }

    /// Notes that the step at `index` of the run begins.
    package func beginStep(_ index: Int) {
        isolation_store_step(&head.pointee.step, Int64(index))
        tick()
    }

    /// Shows that the child is alive; the watchdog looks for nothing else.
    package func tick() {
        isolation_store(&head.pointee.progress, isolation_load(&head.pointee.progress) &+ 1)
    }

    /// What stands in the journal now.
    package func read() -> JournalRecord {
        let sequence = isolation_load(&head.pointee.sequence)
        let bytes = sequence == 0 ? Data() : Data(slot(sequence).prefix(length(ofSlot: sequence)))
        return JournalRecord(
            sequence: sequence, bytes: bytes, step: Int(isolation_load_step(&head.pointee.step)), progress: progress)
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

/// The system's words for the call that has just failed.
func lastSystemError() -> String {
    String(cString: strerror(errno))
}
