import OwnProcessTesting
import SampleTransitions
import Testing
import TransitionTesting
import UIKit

/// `Figures asking` in Benchmarks measures the same in more scripts.
@Suite("A transition that is asked for in many ways")
struct AskingScenesTests {
    /// Scripts within which a flaw must be found, and of the search in which nothing may be.
    private static let scriptLimit = 300
    private static let rightCount = 20

    @Test(
        "Its flaws are found by their rules in each, and without one nothing is", .ownProcess,
        arguments: AskingWay.allCases.map(\.rawValue))
    func found(way: String) async throws {
        let process = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) { [way] in
            try await handOver { try AskingScenesTests.problems(in: #require(AskingWay(rawValue: way))) }
        }
        let problems: [String] = try process.handedOver()
        #expect(problems == [])
    }

    @MainActor
    private static func problems(in way: AskingWay) -> [String] {
        var problems: [String] = []
        for flaw in AskingFlaw.allCases {
            let scene = AskingScenes.scene(way, flaw)
            let judge = Judge(scene: scene)
            let isFound = sampleScripts(of: scene, count: scriptLimit, seed: 1, maxSteps: 24).contains { script in
                judge.judge(script).violations.contains { $0.invariant.name == flaw.rawValue }
            }
            if !isFound { problems.append("\(flaw.rawValue) is missed") }
        }
        let right = AskingScenes.scene(way, nil)
        let judge = Judge(scene: right)
        for script in sampleScripts(of: right, count: rightCount, seed: 1, maxSteps: 24) {
            problems += judge.judge(script).violations.map { "\($0.invariant.name) without a flaw" }
        }
        return problems
    }
}
