import OwnProcessTesting
import SampleTransitions
import Testing
import TransitionTesting
import UIKit

/// One script of each way shows every flaw; `Figures asking` in Benchmarks measures what a search finds.
@Suite("A transition that is asked for in many ways")
struct AskingScenesTests {
    /// Other scripts in which nothing may be found where there is no flaw.
    private static let randomCount = 8

    @Test(
        "Its flaws are found by their rules in each, and in another size; without one nothing is",
        .ownProcess, arguments: AskingWay.allCases.map(\.rawValue), [false, true])
    func found(way: String, turns: Bool) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [way, turns, place = place as HandOverPlace] in
            try await handOver(to: place) {
                let way = try #require(AskingWay(rawValue: way))
                let turn = turns ? [Step.wait(frames: 150), .resize(width: 390, height: 700)] : []
                return AskingScenesTests.problems(
                    asking: way.ask + turn, closing: way.close, in: { AskingScenes.scene(way, $0) })
            }
        }
        let problems: [String] = try place.handedOver()
        #expect(problems == [])
    }

    @Test(
        "Its flaws are found, and nothing without one, where something goes on for ever", .ownProcess,
        arguments: Restlessness.allCases.map(\.rawValue))
    func restless(kind: String) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [kind, place = place as HandOverPlace] in
            try await handOver(to: place) {
                let kind = try #require(Restlessness(rawValue: kind))
                return AskingScenesTests.problems(
                    asking: [.act("ask")], closing: AskingWay.act.close, in: { AskingScenes.restless(kind, $0) })
            }
        }
        let problems: [String] = try place.handedOver()
        #expect(problems == [])
    }

    @MainActor
    private static func problems(
        asking: [Step], closing: [Step], in scene: (AskingFlaw?) -> TransitionScene
    ) -> [String] {
        let shown = asking + [.wait(frames: 150)]
        let cancelled = PanStep(start: .leftEdge, dx: 150, dy: 0, frames: 20, ending: .cancel)
        let kept = shown + [.pan(cancelled), .wait(frames: 60)]
        let closed = kept + closing + [.wait(frames: 60)]
        func rules(_ flaw: AskingFlaw?) -> Set<String> {
            let scene = scene(flaw)
            let judge = Judge(scene: scene)
            var scripts = [shown, kept, closed].map { Script(scene: scene.name, steps: $0) }
            if flaw == nil { scripts += sampleScripts(of: scene, count: randomCount, seed: 1, maxSteps: 24) }
            return Set(scripts.flatMap { judge.judge($0).violations.map(\.invariant.name) })
        }
        let missed = AskingFlaw.allCases.filter { !rules($0).contains($0.rawValue) }
        return missed.map { "\($0.rawValue) is missed" } + rules(nil).sorted().map { "\($0) without a flaw" }
    }
}

extension AskingWay {
    /// What asks for the card.
    fileprivate var ask: [Step] {
        switch self {
        case .button, .tap, .row: [.tap(x: 50, y: 27)]
        case .barItem: [.tap(x: 94, y: 8)]
        case .tab: [.tap(x: 75, y: 95)]
        case .timer: []
        default: [.act("ask")]
        }
    }

    /// What takes it away.
    fileprivate var close: [Step] {
        if case .unwind = self { return [.act("unwind")] }
        return [.pan(PanStep(start: .leftEdge, dx: 380, dy: 0, frames: 20, ending: .lift))]
    }
}
