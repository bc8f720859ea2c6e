import Foundation
import Testing
import TransitionRunner

@MainActor
@Suite("A forked child", .serialized)
struct ForkedChildTests {
    @Test("hands its result to the parent")
    func handsOverItsResult() throws {
        let outcome = try runInChild(timeout: 30) { _ in Data("done".utf8) }
        #expect(outcome == .finished(Data("done".utf8)))
    }

    @Test("may return nothing")
    func returnsNothing() throws {
        #expect(try runInChild(timeout: 30) { _ in Data() } == .finished(Data()))
    }

    @Test("hands over more than a pipe holds")
    func handsOverMuch() throws {
        let bytes = Data((0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        #expect(try runInChild(timeout: 30) { _ in bytes } == .finished(bytes))
    }

    @Test("keeps its changes to itself")
    func isolatesState() throws {
        var count = 0
        _ = try runInChild(timeout: 30) { _ in
            count += 1
            return Data()
        }
        #expect(count == 0)
    }

    @Test("that traps leaves the signal, the message, the run and the step")
    func trapLeavesItsTraces() throws {
        let outcome = try runInChild(timeout: 30) { journal in
            journal.beginRun(Array("first".utf8))
            journal.beginRun(Array("second".utf8))
            journal.beginStep(7)
            fatalError("the context is gone")
        }
        let crash = try #require(outcome.crash)
        #expect([.signal("SIGILL"), .signal("SIGTRAP")].contains(crash.reason))
        #expect(crash.message.contains("Fatal error: the context is gone"))
        #expect(crash.journal.sequence == 2)
        #expect(crash.journal.bytes == Data("second".utf8))
        #expect(crash.journal.step == 7)
    }

    @Test("that unwraps nil says so")
    func nilUnwrap() throws {
        let outcome = try runInChild(timeout: 30) { _ in
            let number = Int("no number")
            return Data([UInt8(number!)])
        }
        let crash = try #require(outcome.crash)
        #expect([.signal("SIGILL"), .signal("SIGTRAP")].contains(crash.reason))
        #expect(crash.message.contains("Unexpectedly found nil while unwrapping"))
        #expect(crash.journal.sequence == 0)
        #expect(crash.journal.step == -1)
    }

    @Test("that overflows its stack is a crash like any other")
    func stackOverflow() throws {
        let outcome = try runInChild(timeout: 30) { _ in Data([UInt8(truncatingIfNeeded: depth(1))]) }
        #expect(try #require(outcome.crash).reason == .signal("SIGSEGV"))
    }

    @Test("does not inherit the signal handlers of the process")
    func handlersAreDefault() throws {
        let handler = signal(SIGABRT) { _ in _exit(9) }
        defer { signal(SIGABRT, handler) }
        let outcome = try runInChild(timeout: 30) { _ in abort() }
        #expect(try #require(outcome.crash).reason == .signal("SIGABRT"))
    }

    @Test("whose code ends the process is a crash, not a result")
    func exitIsACrash() throws {
        let outcome = try runInChild(timeout: 30) { _ in exit(0) }
        #expect(try #require(outcome.crash).reason == .exit(0))
    }

    @Test("that shows no sign of life is killed after the timeout")
    func hangIsKilled() throws {
        let start = ContinuousClock.now
        let outcome = try runInChild(timeout: 0.3) { journal in
            journal.beginRun([1, 2, 3])
            while true { usleep(1_000) }
        }
        guard case .hung(let crash) = outcome else {
            Issue.record("expected a hang, got \(outcome)")
            return
        }
        #expect(crash.reason == .hang)
        #expect(crash.journal.bytes == Data([1, 2, 3]))
        let elapsed = ContinuousClock.now - start
        #expect(elapsed >= .milliseconds(300))
        #expect(elapsed < .seconds(20))
    }

    @Test("may take longer than the timeout as long as it makes progress")
    func slowIsNotHung() throws {
        let outcome = try runInChild(timeout: 1) { journal in
            for _ in 0..<15 {
                usleep(100_000)
                journal.tick()
            }
            return Data([1])
        }
        #expect(outcome == .finished(Data([1])))
    }

    @Test("reports what it is doing while it works")
    func reportsProgress() throws {
        var steps: [Int] = []
        let outcome = try runInChild(timeout: 30, onProgress: { steps.append($0.step) }) { journal in
            for step in 0..<8 {
                journal.beginStep(step)
                usleep(100_000)
            }
            return Data()
        }
        #expect(outcome == .finished(Data()))
        #expect(steps.count >= 2)
        #expect(steps == steps.sorted())
        #expect(steps.allSatisfy { (0..<8).contains($0) })
    }

    @Test("that floods standard error ends, and the end of its words is kept")
    func floodOfMessages() throws {
        let outcome = try runInChild(timeout: 30) { _ in
            let line = Data(repeating: UInt8(ascii: "x"), count: 100_000)
            for _ in 0..<20 { FileHandle.standardError.write(line) }
            fatalError("the last words")
        }
        let crash = try #require(outcome.crash)
        #expect(crash.message.contains("the last words"))
        #expect(crash.message.utf8.count <= 131_072)
    }

    @Test("leaves no zombie and no open descriptor, fifty times")
    func leavesNothingBehind() throws {
        _ = try runInChild(timeout: 30) { _ in Data() }
        let pipes = try openPipeCount()
        for index in 0..<50 {
            let outcome = try runInChild(timeout: 30) { _ in
                if index % 10 == 9 { fatalError("every tenth") }
                return Data([UInt8(index)])
            }
            #expect((outcome.crash != nil) == (index % 10 == 9))
        }
        // Other tests of this process may have a pipe or two open; fifty children would leave a hundred.
        #expect(try openPipeCount() < pipes + 50)
        // Those of other tests are there for a moment only, which is long on a busy machine.
        var zombies = try zombies()
        for _ in 0..<100 where !zombies.isEmpty {
            usleep(100_000)
            zombies.formIntersection(try self.zombies())
        }
        #expect(zombies.isEmpty)
    }

    private func openPipeCount() throws -> Int {
        let folder = "/proc/self/fd"
        return try FileManager.default.contentsOfDirectory(atPath: folder).count {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)"))?.hasPrefix("pipe:") ?? false
        }
    }

    /// Children of this process that have ended and were not waited for.
    private func zombies() throws -> Set<String> {
        let parent = String(ProcessInfo.processInfo.processIdentifier)
        let names = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
            guard Int(name) != nil, let line = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
                let nameEnd = line.lastIndex(of: ")")
            else { return false }
            let fields = line[nameEnd...].split(separator: " ")
            return fields[1] == "Z" && fields[2] == parent
        }
        return Set(names)
    }
}

extension ChildOutcome {
    fileprivate var crash: ChildCrash? {
        if case .crashed(let crash) = self { crash } else { nil }
    }
}

private func depth(_ level: Int) -> Int {
    level < 0 ? 0 : 1 + depth(level + 1 + Int(getpid() & 0))
}
