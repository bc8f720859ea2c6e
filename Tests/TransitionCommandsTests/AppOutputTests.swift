import Foundation
import HeadlessUIKit
import Testing
import TransitionCommands
import TransitionCore
import TransitionRunner

/// What the code under test prints, and what the command prints.
@Suite("What an app prints")
struct AppOutputTests {
    @MainActor
    private static var scene: TransitionScene {
        TransitionScene("chatty") {
            print("chatter: launched")
            return UIViewController()
        }
        .action("speak") { app in
            print("chatter: spoken")
            app.topViewController?.present(app.topViewController!, animated: false)
        }
    }

    /// Ends the process.
    @MainActor
    private static func run(_ arguments: [String]) {
        runTransitionCheck(scenes: [scene], arguments: arguments)
    }

    /// Sends standard output there.
    private static func redirect(to descriptor: Int32) { dup2(descriptor, STDOUT_FILENO) }

    @Test("A reader that has had enough ends a command quietly, with the code that it has anyway")
    func brokenPipe() async throws {
        let listing = try await #require(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            Self.redirect(to: pipe.fileHandleForWriting.fileDescriptor)
            await Self.run(["list"])
        }
        #expect(!Self.text(listing.standardErrorContent).contains("standard output"))
        await #expect(processExitsWith: .exitCode(1)) {
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            Self.redirect(to: pipe.fileHandleForWriting.fileDescriptor)
            await Self.run(["run", "chatty", "--runs", "20", "--seed", "1"])
        }
    }

    @Test("A full disk loses what was to be said, which only a failure that was found outweighs")
    func fullDisk() async throws {
        let listing = try await #require(processExitsWith: .exitCode(74), observing: [\.standardErrorContent]) {
            Self.redirect(to: open("/dev/full", O_WRONLY))
            await Self.run(["list"])
        }
        #expect(Self.text(listing.standardErrorContent).contains("No space left"))
        await #expect(processExitsWith: .exitCode(74)) {
            close(STDOUT_FILENO)
            await Self.run(["list"])
        }
        let found = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            Self.redirect(to: open("/dev/full", O_WRONLY))
            await Self.run(["run", "chatty", "--runs", "20", "--seed", "1"])
        }
        #expect(Self.text(found.standardErrorContent).contains("No space left"))
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test("goes to standard error in a replay, once, so that the report stands alone")
    func replays() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(1), observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            let token = ReplayToken.encode(Script(scene: "chatty", steps: [.act("speak")]))
            await Self.run(["replay", token, "--json"])
        }
        let report = try JSONSerialization.jsonObject(with: Data(result.standardOutputContent)) as? [String: Any]
        #expect((report?["counterexamples"] as? [Any])?.count == 1)
        let lines = Self.text(result.standardErrorContent).split(separator: "\n")
        #expect(lines.filter { $0 == "chatter: spoken" }.count == 1)
        #expect(lines.filter { $0 == "chatter: launched" }.count == 1)
    }

    @Test("is dropped in a search, which would print it thousands of times")
    func searches() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(1), observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            await Self.run(["run", "chatty", "--runs", "20", "--seed", "1"])
        }
        #expect(Self.text(result.standardOutputContent).contains("no-crash"))
        #expect(!Self.text(result.standardOutputContent).contains("chatter:"))
        #expect(!Self.text(result.standardErrorContent).contains("chatter:"))
    }
}
