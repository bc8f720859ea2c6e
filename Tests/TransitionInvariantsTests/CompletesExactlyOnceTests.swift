import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("completes-exactly-once")
struct CompletesExactlyOnceTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller
    let driver: ObjectID
    let recognizer: ObjectID

    init() {
        root = builder.controller("ContactsOverviewController")
        modal = builder.controller("ModalViewController")
        driver = builder.object(.interactionController, "HideAnimator")
        recognizer = builder.object(.gestureRecognizer, "UIScreenEdgePanGestureRecognizer")
    }

    func check(_ builder: TraceBuilder, _ outcome: RestOutcome = .stuck(["dismissal"])) -> [Violation] {
        CompletesExactlyOnce.check(builder.evidence(outcome: outcome))
    }

    /// A dismissal for which the controller itself vends its driver.
    mutating func requestDismissal(byGesture: Bool) -> TransitionID {
        let id = builder.request(.dismissal, from: modal, to: root, byGesture: byGesture)
        builder.record(.animatorAsked(id, delegate: modal.id, answer: driver))
        builder.record(.interactionControllerAsked(id, delegate: modal.id, answer: driver))
        return id
    }

    mutating func gesture(_ state: GestureState) {
        builder.record(.gesture(recognizer: recognizer, state: state))
    }

    // MARK: Broken

    @Test(
        "An interaction controller vended for a dismissal by code freezes the app, and the message says who vended it")
    mutating func vendedWithoutGesture() throws {
        _ = builder.perform(.presentation, from: root, to: modal)
        builder.wait(37)
        let id = requestDismissal(byGesture: false)
        builder.wait()
        builder.start(id, interactive: true)
        builder.record(.progressed(id, 0))
        builder.wait(600)
        let violation = try #require(check(builder).first)
        #expect(violation.subject == "dismissal of ModalViewController")
        #expect(violation.cause == "interaction controller vended without a gesture")
        #expect(
            violation.summary
                == "completeTransition(_:) was never called for dismissal #2 of ModalViewController; the app is frozen."
        )
        #expect(violation.expected == "one completeTransition(_:) within 10 s of the last touch")
        #expect(
            violation.seen
                == "none; percent complete 0, no touch down; requested at 1.233 s, it waits for HideAnimator, "
                + "which no gesture drives")
        #expect(
            violation.decisions.first
                == DecisionNote(
                    .method(typeName: "ModalViewController", name: "interactionControllerForDismissal(using:)"),
                    "vended HideAnimator without a gesture"))
        #expect(violation.restsOn == ["1.4", "3.6"])
    }

    @Test("A gesture that began and ended before the start is told by the call that was lost")
    mutating func endedBeforeStart() throws {
        gesture(.began)
        let id = requestDismissal(byGesture: true)
        gesture(.ended)
        let lost = builder.record(.driverCallLost(driver: driver, .cancel))
        builder.start(id, interactive: true)
        let violation = try #require(check(builder).first)
        #expect(violation.cause == "gesture ended before the start")
        #expect(violation.decisions.first?.decision == .event(lost))
    }

    @Test("A gesture that captured a request of the code's own is another bug")
    mutating func captured() {
        gesture(.began)
        let id = requestDismissal(byGesture: false)
        gesture(.ended)
        builder.record(.driverCallLost(driver: driver, .cancel))
        builder.start(id, interactive: true)
        #expect(check(builder).map(\.cause) == ["captured by a gesture that did not ask for it"])
    }

    @Test("A push that falls to a swipe which began where there was nothing to pop rests on when a swipe may begin")
    mutating func swipeAtRoot() {
        let stack = builder.controller("UINavigationController")
        for depth in [1, 2] {
            var copy = self
            copy.builder.call(stack, .setStack(Array([root.id, modal.id].prefix(depth))))
            copy.gesture(.began)
            let page = copy.builder.controller("PageViewController")
            let id = copy.builder.request(.push, from: root, to: page, in: stack.id)
            copy.builder.record(.animatorAsked(id, delegate: root.id, answer: driver))
            copy.builder.record(.interactionControllerAsked(id, delegate: root.id, answer: driver))
            copy.builder.start(id, interactive: true)
            copy.gesture(.ended)
            let found = copy.check(copy.builder)
            #expect(found.map(\.cause) == ["captured by a gesture that did not ask for it"])
            #expect(found.first?.restsOn.contains("8.13") == (depth == 1))
        }
    }

    @Test("So it is if that gesture ends after the start, or if another finger's tap asked")
    mutating func capturedLater() {
        for isTapped in [false, true] {
            var copy = self
            copy.gesture(.began)
            let tap = copy.builder.object(.gestureRecognizer, "UITapGestureRecognizer")
            if isTapped { copy.builder.record(.gesture(recognizer: tap, state: .ended)) }
            let id = copy.requestDismissal(byGesture: isTapped)
            copy.builder.start(id, interactive: true)
            copy.builder.wait(5)
            copy.gesture(.ended)
            #expect(copy.check(copy.builder).map(\.cause) == ["captured by a gesture that did not ask for it"])
        }
        // What another recognizer did before says nothing.
        let tap = builder.object(.gestureRecognizer, "UITapGestureRecognizer")
        gesture(.began)
        builder.record(.gesture(recognizer: tap, state: .ended))
        builder.wait()
        let id = requestDismissal(byGesture: true)
        builder.start(id, interactive: true)
        builder.wait(5)
        gesture(.ended)
        #expect(check(builder).map(\.cause) == ["gesture ended and the code did not react"])
    }

    @Test("A gesture that ended before the start without any call is the same bug")
    mutating func endedBeforeStartInSilence() {
        gesture(.began)
        let id = requestDismissal(byGesture: true)
        gesture(.ended)
        builder.start(id, interactive: true)
        #expect(check(builder).map(\.cause) == ["gesture ended before the start"])
    }

    @Test("A lost call before the start tells, even if the gesture goes on after it")
    mutating func lostWhileGoingOn() {
        gesture(.began)
        let id = requestDismissal(byGesture: true)
        builder.record(.driverCallLost(driver: driver, .finish))
        builder.start(id, interactive: true)
        builder.wait()
        gesture(.ended)
        #expect(check(builder).map(\.cause) == ["gesture ended before the start"])
    }

    @Test(
        "A gesture whose end the code ignores is told by how it ended",
        arguments: [
            (GestureState.cancelled, "gesture was cancelled and the code did not react"),
            (GestureState.ended, "gesture ended and the code did not react"),
        ])
    mutating func ignored(_ state: GestureState, _ cause: String) {
        gesture(.began)
        let id = requestDismissal(byGesture: true)
        builder.start(id, interactive: true)
        builder.wait(5)
        gesture(state)
        #expect(check(builder).map(\.cause) == [cause])
    }

    @Test("A driver that is told to end in the turn of a tap loses the call")
    mutating func toldTooEarly() {
        gesture(.ended)
        let id = requestDismissal(byGesture: true)
        builder.record(.driverCallLost(driver: driver, .finish))
        builder.start(id, interactive: true)
        #expect(check(builder).map(\.cause) == ["driver was told to end before the start"])
    }

    @Test("A gesture that begins while a vended controller waits only stumbles into it")
    mutating func stumbles() {
        let id = requestDismissal(byGesture: false)
        gesture(.began)
        builder.record(.driverCallLost(driver: driver, .finish))
        gesture(.ended)
        builder.start(id, interactive: true)
        #expect(check(builder).map(\.cause) == ["interaction controller vended without a gesture"])
    }

    @Test("A call to a driver that drives nothing, after the start, is told as such")
    mutating func toldElsewhere() {
        let other = builder.object(.interactionController, "HideAnimator")
        gesture(.began)
        let id = requestDismissal(byGesture: true)
        builder.start(id, interactive: true)
        gesture(.ended)
        builder.record(.driverCallLost(driver: other, .finish))
        #expect(check(builder).map(\.cause) == ["another driver was told to end"])
    }

    @Test("An animation that ends without completing freezes the app")
    mutating func neverCompletes() {
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id)
        builder.wait(600)
        #expect(check(builder).map(\.cause) == ["animation ended without completing"])
        #expect(check(builder, .rest).count == 1)
    }

    @Test("An interaction controller that UIKit had begin without a gesture is the one that left it, not the animator")
    mutating func leftByInteractionController() throws {
        let id = requestDismissal(byGesture: false)
        builder.start(id)
        builder.wait(600)
        let violation = try #require(check(builder).first)
        #expect(violation.cause == "animation ended without completing")
        let method = Decision.method(typeName: "HideAnimator", name: "startInteractiveTransition(_:)")
        #expect(violation.decisions.first?.decision == method)
    }

    @Test("An animation that the background cut short is told apart")
    mutating func cutShort() {
        for isCut in [true, false] {
            var copy = self
            let id = copy.builder.request(.presentation, from: root, to: modal)
            copy.builder.start(id)
            copy.builder.record(.environment(.enteredBackground))
            if isCut { copy.builder.record(.animationCut(id)) }
            copy.builder.record(.environment(.enteredForeground))
            // A way out that animates nothing has nothing to be cut.
            let cause = isCut ? "animation was cut short in the background" : "animation ended without completing"
            #expect(copy.check(copy.builder).map(\.cause) == [cause])
        }
    }

    @Test("A second gesture that asks for more under the first one's hand is the cause, not the first one's end")
    mutating func overtaken() throws {
        for (isByGesture, isInTime) in [(true, true), (true, false), (false, true)] {
            var copy = self
            copy.gesture(.began)
            let id = copy.requestDismissal(byGesture: true)
            copy.builder.start(id, interactive: true)
            copy.builder.wait(5)
            if !isInTime { copy.gesture(.ended) }
            let second = copy.builder.record(.requestWaits(for: id, isByGesture: isByGesture))
            if isInTime { copy.gesture(.ended) }
            let violation = try #require(copy.check(copy.builder).first)
            let isCause = isByGesture && isInTime
            #expect((violation.cause == "a gesture asked for more while it was under way") == isCause)
            #expect((violation.decisions.first?.decision == .event(second)) == isCause)
            #expect(violation.remedy.contains("transitionCoordinator") == isCause)
        }
    }

    @Test("So is one that UIKit refuses to another gesture, and not one that it refuses to the first")
    mutating func refusedAmid() throws {
        let other = builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
        for isOther in [true, false] {
            var copy = self
            copy.gesture(.began)
            let id = copy.requestDismissal(byGesture: true)
            copy.builder.start(id, interactive: true)
            copy.builder.wait(5)
            copy.builder.record(.gesture(recognizer: isOther ? other : recognizer, state: .began))
            copy.builder.record(.refused(kind: .dismissal, receiver: root.id, controller: modal.id, diagnostic: -1))
            copy.gesture(.ended)
            let violation = try #require(copy.check(copy.builder).first)
            #expect((violation.cause == "a gesture asked for more while it was under way") == isOther)
        }
    }

    @Test("A request that has waited before is told where the code made it, not where it was made anew")
    mutating func overtakenAgain() throws {
        let first = builder.request(.presentation, from: root, to: modal)
        builder.start(first)
        let made = builder.record(.requestWaits(for: first, isByGesture: true))
        builder.wait(9)
        gesture(.began)
        let id = requestDismissal(byGesture: true)
        builder.complete(first, true)
        builder.record(.requestWaits(for: id, isByGesture: true))
        builder.start(id, interactive: true)
        gesture(.ended)
        #expect(try #require(check(builder).first).decisions.first?.decision == .event(made))
    }

    @Test("Nor is a swipe at the root the cause once a later one has asked for a pop, or began above the root")
    mutating func overtakenAtRoot() {
        let stack = builder.controller("UINavigationController")
        let page = builder.controller("PageViewController")
        builder.call(stack, .setStack([root.id]))
        gesture(.began)
        let id = builder.request(.push, from: root, to: page, in: stack.id)
        builder.call(stack, .push(page.id), by: id)
        builder.record(.animatorAsked(id, delegate: root.id, answer: driver))
        gesture(.ended)
        gesture(.began)
        let other = self
        builder.record(.requestWaits(for: id, isByGesture: true))
        for isAsking in [true, false] {
            var copy = isAsking ? self : other
            copy.builder.record(.interactionControllerAsked(id, delegate: root.id, answer: driver))
            copy.builder.start(id, interactive: true)
            copy.gesture(.ended)
            let found = copy.check(copy.builder)
            #expect((found.first?.cause == "a gesture asked for more while it was under way") == isAsking)
            #expect(found.first?.restsOn.contains("8.13") == false)
        }
    }

    @Test("An interaction that ended and was followed by nothing is told apart")
    mutating func neverFinished() {
        gesture(.began)
        let id = requestDismissal(byGesture: true)
        builder.start(id, interactive: true)
        gesture(.ended)
        builder.record(.interactionChanged(id, .finished))
        let found = check(builder)
        #expect(found.map(\.cause) == ["never finished after the interaction"])
        #expect(found.first?.remedy != TransitionHistory.remedyBesideUIKit)
    }

    @Test("Where UIKit's own animation never ends after an interaction, the remedy speaks of what is beside it")
    mutating func besideUIKit() {
        gesture(.began)
        let id = builder.request(.dismissal, from: modal, to: root, byGesture: true)
        builder.start(id, interactive: true)
        gesture(.ended)
        builder.record(.interactionChanged(id, .finished))
        #expect(check(builder).map(\.remedy) == [TransitionHistory.remedyBesideUIKit])
    }

    @Test("One that began only just before the run was broken off may still end")
    mutating func brokenOff() {
        for frames in [100, 600] {
            var copy = self
            let id = copy.requestDismissal(byGesture: false)
            copy.builder.start(id)
            copy.builder.wait(frames)
            copy.builder.snapshot(.stuck, chain: [root, modal], views: [])
            #expect(copy.check(copy.builder).isEmpty == (frames == 100))
        }
    }

    @Test("What the end of an interaction set going can be cut short as well, but not by an earlier absence")
    mutating func cutShortAfterInteraction() {
        gesture(.began)
        let id = requestDismissal(byGesture: true)
        builder.start(id, interactive: true)
        builder.record(.environment(.enteredBackground))
        builder.record(.environment(.enteredForeground))
        gesture(.ended)
        builder.record(.interactionChanged(id, .finished))
        #expect(check(builder).map(\.cause) == ["never finished after the interaction"])
        builder.record(.environment(.enteredBackground))
        builder.record(.animationCut(id))
        builder.record(.environment(.enteredForeground))
        #expect(check(builder).map(\.cause) == ["animation was cut short in the background"])
    }

    @Test("A running transition that was caught and never let go is told apart")
    mutating func caught() {
        let id = requestDismissal(byGesture: false)
        builder.start(id)
        gesture(.began)
        builder.record(.interactionChanged(id, .paused))
        gesture(.ended)
        #expect(check(builder).map(\.cause) == ["paused and never continued"])
    }

    @Test("An animator that was stopped and left is told apart")
    mutating func stopped() {
        let animator = builder.object(.propertyAnimator, "UIViewPropertyAnimator")
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id)
        builder.record(.interruptibleAnimatorAsked(id, answer: animator))
        builder.record(.propertyAnimator(animator: animator, .stopped))
        #expect(check(builder).map(\.cause) == ["animator was stopped and never finished"])
    }

    @Test("Two calls are one violation that names both")
    mutating func twice() throws {
        let id = builder.perform(.presentation, from: root, to: modal)
        builder.wait(3)
        let second = builder.record(
            .completeTransitionCalled(id, didComplete: false, wasCancelled: false, count: 2))
        let violation = try #require(check(builder, .rest).first)
        #expect(violation.cause == "called more than once")
        #expect(violation.decisions.count == 2)
        #expect(violation.decisions.last?.decision == .event(second))
    }

    @Test("An accepted request that never starts is a violation of its own")
    mutating func neverStarts() {
        _ = builder.request(.presentation, from: root, to: modal)
        builder.wait(600)
        #expect(check(builder).map(\.cause) == ["never started"])
    }

    // MARK: Correct, but unusual

    @Test("Completing inside animateTransition, and refused requests, are left alone")
    mutating func immediate() {
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id, durationFrames: 0)
        builder.complete(id, true)
        let index = builder.trace.diagnostics.count
        builder.diagnose(.warning, "", "Attempt to present <A> on <B>")
        builder.record(.refused(kind: .presentation, receiver: root.id, controller: modal.id, diagnostic: index))
        #expect(check(builder, .rest).isEmpty)
    }

    @Test("A cancelled interaction that completes once is left alone")
    mutating func cancelled() {
        gesture(.began)
        let id = requestDismissal(byGesture: true)
        builder.start(id, interactive: true)
        gesture(.cancelled)
        builder.record(.interactionChanged(id, .cancelled))
        builder.wait(10)
        builder.complete(id, false)
        #expect(check(builder, .rest).isEmpty)
    }

    @Test("A request that waits behind an open transition is a consequence")
    mutating func queued() {
        let first = builder.request(.presentation, from: root, to: modal)
        builder.start(first)
        _ = builder.request(.presentation, from: modal, to: root)
        #expect(check(builder).map(\.cause) == ["animation ended without completing"])
    }

    @Test("A transition that a finger still holds is not judged")
    mutating func held() {
        builder.record(.touch(.began))
        gesture(.began)
        let id = requestDismissal(byGesture: true)
        builder.start(id, interactive: true)
        #expect(check(builder).isEmpty)
    }

    @Test("An animator that an action of its own paused is not judged")
    mutating func pausedByAction() {
        let animator = builder.object(.propertyAnimator, "UIViewPropertyAnimator")
        builder.beginStep()
        let id = builder.request(.presentation, from: root, to: modal)
        builder.wait()
        builder.start(id)
        builder.record(.interruptibleAnimatorAsked(id, answer: animator))
        builder.record(.propertyAnimator(animator: animator, .started))
        builder.wait(5)
        builder.beginStep()
        builder.record(.propertyAnimator(animator: animator, .paused))
        #expect(check(builder).isEmpty)
    }

    @Test(
        "An animator that was paused with a finger on the glass, or by a touch of the same step, is judged",
        arguments: [[.began], [.began, .ended], [.ended]] as [[TouchPhase]])
    mutating func pausedByTouch(_ touches: [TouchPhase]) {
        let animator = builder.object(.propertyAnimator, "UIViewPropertyAnimator")
        builder.beginStep()
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id)
        builder.record(.interruptibleAnimatorAsked(id, answer: animator))
        if touches == [.ended] { builder.record(.touch(.began)) }
        builder.beginStep()
        for touch in touches { builder.record(.touch(touch)) }
        builder.record(.propertyAnimator(animator: animator, .paused))
        if touches == [.began] { builder.record(.touch(.ended)) }
        #expect(check(builder).map(\.cause) == ["animator was paused and never continued"])
    }

    @Test("An animator that is paused while a finger of an earlier step is down is judged")
    mutating func pausedUnderFinger() {
        let animator = builder.object(.propertyAnimator, "UIViewPropertyAnimator")
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id)
        builder.record(.interruptibleAnimatorAsked(id, answer: animator))
        builder.record(.touch(.began))
        builder.beginStep()
        builder.record(.propertyAnimator(animator: animator, .paused))
        builder.record(.touch(.ended))
        #expect(check(builder).map(\.cause) == ["animator was paused and never continued"])
    }

    @Test("After an exception nothing is judged")
    mutating func frozen() {
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id)
        builder.diagnose(.exception, "NSInvalidArgumentException", "Can't add self as subview")
        #expect(check(builder).isEmpty)
    }
}
