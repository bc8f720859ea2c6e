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
