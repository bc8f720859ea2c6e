import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("result-agrees")
struct ResultAgreesTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
    }

    /// A presentation that ends with `didComplete`, after `changes` of its interaction.
    private mutating func present(
        interactive: Bool, _ changes: [InteractionChange], background: Bool = false, reversed: Bool = false,
        didComplete: Bool, wasCancelled: Bool
    ) -> [Violation] {
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id, interactive: interactive)
        for change in changes { builder.record(.interactionChanged(id, change)) }
        if background { builder.record(.environment(.enteredBackground)) }
        if reversed {
            let animator = builder.object(.propertyAnimator, "UIViewPropertyAnimator")
            builder.record(.propertyAnimator(animator: animator, .continued(isReversed: true)))
        }
        builder.complete(id, didComplete, wasCancelled: wasCancelled)
        return ResultAgrees.check(builder.evidence())
    }

    @Test("Completing with true after a cancel is told, with the cancel")
    mutating func trueAfterCancel() throws {
        let found = present(interactive: true, [.cancelled], didComplete: true, wasCancelled: true)
        let violation = try #require(found.first)
        #expect(violation.identity.words.hasSuffix("SecondViewController · completed with true after a cancel"))
        #expect(violation.expected == "completeTransition(false)")
        #expect(violation.decisions.map(\.note) == ["completed with true", "cancelled the interaction"])
    }

    /// A presentation whose own animator is turned round, before or after its start, and comes to an end.
    private mutating func presentTurned(
        _ changes: [PropertyAnimatorChange], didComplete: Bool = true, wasCancelled: Bool = false
    ) -> [Violation] {
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id, interactive: false)
        let animator = builder.object(.propertyAnimator, "UIViewPropertyAnimator")
        for change in changes { builder.record(.propertyAnimator(animator: animator, change)) }
        builder.complete(id, didComplete, wasCancelled: wasCancelled)
        return ResultAgrees.check(builder.evidence())
    }

    @Test("Completing with true once an animation that was turned round has come back to its start is told")
    mutating func trueAfterTurning() throws {
        let found = presentTurned([.started, .paused, .reversed, .continued(isReversed: true), .finished(.start)])
        let violation = try #require(found.first)
        #expect(violation.cause == "completed with true after its animation came back to its start")
        #expect(violation.decisions.map(\.note) == ["completed with true", "turned the animation round"])
    }

    @Test("An animation that runs backwards from the first, was turned twice, or is told of truly is none")
    mutating func toldOfTurning() {
        for (changes, didComplete) in [
            ([.reversed, .started, .finished(.start)], true),
            ([.started, .reversed, .reversed, .finished(.end)], true),
            ([.started, .reversed, .finished(.start)], false),
            ([.started, .reversed, .stopped, .finished(.current)], true),
        ] as [([PropertyAnimatorChange], Bool)] {
            var copy = self
            #expect(copy.presentTurned(changes, didComplete: didComplete).isEmpty)
        }
    }

    @Test("Completing an interactive transition with false without a cancel is told")
    mutating func falseWithoutCancel() {
        let found = present(interactive: true, [.finished], didComplete: false, wasCancelled: false)
        #expect(found.map(\.cause) == ["completed with false without a cancel"])
    }

    @Test("Where nobody has told UIKit of the decision, the remedy is to tell it, be the app away meanwhile or not")
    mutating func untold() throws {
        for background in [false, true] {
            var copy = self
            let found = copy.present(
                interactive: true, [], background: background, didComplete: false, wasCancelled: false)
            let violation = try #require(found.first)
            #expect(violation.cause == "completed with false without a cancel")
            #expect(violation.expected == "cancelInteractiveTransition() before completeTransition(false)")
            #expect(!violation.remedy.contains("transitionWasCancelled"))
        }
        let told = present(interactive: true, [.finished], didComplete: false, wasCancelled: false)
        #expect(told.first?.remedy.contains("transitionWasCancelled") == true)
    }

    @Test("A controller written by hand that tells nothing at all is left to reports-progress")
    mutating func untoldByHand() {
        for isPercentDriver in [false, true] {
            var copy = self
            let driver = copy.builder.object(
                .interactionController, "Driver", isPercentDriver: isPercentDriver)
            let id = copy.builder.request(.presentation, from: root, to: modal)
            copy.builder.record(.interactionControllerAsked(id, delegate: root.id, answer: driver))
            copy.builder.start(id, interactive: true)
            copy.builder.complete(id, false, wasCancelled: false)
            let evidence = copy.builder.evidence()
            #expect(ResultAgrees.check(evidence).count == (isPercentDriver ? 1 : 0))
            #expect(ReportsProgress.check(evidence).count == (isPercentDriver ? 0 : 1))
        }
    }

    @Test("Passing on the animation's finished flag is told when the background cuts it short")
    mutating func finishedFlag() {
        let found = present(interactive: false, [], background: true, didComplete: false, wasCancelled: false)
        #expect(found.map(\.cause) == ["completed with false because the animation was cut short"])
    }

    @Test("A transition by code that its own code ran backwards may complete with false")
    mutating func ownReversal() {
        #expect(
            present(interactive: false, [], reversed: true, didComplete: false, wasCancelled: false).isEmpty)
        #expect(
            present(interactive: false, [], background: true, reversed: true, didComplete: false, wasCancelled: false)
                .isEmpty)
    }

    @Test("A cancel that a later finish took back completes with true")
    mutating func takenBack() {
        let found = present(
            interactive: true, [.cancelled, .paused, .finished], didComplete: true, wasCancelled: false)
        #expect(found.isEmpty)
    }

    @Test("A cancel that completes with false is right, in the background too")
    mutating func cancelled() {
        let found = present(
            interactive: true, [.cancelled], background: true, didComplete: false, wasCancelled: true)
        #expect(found.isEmpty)
    }

    @Test("A second call with another flag is left to completes-exactly-once")
    mutating func secondCall() {
        _ = present(interactive: true, [.finished], didComplete: true, wasCancelled: false)
        builder.record(
            .completeTransitionCalled(
                TransitionID(rawValue: 1), didComplete: false, wasCancelled: false, count: 2))
        #expect(ResultAgrees.check(builder.evidence()).isEmpty)
    }

    /// A presentation on its own, while a driver that drives nothing is told of a gesture.
    private mutating func presentUndriven(
        byGesture: Bool = true, asker: RequestCause.Asker = .drag, calls: [DriverCall] = [.update, .cancel],
        touchBetween: Bool = false
    ) -> [Violation] {
        let driver = builder.object(.interactionController, "Driver")
        let id = builder.request(
            .presentation, from: root, to: modal, byGesture: byGesture, cause: RequestCause(asker: asker))
        builder.start(id, interactive: false)
        for call in calls {
            if touchBetween, call == .cancel { builder.record(.touch(.began)) }
            builder.record(.driverCallLost(driver: driver, call))
        }
        builder.wait(36)
        builder.complete(id, true, wasCancelled: false)
        return ResultAgrees.check(builder.evidence())
    }

    @Test("A cancel of the gesture that asked is told where nobody let it drive what it asked for")
    mutating func undriven() throws {
        let violation = try #require(presentUndriven().first)
        #expect(violation.cause == "completed with true without the gesture that asked")
        #expect(violation.restsOn == ["4.7", "8.14"])
    }

    @Test("What another asked for, a tap, a gesture that told no driver, and a later touch are let be")
    mutating func undrivenByRight() {
        #expect(presentUndriven(byGesture: false, asker: .code).isEmpty)
        #expect(presentUndriven(asker: .tap(count: 1)).isEmpty)
        #expect(presentUndriven(calls: [.cancel]).isEmpty)
        #expect(presentUndriven(calls: [.update, .finish]).isEmpty)
        #expect(presentUndriven(touchBetween: true).isEmpty)
    }
}
