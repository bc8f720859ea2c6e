import OwnProcessTesting
import SampleTransitions
import Testing
import TransitionTesting
import UIKit

/// `ci/planted` searches 2,000 scripts of every scene.
@Suite("The planted bugs")
struct PlantedBugsTests {
    /// Scripts within which a planted bug must be found.
    private static let scriptLimit = 600

    @Test("Each is caught by its invariant, and by no other", .ownProcess, arguments: PlantedBugs.all.map(\.invariant))
    func caughtAlone(invariant: String) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [invariant, place = place as HandOverPlace] in
            try await handOver(to: place) {
                let scene = try PlantedBugsTests.bug(invariant).scene
                return try PlantedBugsTests.rulesOfFirstFailure(of: scene, within: PlantedBugsTests.scriptLimit)
            }
        }
        let rules: [String] = try place.handedOver()
        #expect(rules == [invariant])
    }

    @Test(
        "Correct transitions that come close are left alone", .ownProcess, arguments: PlantedBugs.all.map(\.invariant))
    func leftAlone(invariant: String) async throws {
        #expect(try Self.bug(invariant).leftAlone.count >= 3)
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [invariant, place = place as HandOverPlace] in
            try await handOver(to: place) {
                try PlantedBugsTests.bug(invariant).leftAlone.flatMap { scene in
                    try PlantedBugsTests.rulesOfFirstFailure(of: scene, within: 12).map { "\($0) in \(scene.name)" }
                }
            }
        }
        let broken: [String] = try place.handedOver()
        #expect(broken == [])
    }

    @Test("A poster that is put into its place at once, as the finger lifts, is caught for that alone", .ownProcess)
    func jump() async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [place = place as HandOverPlace] in
            try await handOver(to: place) {
                let drag = PanStep(start: .point(x: 50, y: 30), dx: 0, dy: 200, frames: 20, ending: .hold)
                let script = Script(
                    scene: TransitionScene.posterSkipsTheRest.name,
                    steps: [.act("hang up"), .wait(frames: 40), .pan(drag), .wait(frames: 2), .lift])
                return replay(script, in: .posterSkipsTheRest).violations.map(\.invariant.name)
            }
        }
        let broken: [String] = try place.handedOver()
        #expect(Set(broken) == ["progress-is-sane"])
    }

    @Test("They stand in the order of their names, one for each invariant")
    func order() {
        let names = PlantedBugs.all.map(\.invariant)
        #expect(names == TransitionScene.slide.invariantSet.ids.map(\.name).sorted())
        #expect(PlantedBugs.scenes.count == Set(PlantedBugs.scenes.map(\.name)).count)
    }

    private static func bug(_ invariant: String) throws -> PlantedBug {
        try #require(PlantedBugs.all.first { $0.invariant == invariant })
    }

    /// The rules that the first failing script of a search breaks.
    @MainActor
    private static func rulesOfFirstFailure(of scene: TransitionScene, within count: Int) throws -> [String] {
        let scripts = sampleScripts(of: scene, count: count, seed: 1, maxSteps: 24)
        return try OwnProcessTesting.rulesOfFirstFailure(among: scripts, in: scene).map(\.name).sorted()
    }
}
