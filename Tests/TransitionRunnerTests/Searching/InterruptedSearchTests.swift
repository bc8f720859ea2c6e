import Foundation
import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("A search that somebody interrupts")
@MainActor
struct InterruptedSearchTests {
    private struct Outcome: Codable {
        let scriptCount: Int
        let problems: [String]
        let found: [String]
        let isWhole: Bool
    }

    private static let scene = TransitionScene("interrupted") { UIViewController() }
        .action("show") { app in app.topViewController?.present(UIViewController(), animated: true) }
        .invariant("alone", .always(.holds("nothing is presented") { $0.presentationChain.count == 1 }))

    /// In a process of its own: the signal is for a whole process, and so is that it is noted.
    ///
    /// - Parameter count: scripts after which the signal comes; 0 for before the search.
    private static func interrupted(after count: Int, of runs: Int) throws -> Outcome {
        let outcome = try runInChild(timeout: 60, prints: false) { _ in
            Interruption.note()
            var isSent = count == 0
            if isSent { kill(getpid(), SIGINT) }
            var options = SearchOptions()
            (options.runCount, options.seed, options.jobs, options.maxSteps) = (runs, 1, 2, 4)
            let result = search(scene, options: options) { progress in
                guard progress.runCount >= count, !isSent else { return }
                isSent = true
                // As a terminal does: all processes of the search are in one group.
                kill(getpid(), SIGINT)
            }
            let report = Outcome(
                scriptCount: result.statistics.scriptCount, problems: result.problems,
                found: result.counterexamples.map { "\($0.identity.invariant)" },
                isWhole: result.statistics.untriedScriptCount == 0)
            return (try? JSONEncoder().encode(report)) ?? Data()
        }
        guard case .finished(let data) = outcome else { throw IsolationError(description: "\(outcome)") }
        return try JSONDecoder().decode(Outcome.self, from: data)
    }

    @Test("ends, says that it was not whole, and explains what it had found")
    func ends() throws {
        let outcome = try Self.interrupted(after: 1, of: 10_000_000)
        #expect((1..<10_000_000).contains(outcome.scriptCount))
        #expect(
            outcome.problems == ["It was interrupted after \(outcome.scriptCount) of 10000000 scripts."],
            "\(outcome.problems)")
        #expect(outcome.found == ["alone"])
        // They were not left out for crashes.
        #expect(outcome.isWhole)
    }

    @Test("is whole where the interruption came before it, as to an engine whose findings are judged afterwards")
    func judges() throws {
        let outcome = try Self.interrupted(after: 0, of: 40)
        #expect(outcome.scriptCount == 40 && outcome.problems.isEmpty && outcome.found == ["alone"])
    }
}
