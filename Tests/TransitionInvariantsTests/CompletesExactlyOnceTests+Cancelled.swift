import Testing
import TransitionCore

@testable import TransitionInvariants

// Gestures that were taken away, at which the code has not looked.
extension CompletesExactlyOnceTests {
    @Test("One that was cancelled before the start, without any call, was not looked at")
    mutating func cancelledBeforeStartInSilence() {
        gesture(.began)
        let id = requestDismissal(byGesture: true)
        gesture(.cancelled)
        builder.start(id, interactive: true)
        #expect(check(builder).map(\.cause) == ["gesture was cancelled and the code did not react"])
    }

    @Test("So was one that was taken away while its request had to wait", arguments: [false, true])
    mutating func cancelledBeforeRequest(isTold: Bool) {
        gesture(.began)
        gesture(.cancelled)
        if isTold { builder.record(.driverCallLost(driver: driver, .cancel)) }
        let id = requestDismissal(byGesture: true)
        builder.start(id, interactive: true)
        let cause = isTold ? "gesture ended before the start" : "gesture was cancelled and the code did not react"
        #expect(check(builder).map(\.cause) == [cause])
    }

    @Test(
        "A request that no gesture made waits for an earlier one that was cancelled, if it works where none was",
        arguments: [false, true], [false, true])
    mutating func afterIgnoredCancel(worksAlone: Bool, isFollowed: Bool) {
        gesture(.began)
        gesture(.cancelled)
        let other = builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
        // What became of another gesture says nothing of this one.
        if isFollowed {
            builder.record(.gesture(recognizer: other, state: .began))
            builder.record(.gesture(recognizer: other, state: .ended))
        }
        let id = requestDismissal(byGesture: false)
        builder.start(id, interactive: true)
        var evidence = builder.evidence(outcome: .stuck(["dismissal"]))
        if worksAlone { evidence.transitionThatWorksAlone = id }
        let cause =
            worksAlone
            ? "gesture was cancelled and the code did not react" : "interaction controller vended without a gesture"
        #expect(CompletesExactlyOnce.check(evidence).map(\.cause) == [cause])
    }

    @Test("A driver that was told of the cancel and left behind, as by a refused request, is vended without a gesture")
    mutating func afterHeededCancel() {
        gesture(.began)
        gesture(.cancelled)
        builder.record(.driverCallLost(driver: driver, .cancel))
        let id = requestDismissal(byGesture: false)
        builder.start(id, interactive: true)
        var evidence = builder.evidence(outcome: .stuck(["dismissal"]))
        evidence.transitionThatWorksAlone = id
        let causes = CompletesExactlyOnce.check(evidence).map(\.cause)
        #expect(causes == ["interaction controller vended without a gesture"])
    }
}
