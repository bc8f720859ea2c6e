import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("The course of a transition")
struct TransitionCourseTests {
    private static let first = TransitionID(rawValue: 1)
    private static let animator = ObjectID(rawValue: 7)

    private func courses(_ kinds: [TraceEvent.Kind]) -> [TransitionCourse] {
        var trace = Trace()
        trace.events = kinds.map { TraceEvent(time: VirtualTime(frame: 0), step: 0, kind: $0) }
        return trace.courses()
    }

    private func course(_ kinds: TraceEvent.Kind...) throws -> TransitionCourse {
        try #require(courses([.requested(Self.first)] + kinds).first)
    }

    private func start(interactive: Bool = false, frames: Int = 20) -> TraceEvent.Kind {
        .started(Self.first, isInteractive: interactive, durationFrames: frames)
    }

    private let end = TraceEvent.Kind.ended(first, didComplete: true)

    @Test("without anything in its way is not interrupted, whatever comes after its end")
    func calm() throws {
        let calm = try course(start(), end, .touch(.began), .environment(.enteredBackground))
        #expect(calm.isStarted && calm.didComplete == true && calm.takesTime)
        #expect(!calm.isInterrupted && !calm.isCaught && !calm.isInteractive)
        #expect(try course(start(frames: 0), end).takesTime == false)
    }

    @Test(
        "is interrupted by a finger, a request, a refusal and the environment, but not by what ends an interruption",
        arguments: [
            (TraceEvent.Kind.touch(.began), true), (.touch(.moved), false), (.touch(.ended), false),
            (.requested(TransitionID(rawValue: 2)), true),
            (.refused(kind: .push, receiver: animator, controller: animator, diagnostic: 0), true),
            (.environment(.resized(width: 10, height: 10)), true), (.environment(.hitched(frames: 2)), true),
            (.environment(.enteredBackground), true), (.environment(.enteredForeground), false),
        ])
    func interruptions(event: TraceEvent.Kind, interrupts: Bool) throws {
        #expect(try course(start(), event).isInterrupted == interrupts)
    }

    @Test("is interrupted in the phase in which it is")
    func phases() throws {
        let touch = TraceEvent.Kind.touch(.began)
        let finish = TraceEvent.Kind.interactionChanged(Self.first, .finished)
        #expect(try course(touch, start(), end).interruptedPhases == [.waiting])
        #expect(try course(start(), touch, end).interruptedPhases == [.animating])
        #expect(try course(start(interactive: true), touch, finish, end).interruptedPhases == [.driven])
        #expect(try course(start(interactive: true), finish, touch, touch, end).interruptedPhases == [.settling])
        #expect(try course(touch, start(interactive: true), touch, finish, touch).interruptedPhases.count == 3)
    }

    @Test("is caught when its animator is told something while it runs by itself or settles, by no gesture's way")
    func caught() throws {
        let asked = TraceEvent.Kind.interruptibleAnimatorAsked(Self.first, answer: Self.animator)
        let pause = TraceEvent.Kind.propertyAnimator(animator: Self.animator, .paused)
        let reverse = TraceEvent.Kind.propertyAnimator(animator: Self.animator, .reversed)
        let finish = TraceEvent.Kind.interactionChanged(Self.first, .cancelled)
        let caught = try course(asked, start(), pause)
        #expect(caught.isCaught && caught.interruptedPhases == [.animating])
        #expect(try course(asked, start(), reverse).isCaught)
        #expect(try course(asked, start(interactive: true), pause, finish, reverse).isCaught == false)
        #expect(try course(asked, start(interactive: true), finish, pause).interruptedPhases == [.settling])
        #expect(try course(start(), pause).isCaught == false)
        #expect(try course(start(), .interactionChanged(Self.first, .paused)).isCaught)
    }

    @Test("is counted once in all that it was")
    func counted() throws {
        let driven = try course(start(interactive: true), .touch(.began), end)
        let cancelled = try course(start(frames: 0), .ended(Self.first, didComplete: false))
        var coverage = TransitionCoverage(subject: "push of Page by gesture")
        for course in [driven, driven, cancelled] { coverage.add(course) }
        var sum = TransitionCoverage(subject: coverage.subject)
        for _ in 0..<2 { sum.add(coverage) }
        for (counted, factor) in [(coverage, 1), (sum, 2)] {
            #expect(counted.startedCount == 3 * factor && counted.finishedCount == 2 * factor)
            #expect(counted.cancelledCount == factor && counted.interactiveCount == 2 * factor)
            #expect(counted.animatedCount == 2 * factor && counted.interruptedCount == 2 * factor)
            #expect(counted.interruptions.driven == 2 * factor && counted.interruptions.waiting == 0)
        }
    }
}
