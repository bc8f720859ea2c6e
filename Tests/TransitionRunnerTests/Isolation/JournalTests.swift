import Foundation
import Testing

@testable import TransitionRunner

@Suite("A journal")
struct JournalTests {
    @Test("starts before the first run and the first step")
    func startsEmpty() throws {
        let journal = try Journal(size: 256)
        defer { journal.free() }
        #expect(journal.read() == JournalRecord(sequence: 0, bytes: Data(), step: -1, progress: 0))
    }

    @Test("holds the last run, and a new run starts before its first step")
    func holdsTheLastRun() throws {
        let journal = try Journal(size: 256)
        defer { journal.free() }
        for sequence in 1...5 {
            journal.beginRun([UInt8](repeating: UInt8(sequence), count: sequence))
            #expect(journal.read().bytes == Data(repeating: UInt8(sequence), count: sequence))
            #expect(journal.read().step == -1)
            journal.beginStep(sequence)
            #expect(journal.read().step == sequence)
        }
        #expect(journal.read().sequence == 5)
        #expect(journal.read().progress == 10)
    }

    @Test("takes a record of its whole capacity without touching the one before")
    func takesItsCapacity() throws {
        let journal = try Journal(size: 256)
        defer { journal.free() }
        let full = [UInt8](repeating: 9, count: journal.capacity)
        journal.beginRun(full)
        #expect(journal.read().bytes == Data(full))
        journal.beginRun([])
        #expect(journal.read().bytes == Data())
        journal.beginRun([3])
        #expect(journal.read().bytes == Data([3]))
    }

    @Test("keeps the last run until the next is written to its end")
    func keepsTheLastRunWhileWriting() throws {
        let journal = try Journal(size: 256)
        defer { journal.free() }
        journal.beginRun([1, 2, 3])
        var seen: Set<Data> = []
        journal.beginRun(WatchedBytes(count: 4) { seen.insert(journal.read().bytes) })
        #expect(seen == [Data([1, 2, 3])])
        #expect(journal.read().bytes == Data([0, 1, 2, 3]))
    }

    @Test("knows a complete result from none")
    func knowsACompleteResult() throws {
        let journal = try Journal(size: 256)
        defer { journal.free() }
        #expect(journal.resultLength == nil)
        journal.finish(resultLength: 0)
        #expect(journal.resultLength == 0)
    }
}

/// Bytes 0, 1, 2 … that tell when they are read.
private struct WatchedBytes: Collection {
    let count: Int
    let onRead: () -> Void
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    func index(after index: Int) -> Int { index + 1 }

    subscript(index: Int) -> UInt8 {
        onRead()
        return UInt8(index)
    }
}
