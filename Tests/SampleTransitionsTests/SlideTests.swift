import OwnProcessTesting
import SampleTransitions
import Testing
import TransitionReports
import TransitionTesting
import UIKit

@Suite("slide")
@MainActor
struct SlideTests {
    @Test("The saved scripts that once broke the repaired chain break it no more")
    func repaired() {
        checkTransitions(.slideRepaired, runs: 100)
    }

    @Test(
        "On a screen of 320 points no swipe from the left alone is long enough to finish, and a search says so",
        .ownProcess)
    nonisolated func narrowScreen() async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [place = place as HandOverPlace] in
            try await handOver(to: place) {
                let narrow = TransitionScene.slide.resized(to: CGSize(width: 320, height: 568), as: "slide-narrow")
                return [SlideTests.unfinished(narrow), SlideTests.unfinished(.slide)]
            }
        }
        let found = try place.handedOver(as: [[String]].self)
        // Some finish all the same: the window has become wider, or the answer of an earlier swipe is still there.
        #expect(found[0].count == 1, "\(found)")
        #expect(found[1] == [])
    }

    /// What a search says of dismissals that never finished.
    private static func unfinished(_ scene: TransitionScene) -> [String] {
        var options = SearchOptions()
        options.runCount = 800
        options.seed = 1
        options.invariants = []
        // What scripts draw then does not depend on how many rules are contested.
        options.contested = .off
        // The statistics are all that is read: nobody is told how the scene crashes.
        (options.shrinkBudget, options.explainBudget) = (0, 0)
        return Vacuity.findings(search(scene, options: options).statistics)
            .filter { $0.hasPrefix("dismissal") && $0.contains("finished") }
    }

    @Test("A cancelled presentation takes the from view out of the window")
    func cancelIsBlank() throws {
        let blank = try #require(Self.blankScreens.first { $0.violations[0].summary.contains("presentation #1") })
        #expect(blank.script.steps.count == 1)
        #expect(blank.callSites.first?.file.hasSuffix("SlidePresentAnimator.swift") == true)
    }

    @Test("After a finish the presenter stands one width off, and an unanimated dismissal shows it there")
    func unanimatedDismissalIsBlank() {
        #expect(
            Self.blankScreens.map(\.script.steps).contains([
                .act("next"), .wait(frames: 91), .act("close unanimated"),
            ]))
    }

    @Test("A swipe that asks for nothing captures a presentation by code, and is told apart from one that asks")
    func capturedPresentation() {
        let swipe = Step.pan(PanStep(start: .leftEdge, dx: 30, dy: 0, frames: 2, ending: .hold))
        let script = Script(scene: "slide", steps: [swipe, .act("next"), .lift])
        let causes = replay(script, in: .slide).violations.map(\.identity.causeWords)
        #expect(causes.contains("captured by a gesture that did not ask for it"))
    }

    /// A swipe back that was taken away after it had decided, and one that is let go as it begins.
    private static let staleSwipes: [Step] = [
        .act("next"), .wait(frames: 91),
        .pan(PanStep(start: .leftEdge, dx: 380, dy: 0, frames: 20, ending: .cancel)), .wait(frames: 60),
        .pan(PanStep(start: .leftEdge, dx: 12, dy: 0, frames: 1, ending: .hold)), .wait(frames: 2), .lift,
    ]

    @Test("The decision of an earlier swipe finishes one that never moved; repaired, it does not")
    func staleDecision() {
        func findings(_ scene: TransitionScene) -> [Violation] {
            replay(Script(scene: scene.name, steps: Self.staleSwipes), in: scene).violations
                .filter { $0.identity.causeWords == "a gesture that reported no progress finishes" }
        }
        #expect(findings(.slide).map(\.identity.subject.words) == ["dismissal of SecondViewController"])
        #expect(findings(.slideRepaired).isEmpty)
    }

    /// What one search finds of blank screens.
    private static let blankScreens: [Counterexample] = {
        var options = SearchOptions()
        options.runCount = 150
        options.seed = 1
        options.invariants = ["screen-is-not-blank"]
        options.foundWhileShrinkingLimit = 0
        return search(.slide, options: options).counterexamples
    }()
}
