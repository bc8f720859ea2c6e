import Foundation
import Testing
import TransitionRunner

@MainActor
@Suite("A standby process", .serialized)
struct StandbyProcessTests {
    /// Works on items in a child of this process, and in copies of it.
    ///
    /// - Returns: what the whole came to: an item that is skipped has killed a copy.
    private func work(
        on count: Int, copyEvery interval: Int, timeout: Double = 20, perform: @MainActor (Int) -> Void
    ) throws -> ChildOutcome {
        try runInChild(timeout: 120) { _ in
            let standby = try! StandbyProcess(journalSize: Journal.usualSize, timeout: timeout)
            var deadly: Set<UInt8> = []
            var journal: Journal?
            var (performedCount, item) = (0, 0)
            while item < count {
                if journal == nil || item.isMultiple(of: interval) {
                    switch try! standby.split() {
                    case .copy(let own): journal = own
                    case .survivor(let crash):
                        deadly.insert(crash.journal.bytes.first!)
                        continue
                    }
                }
                if !deadly.contains(UInt8(item)) {
                    journal?.beginRun([UInt8(item)])
                    perform(item)
                    journal?.endRun()
                    performedCount += 1
                }
                item += 1
            }
            exit(Int32(performedCount))
        }
    }

    private func status(_ outcome: ChildOutcome) -> String {
        switch outcome {
        case .finished: "finished"
        case .crashed(let crash): "\(crash.reason)"
        case .hung: "hung"
        }
    }

    @Test("goes on in a copy of a copy, and ends as the last one does", arguments: [1, 7, 100])
    func passesOn(interval: Int) throws {
        #expect(status(try work(on: 60, copyEvery: interval) { _ in }) == "exit 60")
    }

    @Test("takes the place of a copy that traps, exits or hangs, and knows what it died in", arguments: [1, 8])
    func survives(interval: Int) throws {
        let outcome = try work(on: 40, copyEvery: interval, timeout: 0.3) { item in
            switch item {
            case 0, 9, 30: fatalError("item \(item)")
            case 17: exit(0)
            case 33: while true {}
            default: break
            }
        }
        #expect(status(outcome) == "exit 35")
    }

    @Test("has the work done again that something outside killed")
    func killed() throws {
        let marker = FileManager.default.temporaryDirectory.appendingPathComponent("standby-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: marker) }
        let outcome = try work(on: 20, copyEvery: 4) { item in
            guard item == 10, !FileManager.default.fileExists(atPath: marker) else { return }
            _ = FileManager.default.createFile(atPath: marker, contents: nil)
            kill(getpid(), SIGKILL)
        }
        #expect(status(outcome) == "exit 20")
    }

    @Test("ends with 71 where a copy dies between two runs, as its like would again")
    func diesBetweenRuns() throws {
        let outcome = try runInChild(timeout: 60) { _ in
            let standby = try! StandbyProcess(journalSize: Journal.usualSize, timeout: 20)
            if case .copy(let journal) = try! standby.split() {
                journal.beginRun([1])
                journal.endRun()
                kill(getpid(), SIGILL)
            }
            return Data("survived".utf8)
        }
        #expect(status(outcome) == "exit 71")
    }

    @Test("lets no copy go on when the first process is gone")
    func firstIsGone() throws {
        // Copies hold its writing end as long as there is one.
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let outcome = try runInChild(timeout: 120) { _ in
            let (standby, first) = (try! StandbyProcess(journalSize: Journal.usualSize, timeout: 60), getpid())
            for _ in 0..<3 { _ = try! standby.split() }
            kill(first, SIGKILL)
            sleep(100)
            return Data()
        }
        close(ends[1])
        #expect(status(outcome) == "SIGKILL")
        var wait = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        #expect(poll(&wait, 1, 50_000) == 1)
    }

    @Test("gives up where every copy is killed")
    func alwaysKilled() throws {
        let outcome = try runInChild(timeout: 120) { _ in
            let standby = try! StandbyProcess(journalSize: Journal.usualSize, timeout: 20)
            do {
                guard case .copy(let journal) = try standby.split() else { return Data("survived".utf8) }
                journal.beginRun([1])
                kill(getpid(), SIGKILL)
            } catch {
                return Data("\(error)".utf8)
            }
            return Data()
        }
        guard case .finished(let words) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(String(decoding: words, as: UTF8.self).contains("killed 24 times in a row"))
    }
}
