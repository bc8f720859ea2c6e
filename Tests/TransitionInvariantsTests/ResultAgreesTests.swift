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
        #expect(violation.identity.description.hasSuffix("SecondViewController · completed with true after a cancel"))
        #expect(violation.expected == "completeTransition(false)")
        #expect(violation.decisions.map(\.note) == ["completed with true", "cancelled the interaction"])
    }

    @Test("Completing an interactive transition with false without a cancel is told")
    mutating func falseWithoutCancel() {
        let found = present(interactive: true, [.finished], didComplete: false, wasCancelled: false)
        #expect(found.map(\.cause) == ["completed with false without a cancel"])
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
}
