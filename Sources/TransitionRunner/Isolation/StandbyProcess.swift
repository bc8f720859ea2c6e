import CProcessIsolation
import Foundation

/// A process that goes on in copies of itself, so that what is in its memory outlives a copy that dies.
///
/// Use it for work that cannot be begun anew, as a fuzzing engine's. The process forks: the copy works on, the original
/// waits. If the copy dies, the original is where the copy began, and knows what it died of. If the copy forks in its
/// turn, the original is not needed any more and ends, so that two processes are there at a time, and the first one,
/// which waits for all.
@MainActor
package final class StandbyProcess {
    /// Seconds without progress after which a copy is taken to hang.
    package var timeout: Double
    private let journalSize: Int
    private let board: UnsafeMutablePointer<UInt64>
    private let first = getpid()
    /// The standard error of the first process; that of a copy leads to the process that waits for it.
    private let errors = FileHandle(fileDescriptor: dup(STDERR_FILENO), closeOnDealloc: false)
    /// What this process notes its own work in; nil in the first one.
    private var journal: Journal?

    /// What the copies leave for the first process, one number each.
    private enum Cell: Int {
        /// 1 + the status that the work has ended with.
        case status
        case killedInARow
    }

    /// A machine that kills so many copies in a row lets none come far.
    private static let killRowLimit = 24

    /// - Parameters:
    ///   - journalSize: Bytes of the journal of each copy; one record may take nearly half.
    ///   - timeout: Seconds that a copy may work, or sleep, without progress in the journal before it is killed.
    /// - Throws: When the system has no shared memory left.
    package init(journalSize: Int, timeout: Double) throws(IsolationError) {
        self.journalSize = journalSize
        self.timeout = timeout
        let size = MemoryLayout<UInt64>.stride * 2
        guard let memory = isolation_memory_make(size) else {
            throw IsolationError(description: "no shared memory of \(size) bytes: \(lastSystemError())")
        }
        board = memory.bindMemory(to: UInt64.self, capacity: 2)
        isolation_adopt_orphans()
    }

    /// Has this process killed when the one that started it ends.
    package static func dieWithParent() { isolation_die_with_parent() }

    /// Bytes of memory that this process uses.
    package static var memoryInUse: UInt64 { isolated_child_activity(getpid()).memory }

    /// Goes on in a copy.
    ///
    /// - Returns: In the copy its journal. In the original, only once the copy has died within a run: what it died of.
    /// - Throws: When the machine has no process or memory left.
    package func split() throws(IsolationError) -> Side {
        while true {
            let side = try splitOnce()
            guard case .survivor(let crash) = side, crash.isFromOutside else {
                if case .survivor = side { isolation_store(cell(.killedInARow), 0) }
                return side
            }
            let killed = isolation_load(cell(.killedInARow)) + 1
            isolation_store(cell(.killedInARow), killed)
            guard killed < Self.killRowLimit else {
                throw IsolationError(
                    description: "a process that something outside killed \(killed) times in a row, as a machine does "
                        + "that runs out of memory")
            }
        }
    }

    /// Which of the two processes this is after a fork.
    package enum Side {
        case copy(Journal)
        case survivor(ChildCrash)
    }

    private func splitOnce() throws(IsolationError) -> Side {
        var next = try Journal(size: journalSize)
        let child = ChildStart.startPatiently()
        guard child.process >= 0 else {
            let error = IsolationError(description: "no child process: \(lastSystemError())")
            next.free()
            throw error
        }
        if child.process == 0 {
            isolation_note_death(next.head)
            if let journal {
                close(journal.result)
                journal.free()
            }
            next.result = child.result
            journal = next
            return .copy(next)
        }
        handOver()
        defer { next.free() }
        return .survivor(awaitDeath(ChildWatch(child: child, journal: next, timeout: timeout)))
    }

    /// Lets whoever waits for this process go.
    private func handOver() {
        guard let journal else { return }
        isolation_outlive_parent()
        journal.finish(resultLength: 0)
    }

    /// Waits until a copy dies within a run; ends this process if the copy is in no need of it any more.
    private func awaitDeath(_ watch: ChildWatch) -> ChildCrash {
        var watch = watch
        while true {
            isolated_child_wait_for_bytes(watch.child, 2)
            if watch.journal.resultLength != nil { endUnneeded() }
            if getpid() != first, !isolation_is_alive(first) {
                watch.kill()
                isolated_child_end(1)
            }
            switch watch.look() {
            case nil: break
            case .finished: endUnneeded()
            case .crashed(let crash), .hung(let crash):
                // It was not the script that it died of, and a copy of the same state would die again.
                if crash.journal.bytes.isEmpty, !crash.isFromOutside {
                    errors.write(Data(crash.message.utf8))
                    if case .exit(let status) = crash.reason { end(status: status) }
                    end(status: Self.killedStatus)
                }
                return crash
            }
        }
    }

    private func endUnneeded() -> Never {
        if getpid() == first { waitForAll() }
        isolated_child_end(0)
    }

    private func end(status: Int32) -> Never {
        isolation_store(cell(.status), UInt64(bitPattern: Int64(status)) &+ 1)
        if getpid() == first { waitForAll() }
        isolated_child_end(0)
    }

    /// The first process ends as the work has.
    private func waitForAll() -> Never {
        var (status, worst): (Int32, Int32) = (0, 0)
        while isolation_await_any_child(&status) {
            // One that has taken the place of a copy has nobody else to whom its end would tell anything.
            if status != 0 { worst = status < 0 ? Self.killedStatus : status }
        }
        let noted = isolation_load(cell(.status))
        isolated_child_end(noted == 0 ? worst : Int32(truncatingIfNeeded: noted - 1))
    }

    /// What the first process ends with when a copy was killed between two runs.
    package static let killedStatus: Int32 = 71

    private func cell(_ cell: Cell) -> UnsafeMutablePointer<UInt64> { board + cell.rawValue }
}
