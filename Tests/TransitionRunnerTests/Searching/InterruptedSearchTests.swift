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
    /// - Parameters:
    ///   - count: scripts after which the signal comes; 0 for before the search.
    ///   - isDoubled: whether it comes twice, as from `timeout`, which sends it to its command and to their group.
    private static func interrupted(after count: Int, of runs: Int, isDoubled: Bool = false) throws -> Outcome {
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
                guard isDoubled else { return }
                usleep(20_000)
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

    @Test("loses nothing where one interruption is two signals")
    func doubled() throws {
        let outcome = try Self.interrupted(after: 1, of: 10_000_000, isDoubled: true)
        #expect(outcome.scriptCount < 10_000_000 && outcome.found == ["alone"])
    }

    /// Twelve failures of which each takes far longer to shrink than anybody waits.
    private static let slow = (0..<12).reduce(
        TransitionScene("slow") { UIViewController() }
            .action("show") { app in app.topViewController?.present(UIViewController(), animated: true) }
    ) { scene, number in
        scene.invariant(
            InvariantID("rule-\(number)"),
            .always(
                .holds("nothing is presented") { app in
                    guard app.presentationChain.count > 1 else { return true }
                    usleep(4_000)
                    return false
                }))
    }

    @Test("waits some seconds for what is being shrunk, and tells the rest as it was found")
    func isNotPatient() throws {
        let outcome = try runInChild(timeout: 120, prints: false) { _ in
            Interruption.note()
            var isSent = false
            var options = SearchOptions()
            (options.runCount, options.seed, options.jobs, options.maxSteps) = (8, 1, 1, 24)
            let result = search(Self.slow, options: options) { progress in
                guard case .shrinking = progress.phase, !isSent else { return }
                isSent = true
                kill(getpid(), SIGTERM)
            }
            let report = Outcome(
                scriptCount: result.statistics.scriptCount, problems: result.problems,
                found: result.counterexamples.map { "\($0.identity.invariant)" }, isWhole: true)
            return (try? JSONEncoder().encode(report)) ?? Data()
        }
        guard case .finished(let data) = outcome else { throw IsolationError(description: "\(outcome)") }
        let report = try JSONDecoder().decode(Outcome.self, from: data)
        #expect(report.found.count == 12 && report.problems.count == 1, "\(report)")
    }

    @Test("does not stand against a second interruption", arguments: [SIGINT, SIGTERM, SIGHUP])
    func twice(number: Int32) throws {
        let outcome = try runInChild(timeout: 60, prints: false) { _ in
            // Whoever runs the tests may have them go on without their terminal.
            signal(number, SIG_DFL)
            Interruption.note()
            kill(getpid(), number)
            usleep(700_000)
            kill(getpid(), number)
            return Data()
        }
        guard case .crashed(let crash) = outcome else { throw IsolationError(description: "\(outcome)") }
        #expect(crash.reason == .signal(numbered: number))
    }

    @Test("goes on without its terminal where that was asked for")
    func withoutTerminal() throws {
        let outcome = try runInChild(timeout: 60, prints: false) { _ in
            signal(SIGHUP, SIG_IGN)
            Interruption.note()
            kill(getpid(), SIGHUP)
            return Data([Interruption.isNoted ? 1 : 0])
        }
        #expect(outcome == .finished(Data([0])))
    }

    @Test("is whole where the interruption came before it, as to an engine whose findings are judged afterwards")
    func judges() throws {
        let outcome = try Self.interrupted(after: 0, of: 40)
        #expect(outcome.scriptCount == 40 && outcome.problems.isEmpty && outcome.found == ["alone"])
    }
}
