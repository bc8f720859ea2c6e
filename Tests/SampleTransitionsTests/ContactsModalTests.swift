import SampleTransitions
import Testing
import TransitionTesting
import UIKit

/// Written as a user of the toolkit writes it. The scripts in `Regressions` once broke the published twin.
@Suite("contacts-modal")
@MainActor
struct ContactsModalTests {
    private static var found: [Counterexample] { searched.counterexamples }

    /// What one search finds in the published modal.
    private static let searched: SearchResult = {
        var options = SearchOptions()
        options.runCount = 500
        options.seed = 1
        options.invariants = ["completes-exactly-once", "objects-are-released"]
        options.foundWhileShrinkingLimit = 0
        return search(.contactsModal, options: options)
    }()

    @Test("The saved scripts that once broke the published modal break nothing in the repaired one")
    func repaired() {
        checkTransitions(.contactsModalRepaired, runs: 60)
    }

    @Test("Dismissal by button freezes the published modal: the smallest script has three steps")
    func buttonFreezes() throws {
        let freeze = try #require(
            Self.found.first { $0.identity.causeWords == "interaction controller vended without a gesture" })
        #expect((1...400).contains(freeze.statistics.firstFailure))
        #expect(freeze.script.steps == [.act("show modal"), .wait(frames: 37), .act("dismiss by button")])
        #expect(freeze.profiles == .holdsUnderAll)
        #expect(replay(freeze.script, in: .contactsModal).trace == freeze.trace)
        let site = try #require(freeze.callSites.first)
        #expect(site.file.hasSuffix("ModalViewController.swift"))
        #expect(site.function.contains("interactionControllerForDismissal"))
    }

    @Test(
        "All scripts of up to three steps hold the freeze, and those of up to two break nothing in the repaired modal")
    func allShortScripts() throws {
        var options = SearchOptions()
        options.exhaustiveSteps = 3
        options.invariants = ["completes-exactly-once"]
        options.stopsAtFirstFailure = true
        let freeze = try #require(search(.contactsModal, options: options).counterexamples.first)
        #expect(freeze.original.steps == [.act("show modal"), .wait(frames: 37), .act("dismiss by button")])
        #expect(freeze.script == freeze.original)
        options = SearchOptions()
        options.exhaustiveSteps = 2
        let repaired = search(.contactsModalRepaired, options: options)
        #expect(repaired.counterexamples.isEmpty && repaired.statistics.exhaustion?.isComplete == true)
    }

    @Test("A swipe that is over in one turn freezes it too, and is kept apart")
    func shortSwipeFreezes() throws {
        let freeze = try #require(Self.found.first { $0.identity.causeWords == "gesture ended before the start" })
        #expect(freeze.script.steps.count == 3)
        #expect(freeze.script.steps.prefix(2) == [.act("show modal"), .wait(frames: 37)])
        #expect(Self.found.contains { $0.identity.invariant == "objects-are-released" && $0.script.steps.count == 1 })
    }

    @Test("Its three bugs are told one by one, and a second finger on the first of them is none of its own")
    func bugs() {
        let causes = Self.searched.bugs.map { bug in bug.failures.map(\.identity.cause.code) }
        #expect(
            causes.map { $0[0] } == ["vended-without-gesture", "never-freed", "gesture-ended-before-start"], "\(causes)"
        )
        #expect(causes.dropFirst().allSatisfy { $0.count == 1 }, "\(causes)")
    }

    @Test("A finished swipe leaves the sheet's presenter blank")
    func sheetIsBlank() throws {
        var options = SearchOptions()
        options.runCount = 200
        options.seed = 1
        options.invariants = ["screen-is-not-blank"]
        let found = search(.contactsModalSheet, options: options).counterexamples
        #expect(found.map(\.identity.subject.words) == ["dismissal of ModalViewController"])
        #expect(found.map(\.identity.causeWords) == ["is not in the window after a finish"])
    }
}
