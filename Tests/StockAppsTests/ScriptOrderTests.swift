import Foundation
import OwnProcessTesting
import StockApps
import Testing
import TransitionCore

@testable import TransitionRunner

/// No state outlives a world, and nothing that is kept for the next script depends on those before it.
@Suite("Scripts of one search")
struct ScriptOrderTests {
    @Test(
        "come to the same after others as alone, byte for byte", .ownProcess,
        arguments: StockApps.families.map(\.name))
    func alike(family: String) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [family, place = place as HandOverPlace] in
            try await handOver(to: place) { try ScriptOrderTests.differing(in: family) }
        }
        #expect(try place.handedOver(as: [String].self) == [])
    }

    /// Both pull a sheet down, and the second presses the button of the sheet that leaves.
    @Test("are not told to be wrong for what one before them was compared with")
    @MainActor func swipesOfTwoKinds() throws {
        let scene = try #require(StockApps.scenes.first { $0.name == "stock-sheet-jumps" })
        func pull(_ dx: Int, _ dy: Int, _ frames: Int) -> [Step] {
            let pan = PanStep(start: .point(x: 50, y: 75), dx: dx, dy: dy, frames: frames, ending: .hold)
            return [.act("present"), .wait(frames: 34), .hitch(frames: 30), .pan(pan), .lift]
        }
        let second = pull(10, 519, 6) + [.act("present"), .tap(x: 50, y: 55), .wait(frames: 30)]
        let judge = Judge(scene: scene)
        for steps in [pull(0, 844, 15), second] {
            #expect(judge.judge(Script(scene: scene.name, steps: steps)).violations.map(\.identity) == [])
        }
    }

    /// Which of the first scripts of some apps come to something else after others than in a process of their own.
    @MainActor
    private static func differing(in name: String) throws -> [String] {
        let family = try #require(StockApps.families.first { $0.name == name })
        return try family.scenes.prefix(3).flatMap { scene in
            let scripts = sampleScripts(of: scene, count: 3, seed: 15, maxSteps: 16, profiles: .standard)
            let alone = try scripts.map { script in
                try inOwnProcess { hashes(of: Evaluator(scene: scene).evidence(of: script)) }
            }
            let evaluator = Evaluator(scene: scene)
            return zip(scripts, alone).compactMap { script, alone in
                hashes(of: evaluator.evidence(of: script)) == alone
                    ? nil : "\(scene.name): \(ReplayToken.encode(script))"
            }
        }
    }

    /// All that the script is judged by, in short.
    @MainActor
    private static func hashes(of evidence: Evidence) -> [Int] {
        let variations = evidence.variations
        let twins = [
            evidence.twin, variations?.unanimated, variations?.resized, variations?.relaunched, evidence.relaunchedTwin,
        ]
        let traces = [evidence.trace, evidence.askedAgain] + twins.map { $0?.trace }
        let rests = twins.map { twin in twin.map { "\($0.restSnapshots) \($0.probes) \(String(describing: $0.end))" } }
        let others =
            "\(evidence.outcome) \(evidence.counterparts?.sorted { $0.key < $1.key } ?? []) \(evidence.probes) "
            + "\(String(describing: evidence.twinEnd)) \(evidence.repeatedGestures) \(evidence.leaks)"
        return traces.map(\.hashValue) + rests.map(\.hashValue) + [others.hashValue]
    }

    @MainActor
    private static func inOwnProcess(_ body: @MainActor () -> [Int]) throws -> [Int] {
        let outcome = try runInChild(timeout: 60) { _ in (try? JSONEncoder().encode(body())) ?? Data() }
        guard case .finished(let data) = outcome else { return [] }
        return try JSONDecoder().decode([Int].self, from: data)
    }
}
