import Foundation
import Testing

@testable import TransitionRunner

@MainActor
@Suite("The location of a crash", .serialized)
struct CrashLocationTests {
    /// Where in this file a child died of a body.
    private func locations(
        timeout: Double = 30, _ body: @MainActor @escaping () -> Void
    ) throws -> (crash: ChildCrash, locations: [CodeLocation]) {
        let outcome = try runInChild(timeout: timeout) { _ in
            body()
            return Data()
        }
        switch outcome {
        case .crashed(let crash), .hung(let crash):
            let code = crash.stack.map { StackReader.shared.userCode(in: $0) }
            return (crash, (code?.locations ?? []).filter { $0.file.hasSuffix("CrashLocationTests.swift") })
        case .finished: throw NoCrash()
        }
    }

    private struct NoCrash: Error {}

    @Test("is a line of the user's, also where Swift itself or the system's library ends the process")
    func traps() throws {
        for (index, body) in Self.traps.enumerated() {
            let (crash, locations) = try locations(body)
            let location = try #require(locations.first, "trap \(index): \(crash.reason) \(crash.message)")
            #expect(Self.trapLines.contains(location.line), "trap \(index) at \(location.line)")
        }
    }

    private static let trapLines = (#line + 1)..<(#line + 20)
    private static let traps: [@MainActor () -> Void] = [
        { _ = Int("no number")! },
        { _ = [1, 2][Int("7") ?? 0] },
        { fatalError("the card is gone") },
        { _ = (1 as Any) as! String },
        {
            final class Owner { let name = "owner" }
            var owner: Owner? = Owner()
            let ask = { [unowned owner = owner!] in owner.name }
            owner = nil
            print(ask())
        },
        { abort() },
        { exit(0) },
        { raise(SIGSEGV) },
    ]

    @Test("of a stack that runs over is one of its circle, the same wherever it ended")
    func overflow() throws {
        let (crash, locations) = try locations { print(Self.depth(1)) }
        #expect(crash.reason == .signal("SIGSEGV"))
        #expect(locations.first?.function.contains("depth") == true)
    }

    private static func depth(_ level: Int) -> Int {
        level < 0 ? 0 : 1 + depth(level + 1 + Int(getpid() & 0))
    }

    @Test("of a loop, or of a wait for what never comes, is where it is", arguments: [true, false])
    func hang(isBusy: Bool) throws {
        let (crash, locations) = try locations(timeout: 1) {
            if isBusy { Self.loop() } else { Self.wait() }
        }
        #expect(crash.reason == .hang)
        #expect(locations.contains { $0.function.contains(isBusy ? "loop" : "wait") })
    }

    /// Calls nothing: a stop in the first instructions of a call shows its caller's caller.
    private static func loop() {
        while true {}
    }

    private static func wait() {
        let lock = NSLock()
        lock.lock()
        lock.lock()
    }

    @Test("is not asked of a child that waits for a processor: only what it works and sleeps counts")
    func starved() throws {
        let outcome = try runInChild(timeout: 0.3) { _ in
            // Stopped, it neither works nor sleeps.
            let child = getpid()
            let waker = Process()
            waker.executableURL = URL(filePath: "/bin/sh")
            waker.arguments = ["-c", "sleep 1; kill -CONT \(child)"]
            try? waker.run()
            kill(child, SIGSTOP)
            return Data([1])
        }
        #expect(outcome == .finished(Data([1])))
    }

    @Test("comes with what the child has said before")
    func said() throws {
        let outcome = try runInChild(timeout: 30) { journal in
            journal.say(Data("first\n".utf8))
            journal.say(Data("second\n".utf8))
            abort()
        }
        guard case .crashed(let crash) = outcome else { throw NoCrash() }
        #expect(String(decoding: crash.said, as: UTF8.self) == "first\nsecond\n")
        let whole = try runInChild(timeout: 30) { journal in
            journal.say(Data("said".utf8))
            return Data("result".utf8)
        }
        #expect(whole == .finished(Data("result".utf8)))
    }
}
