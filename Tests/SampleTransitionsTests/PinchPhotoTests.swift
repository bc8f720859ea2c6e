import SampleTransitions
import Testing
import TransitionTesting
import UIKit

@Suite("pinch-photo")
@MainActor
struct PinchPhotoTests {
    /// One photo opened and at rest.
    private static let opened: [Step] = [.act("open photo"), .wait(frames: 20)]

    private static func pinch(_ scale: Int, frames: Int = 20, _ ending: GestureEnding = .lift) -> Step {
        .pinch(PinchStep(x: 50, y: 50, scale: scale, frames: frames, ending: ending))
    }

    @Test("A search finds the animator that is started while it is stopped")
    func stoppedAnimatorIsFound() throws {
        var options = SearchOptions()
        options.runCount = 400
        options.seed = 1
        options.shrinkBudget = 200
        options.stopsAtFirstFailure = true
        options.invariants = ["no-crash"]
        options.profiles = ProfileSet([.default])
        let found = try #require(search(.pinchPhoto, options: options).counterexamples.first)
        #expect(found.violations.first?.seen.contains("startAnimation() is an error") == true)
        #expect(found.script.steps.last.map { if case .pinch = $0 { true } else { false } } == true)
    }

    // MARK: - Published

    @Test("The published photo is pinched through zero, and its progress beyond 1; the repaired one stays between")
    func scaleBelowZero() {
        let steps = Self.opened + [Self.pinch(10, .hold)]
        #expect(greatestProgress(of: steps, in: .pinchPhoto) > 1)
        #expect(greatestProgress(of: steps, in: .pinchPhotoRepaired) < 1)
    }

    @Test("The cell that a cancelled pinch has hidden is missing from the published album")
    func hiddenCell() {
        let steps = Self.opened + [Self.pinch(85), .wait(frames: 60), .act("back unanimated"), .wait(frames: 5)]
        #expect(outcomes(of: steps, in: .pinchPhoto) == ["push finished", "interactive pop cancelled", "pop finished"])
        #expect(hiddenCellCount(atEndOf: steps, in: .pinchPhoto) == 1)
        #expect(hiddenCellCount(atEndOf: steps, in: .pinchPhotoRepaired) == 0)
        let script = Script(scene: "pinch-photo", steps: Self.opened + [Self.pinch(85), .wait(frames: 60)])
        let told = replay(script, in: .pinchPhoto).violations.filter { $0.invariant == "view-state-is-restored" }
        #expect(
            told.map(\.identity.causeWords) == [
                "PhotoCell in the view of PinchAlbumViewController stays hidden after a cancel"
            ])
        #expect(replay(script, in: .pinchPhotoRepaired).violations.isEmpty)
    }

    // MARK: - Repaired

    @Test("Fingers that meet finish the pop, fingers that part again cancel it, and the system's touch changes nothing")
    func decision() {
        let begin = ["push finished"]
        #expect(finalOutcomes(Self.opened + [Self.pinch(20)]) == begin + ["interactive pop finished"])
        #expect(finalOutcomes(Self.opened + [Self.pinch(80, frames: 40)]) == begin + ["interactive pop cancelled"])
        #expect(finalOutcomes(Self.opened + [Self.pinch(20, .cancel)]) == begin + ["interactive pop cancelled"])
        #expect(finalOutcomes(Self.opened + [Self.pinch(20, frames: 0)]) == begin + ["interactive pop finished"])
        #expect(finalOutcomes(Self.opened + [Self.pinch(300)]) == begin + ["interactive pop cancelled"])
    }

    @Test("The pop that runs can be caught, turned back and finished again")
    func caught() {
        let popping = Self.opened + [.act("back"), .wait(frames: 6)]
        #expect(finalOutcomes(popping + [Self.pinch(300, frames: 10)]) == ["push finished", "pop cancelled"])
        #expect(finalOutcomes(popping + [Self.pinch(40, frames: 10)]) == ["push finished", "pop finished"])
        #expect(finalOutcomes(popping + [Self.pinch(300, frames: 10, .cancel)]) == ["push finished", "pop finished"])
        let turned = popping + [Self.pinch(200, frames: 4), .wait(frames: 3), Self.pinch(30, frames: 8)]
        #expect(finalOutcomes(turned) == ["push finished", "pop finished"])
    }

    @Test("A pinch that a blocked main thread delivers late is not taken for the one after it")
    func lateDelivery() {
        let steps = Self.opened + [.hitch(frames: 2), Self.pinch(52, frames: 0), Self.pinch(105, frames: 0, .hold)]
        let script = Script(scene: "pinch-photo-repaired", steps: steps)
        #expect(replay(script, in: .pinchPhotoRepaired).violations.map(\.summary) == [])
    }

    // MARK: - Reading

    private func finalOutcomes(_ steps: [Step]) -> [String] { outcomes(of: steps, in: .pinchPhotoRepaired) }

    private func greatestProgress(of steps: [Step], in scene: TransitionScene) -> Double {
        replay(Script(scene: scene.name, steps: steps), in: scene).trace.events.compactMap { event in
            if case .progressed(_, let progress) = event.kind { progress } else { nil }
        }.max() ?? .nan
    }

    private func hiddenCellCount(atEndOf steps: [Step], in scene: TransitionScene) -> Int? {
        let trace = replay(Script(scene: scene.name, steps: steps), in: scene).trace
        return trace.snapshots.last.map { snapshot in
            snapshot.views.count { trace.object($0.id).typeName == "PhotoCell" && $0.isHidden }
        }
    }
}
