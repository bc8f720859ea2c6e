import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("same-interruptible-animator")
struct SameInterruptibleAnimatorTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller
    let animator: ObjectID
    let first: ObjectID
    let second: ObjectID

    init() {
        root = builder.controller("OverviewController")
        modal = builder.controller("DetailController")
        animator = builder.object(.animator, "HideAnimator")
        first = builder.object(.propertyAnimator, "UIViewPropertyAnimator")
        second = builder.object(.propertyAnimator, "UIViewPropertyAnimator")
    }

    private mutating func start(_ kind: TransitionKind = .dismissal) -> TransitionID {
        let id = builder.request(kind, from: modal, to: root)
        builder.record(.animatorAsked(id, delegate: modal.id, answer: animator))
        builder.start(id)
        return id
    }

    private mutating func ask(_ id: TransitionID, _ answer: ObjectID) {
        builder.record(.interruptibleAnimatorAsked(id, answer: answer))
        builder.wait()
    }

    private func check() -> [Violation] { SameInterruptibleAnimator.check(builder.evidence()) }

    @Test("A fresh animator at a later ask is told once, with the method that made it")
    mutating func fresh() throws {
        let id = start()
        ask(id, first)
        ask(id, first)
        ask(id, second)
        ask(id, first)
        #expect(check().count == 1)
        let violation = try #require(check().first)
        #expect(violation.subject == "dismissal of DetailController")
        #expect(violation.seen == "UIViewPropertyAnimator#7 at 0.000 s, UIViewPropertyAnimator#8 at 0.033 s")
        #expect(
            violation.decisions.first?.decision
                == .method(typeName: "HideAnimator", name: "interruptibleAnimator(using:)"))
    }

    @Test("Two animators are told of an app that an exception ended, too")
    mutating func frozen() {
        let id = start()
        ask(id, first)
        ask(id, second)
        builder.diagnose(.exception, "NSInternalInconsistencyException", "an error while inactive")
        #expect(check().count == 1)
    }

    @Test("One that only the copy of the run was given is told, with the run's own ask")
    mutating func askedAgain() throws {
        let id = start()
        ask(id, first)
        var copy = self
        copy.ask(id, second)
        var evidence = builder.evidence()
        #expect(SameInterruptibleAnimator.check(evidence).isEmpty)
        evidence.askedAgain = copy.builder.trace
        let violation = try #require(SameInterruptibleAnimator.check(evidence).first)
        #expect(violation.cause == "another animator later")
        #expect(violation.decisions.last?.note == "was asked for the first time")
        evidence.askedAgain = builder.trace
        #expect(SameInterruptibleAnimator.check(evidence).isEmpty)
    }

    @Test("One animator, however often asked for, is left alone")
    mutating func one() {
        let id = start()
        for _ in 0..<3 { ask(id, first) }
        #expect(check().isEmpty)
    }

    @Test("An ask that got no animator is left alone")
    mutating func none() {
        let id = start()
        ask(id, .none)
        ask(id, first)
        #expect(check().isEmpty)
    }

    @Test("An ask after the end is left alone")
    mutating func afterTheEnd() {
        let id = start()
        ask(id, first)
        builder.complete(id, true)
        ask(id, second)
        #expect(check().isEmpty)
    }

    @Test("Another animator for the next transition, and a transition without any, are left alone")
    mutating func nextTransition() {
        let one = start()
        ask(one, first)
        builder.complete(one, false)
        let two = start()
        ask(two, second)
        builder.complete(two, true)
        builder.complete(start(.presentation), true)
        #expect(check().isEmpty)
    }
}
