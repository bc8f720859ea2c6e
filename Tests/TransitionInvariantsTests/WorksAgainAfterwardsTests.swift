import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("works-again-afterwards")
struct WorksAgainAfterwardsTests {
    private static let chain = ["FirstViewController", "SecondViewController"]

    private func probe(
        _ result: Probe.Result, _ action: String = "close", from chain: [String] = Self.chain
    ) -> Probe {
        Probe(.action(action), chainBefore: chain, result: result)
    }

    /// What the probes of a run tell beside those of its twin.
    private func check(
        _ probes: [Probe], twin: [Probe], outcome: RestOutcome = .rest
    ) -> [Violation] {
        var builder = TraceBuilder()
        let root = builder.controller("FirstViewController")
        let modal = builder.controller("SecondViewController")
        _ = builder.perform(.dismissal, from: modal, to: root, didComplete: false)
        builder.snapshot(chain: [root, modal], views: [modal.drawn()])
        return WorksAgainAfterwards.check(
            builder.evidence(outcome: outcome, twin: TraceBuilder().twin(probes: twin), probes: probes))
    }

    private let works = Probe.Result.ended(didComplete: true)

    @Test(
        "An action that works in the twin and not after the run is told by how it fails",
        arguments: [
            (Probe.Result.refused("Attempt to dismiss"), "is refused"), (.neverEnded, "never ends"),
            (.ended(didComplete: false), "is cancelled without a gesture"), (.requestedNothing, "asks for nothing"),
        ])
    func fails(_ result: Probe.Result, _ cause: String) throws {
        let violation = try #require(check([probe(result)], twin: [probe(works)]).first)
        #expect(violation.identity.words == "works-again-afterwards · action close · \(cause)")
        #expect(
            violation.summary
                == "\"close\" \(cause) after dismissal #1 of SecondViewController, though it works in a fresh app.")
    }

    @Test("The first action that never ends makes all later ones a consequence")
    func firstOnly() {
        let twin = [probe(works), probe(works, "next")]
        #expect(check([probe(.neverEnded), probe(.refused("busy"), "next")], twin: twin).count == 1)
        #expect(check([probe(.requestedNothing), probe(.neverEnded, "next")], twin: twin).count == 2)
    }

    @Test("An action that the twin refuses, or that never ends there, is left alone")
    func sameInTwin() {
        #expect(check([probe(.requestedNothing)], twin: [probe(.requestedNothing)]).isEmpty)
        #expect(check([probe(.neverEnded)], twin: [probe(.neverEnded)]).isEmpty)
        #expect(check([probe(.refused("x"))], twin: []).isEmpty)
    }

    @Test("An action tried from another chain, or that does not apply, is left alone")
    func otherChain() {
        #expect(check([probe(.requestedNothing, from: ["FirstViewController"])], twin: [probe(works)]).isEmpty)
        #expect(check([probe(.skipped)], twin: [probe(works)]).isEmpty)
        #expect(check([probe(works)], twin: [probe(works)]).isEmpty)
    }

    @Test("An action tried from another stack than the twin's is left alone", arguments: [false, true])
    func otherStack(isSame: Bool) {
        func world(_ count: Int) -> TraceBuilder {
            var builder = TraceBuilder()
            var stack = builder.controller("UINavigationController")
            let pages = (0..<count).map { _ in builder.controller("Page") }
            stack.holds = pages.map(\.id)
            builder.snapshot(chain: [stack], views: [stack.drawn()], alive: pages)
            return builder
        }
        let tried = probe(.requestedNothing, from: ["UINavigationController"])
        let twin = world(2).twin(probes: [probe(works, from: ["UINavigationController"])])
        var evidence = world(isSame ? 2 : 1).evidence(twin: twin, probes: [tried])
        #expect(WorksAgainAfterwards.check(evidence).count == (isSame ? 1 : 0))
        // A twin that left out what the run did may be anywhere.
        evidence.twin?.restSnapshots = [nil]
        #expect(WorksAgainAfterwards.check(evidence).isEmpty)
    }

    @Test("A run that never came to rest is left to completes-exactly-once")
    func stuck() {
        #expect(check([probe(.neverEnded)], twin: [probe(works)], outcome: .stuck(["dismissal"])).isEmpty)
    }

    @Test("After a change of size the twin in a window of that size is the measure", arguments: [false, true])
    func resized(works isWorking: Bool) {
        var builder = TraceBuilder()
        let root = builder.controller("FirstViewController")
        _ = builder.record(.environment(.resized(width: 700, height: 500)))
        builder.snapshot(chain: [root], views: [root.drawn()])
        var evidence = builder.evidence(
            twin: TraceBuilder().twin(probes: [probe(isWorking ? .requestedNothing : works)]),
            probes: [probe(.requestedNothing)])
        #expect(WorksAgainAfterwards.check(evidence).isEmpty)
        evidence.relaunchedTwin = TraceBuilder().twin(probes: [probe(isWorking ? works : .requestedNothing)])
        #expect(WorksAgainAfterwards.check(evidence).count == (isWorking ? 1 : 0))
    }

    @Test("An action that does nothing where a list is scrolled elsewhere is left alone", arguments: [false, true])
    func scrolledElsewhere(isScrolled: Bool) {
        func world(_ offset: Double) -> TraceBuilder {
            var builder = TraceBuilder()
            let root = builder.controller("Root")
            let list = builder.object(.view, "UICollectionView")
            builder.snapshot(
                chain: [root],
                views: [root.drawn { $0.children = [Drawn(id: list, offset: Point(x: 0, y: offset))] }])
            return builder
        }
        let twin = world(120).twin(probes: [probe(works, from: ["Root"])])
        let mine = world(isScrolled ? 300 : 120)
        let found = WorksAgainAfterwards.check(
            mine.evidence(twin: twin, probes: [probe(.requestedNothing, from: ["Root"])]))
        #expect(found.count == (isScrolled ? 0 : 1))
        // A refusal has another reason.
        let refused = WorksAgainAfterwards.check(
            mine.evidence(twin: twin, probes: [probe(.refused("busy"), from: ["Root"])]))
        #expect(refused.count == 1)
    }

    // MARK: Silence

    /// What an action without a condition that does nothing tells, beside a twin in which it works.
    private func checkSilence(
        after earlier: [Probe] = [], twin twinEarlier: [Probe] = [], label: (inout Drawn) -> Void = { _ in }
    ) -> [Violation] {
        func world(isRun: Bool) -> TraceBuilder {
            var builder = TraceBuilder()
            let root = builder.controller("Root")
            let modal = builder.controller("Modal")
            let words = builder.object(.view, "UILabel")
            if isRun { _ = builder.perform(.presentation, from: root, to: modal, didComplete: false) }
            var inside = Drawn(id: words)
            if isRun { label(&inside) }
            builder.snapshot(chain: [root], views: [root.drawn { $0.children = [inside] }])
            return builder
        }
        let twin = world(isRun: false).twin(probes: twinEarlier + [probe(works, "show", from: ["Root"])])
        return WorksAgainAfterwards.check(
            world(isRun: true).evidence(twin: twin, probes: earlier + [probe(.didNothing, "show", from: ["Root"])]))
    }

    @Test("An action without a condition that does nothing, on a screen as the twin's, is told")
    func silent() throws {
        let violation = try #require(checkSilence().first)
        #expect(violation.identity.words == "works-again-afterwards · action show · asks for nothing")
        let earlier = [probe(works, "blink", from: ["Root"])]
        #expect(checkSilence(after: earlier, twin: earlier).count == 1)
    }

    @Test("It is left alone where another view is shown, or an action before it came to something else")
    func silentElsewhere() {
        #expect(checkSilence { $0.isHidden = true }.isEmpty)
        #expect(checkSilence { $0.frame.y = 40 }.isEmpty)
        #expect(checkSilence { $0.isUserInteractionEnabled = false }.isEmpty)
        let earlier = probe(works, "blink", from: ["Root"])
        let other = probe(.ended(didComplete: false), "blink", from: ["Root"])
        #expect(checkSilence(after: [other], twin: [earlier]).count(where: { $0.subject == "action show" }) == 0)
    }

    // MARK: Gestures

    /// A dismissal that a gesture finished without moving, and what the same gesture does in a fresh app.
    private func checkGesture(finishesInFreshApp: Bool?) -> [Violation] {
        var builder = TraceBuilder()
        let root = builder.controller("FirstViewController")
        let modal = builder.controller("SecondViewController")
        let id = builder.request(.dismissal, from: modal, to: root)
        builder.start(id, interactive: true)
        builder.record(.interactionChanged(id, .finished))
        builder.complete(id, true)
        builder.snapshot(chain: [root], views: [root.drawn()])
        var evidence = builder.evidence(outcome: .rest, twin: nil, probes: [])
        if let finishesInFreshApp {
            evidence.repeatedGestures = [RepeatedGesture(transition: id, didComplete: finishesInFreshApp)]
        }
        return WorksAgainAfterwards.gestureViolations(evidence)
    }

    @Test("A gesture that never moved and finishes, where a fresh app cancels, is told")
    func staleDecision() throws {
        let violation = try #require(checkGesture(finishesInFreshApp: false).first)
        #expect(
            violation.identity.words
                == "works-again-afterwards · dismissal of SecondViewController · a gesture that reported no progress "
                + "finishes")
        #expect(violation.decisions.map(\.note) == ["decided to finish"])
    }

    @Test("A gesture that finishes without moving in a fresh app, too, or could not be made there, is left alone")
    func decidesAlike() {
        #expect(checkGesture(finishesInFreshApp: true).isEmpty)
        #expect(checkGesture(finishesInFreshApp: nil).isEmpty)
    }
}
