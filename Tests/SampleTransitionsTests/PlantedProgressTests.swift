import SampleTransitions
import Testing
import TransitionTesting

/// Scenes with one bug each, which one rule alone has to catch, and unusual ones that no rule may blame.
@Suite("Planted bugs of progress, layout and animation")
@MainActor
struct PlantedProgressTests {
    @Test(
        "One rule alone catches the planted bug",
        arguments: [
            (TransitionScene.posterSilent, InvariantID("reports-progress")),
            (.posterUnclamped, "progress-is-sane"), (.posterSkipsTheRest, "progress-is-sane"),
            (.panelShownByAnimator, "unanimated-is-equivalent"), (.panelLaidOutOnce, "relayout-is-right"),
        ])
    func caught(scene: TransitionScene, invariant: InvariantID) {
        let found = Set(result(of: scene, runs: 500).counterexamples.map(\.identity.invariant))
        #expect(found == [invariant], "\(scene.name)")
    }

    @Test(
        "Nothing is said of a scene that is unusual and right, in 2,000 scripts",
        arguments: [
            TransitionScene.posterThrifty, .posterDecidesAtStart, .posterDriverToldTheEnd, .posterClampedByDriver,
            .posterSlow, .posterOnRubberBand, .panelDims, .panelFades, .panelVanishes, .panelLaidOutByContainer,
            .panelAutoresizes, .panelCentred,
        ])
    func leftAlone(scene: TransitionScene) {
        let result = result(of: scene, runs: 2_000)
        #expect(result.counterexamples.map(\.violations.first?.summary) == [], "\(scene.name)")
        #expect(result.statistics.coverage.contains { $0.finishedCount > 0 }, "\(scene.name)")
    }

    private func result(of scene: TransitionScene, runs: Int) -> SearchResult {
        var options = SearchOptions()
        options.runCount = runs
        options.seed = 5
        return search(scene, options: options)
    }
}
