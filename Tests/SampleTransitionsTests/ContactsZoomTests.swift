import SampleTransitions
import Testing
import TransitionTesting
import UIKit

@Suite("contacts-zoom")
@MainActor
struct ContactsZoomTests {
    @Test("A search finds a transition that never completes, and the animator that left without completing it")
    func freezeIsFound() throws {
        var options = SearchOptions()
        options.runCount = 100
        options.seed = 1
        options.shrinkBudget = 60
        options.stopsAtFirstFailure = true
        options.invariants = ["completes-exactly-once"]
        let found = try #require(search(.contactsZoom, options: options).counterexamples.first)
        #expect(found.identity.subject.words.hasSuffix("of ContactDetailViewController"))
        #expect(found.callSites.contains { $0.file.hasSuffix("Animator.swift") })
    }

    @Test("The published list, its delegate and their navigation controller are never freed, whatever is done")
    func cycle() throws {
        var options = SearchOptions()
        options.runCount = 20
        options.seed = 1
        options.invariants = ["objects-are-released"]
        let found = search(.contactsZoom, options: options).counterexamples
        let cycle = try #require(found.first { $0.identity.subject.words == "ContactsZoomViewController" })
        #expect(cycle.script.steps.isEmpty)
    }

    @Test("A drag to the left pops the published detail; the repaired one stays")
    func leftwardDrag() {
        // A last movement back to the right is what finishes it.
        let steps: [Step] = [
            .act("open contact"), .wait(frames: 30),
            .pan(PanStep(start: .point(x: 40, y: 50), dx: -140, dy: 0, frames: 12, ending: .hold)),
            .move(dx: 12, dy: 0, frames: 2), .lift,
        ]
        #expect(outcomes(of: steps, in: .contactsZoom) == ["push finished", "interactive pop finished"])
        #expect(outcomes(of: steps, in: .contactsZoomRepaired) == ["push finished"])
    }

    @Test("UIKit's own swipe, where it begins (C48), pops the published detail by itself; the repaired drag does not")
    func systemSwipe() {
        let steps: [Step] = [
            .act("open contact"), .wait(frames: 30),
            .pan(PanStep(start: .leftEdge, dx: 14, dy: 0, frames: 4, ending: .hold)), .wait(frames: 60), .cancelTouches,
        ]
        let begins = UIKitProfile(flipping: [.animatingDelegateStopsSwipe])
        #expect(outcomes(of: steps, in: .contactsZoom, under: begins) == ["push finished", "pop finished"])
        #expect(outcomes(of: steps, in: .contactsZoomRepaired) == ["push finished", "interactive pop cancelled"])
    }

    @Test("The repaired drag finishes with the finger's last movement, and goes back with it")
    func decision() {
        let drag = PanStep(start: .point(x: 30, y: 50), dx: 200, dy: 0, frames: 12, ending: .hold)
        let begin: [Step] = [.act("open contact"), .wait(frames: 30), .pan(drag)]
        #expect(
            outcomes(of: begin + [.lift], in: .contactsZoomRepaired) == ["push finished", "interactive pop finished"])
        #expect(
            outcomes(of: begin + [.move(dx: -20, dy: 0, frames: 2), .lift], in: .contactsZoomRepaired)
                == ["push finished", "interactive pop cancelled"])
    }

    @Test("A repaired drag that is over in one turn still decides")
    func dragInOneTurn() {
        func drag(_ dx: Int, _ ending: GestureEnding) -> [Step] {
            [
                .act("open contact"), .wait(frames: 30),
                .pan(PanStep(start: .point(x: 30, y: 50), dx: dx, dy: 0, frames: 0, ending: ending)),
            ]
        }
        #expect(
            outcomes(of: drag(200, .lift), in: .contactsZoomRepaired).last?.hasPrefix("interactive pop") == true)
        #expect(outcomes(of: drag(200, .cancel), in: .contactsZoomRepaired).last == "interactive pop cancelled")
    }
}
