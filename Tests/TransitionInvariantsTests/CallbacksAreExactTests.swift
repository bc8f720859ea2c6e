import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("callbacks-are-exact")
struct CallbacksAreExactTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
    }

    private func check(twin: Twin? = nil) -> [Violation] {
        CallbacksAreExact.check(builder.evidence(twin: twin))
    }

    // MARK: Completions

    @Test("A completion that never comes, or comes twice, is told; one is right", arguments: 0...2)
    func completion(count: Int) {
        var copy = builder
        let id = copy.request(.presentation, from: root, to: modal, hasCompletion: true)
        copy.complete(id, true)
        for _ in 0..<count { copy.record(.requestCompletionCalled(id)) }
        let causes = CallbacksAreExact.check(copy.evidence()).map(\.cause)
        #expect(causes == (count == 1 ? [] : ["completion called \(count) times"]))
    }

    @Test("The completion of a cancelled, open or refused request is not judged")
    mutating func notJudged() {
        let cancelled = builder.request(.presentation, from: root, to: modal, hasCompletion: true)
        builder.complete(cancelled, false)
        builder.record(.refused(kind: .dismissal, receiver: root.id, controller: modal.id, diagnostic: -1))
        _ = builder.request(.presentation, from: root, to: modal, hasCompletion: true)
        #expect(check().isEmpty)
    }

    // MARK: Coordinators

    @Test("A coordinator's completion that comes after the end is told, with who gave it")
    mutating func tooLate() throws {
        let id = builder.perform(.presentation, from: root, to: modal)
        builder.wait(3)
        let given = builder.record(.coordinatorCompletion(id, .cameTooLate))
        let violation = try #require(check().first)
        #expect(violation.cause == "coordinator completion never runs")
        #expect(violation.seen == "given at 0.667 s, the end was at 0.617 s")
        #expect(violation.decisions == [DecisionNote(.event(given), "gave the coordinator a completion")])
    }

    @Test("A completion that the coordinator took must run; one that ran is left alone, cancelled or not")
    mutating func taken() {
        let id = builder.request(.presentation, from: root, to: modal)
        builder.record(.coordinatorCompletion(id, .taken))
        builder.record(.coordinatorCompletion(id, .taken))
        #expect(check().isEmpty)
        builder.complete(id, false)
        builder.record(.coordinatorCompletion(id, .ran(isCancelled: true)))
        #expect(check().map(\.cause) == ["coordinator completion never runs"])
        builder.record(.coordinatorCompletion(id, .ran(isCancelled: true)))
        #expect(check().isEmpty)
    }

    @Test("A completion that is told the opposite of the outcome is told")
    mutating func wrongFlag() {
        let id = builder.request(.presentation, from: root, to: modal)
        builder.record(.coordinatorCompletion(id, .taken))
        builder.complete(id, true)
        builder.record(.coordinatorCompletion(id, .ran(isCancelled: true)))
        #expect(check().map(\.cause) == ["coordinator completion with the wrong flag"])
    }

    // MARK: Presentation controllers

    private mutating func hook(_ hook: PresentationHook) {
        builder.record(.presentationHook(presented: modal.id, hook))
    }

    @Test("Each hook once, with the outcome, is left alone; so is one that an override keeps to itself")
    mutating func hooks() {
        let presentation = builder.request(.presentation, from: root, to: modal)
        hook(.presentationWillBegin)
        hook(.presentationDidEnd(completed: true))
        builder.complete(presentation, true)
        let dismissal = builder.request(.dismissal, from: modal, to: root)
        hook(.dismissalWillBegin)
        builder.complete(dismissal, false)
        #expect(check().isEmpty)
    }

    @Test("A hook that comes again, with the other outcome, of the other direction or between transitions is told")
    mutating func superfluousHooks() {
        let id = builder.request(.presentation, from: root, to: modal)
        hook(.presentationWillBegin)
        hook(.presentationWillBegin)
        hook(.presentationDidEnd(completed: false))
        hook(.dismissalWillBegin)
        builder.complete(id, true)
        hook(.dismissalDidEnd(completed: true))
        let names = [
            "dismissalTransitionDidEnd(_:)", "presentationTransitionWillBegin()", "presentationTransitionDidEnd(_:)",
            "dismissalTransitionWillBegin()",
        ]
        #expect(Set(check().map(\.cause)) == Set(names.map { "\($0) out of turn" }))
    }

    @Test("Hooks that a second completion has brought on are its doing")
    mutating func hooksAfterSecondCompletion() {
        let first = builder.request(.presentation, from: root, to: modal)
        hook(.presentationWillBegin)
        hook(.presentationDidEnd(completed: true))
        builder.complete(first, true)
        hook(.presentationDidEnd(completed: true))
        #expect(check().count == 1)
        builder.record(.completeTransitionCalled(first, didComplete: true, wasCancelled: false, count: 2))
        #expect(check().isEmpty)
    }

    // MARK: Navigation delegates

    /// A pop of `modal` whose `willShow` goes to one delegate and whose `didShow` to another or to none.
    private mutating func pop(ending: ObjectID?, didComplete: Bool = true) {
        let delegate = builder.object(.delegate, "StackDelegate")
        let id = builder.request(.pop, from: modal, to: root, in: root.id)
        builder.record(.delegateTold(id, delegate: delegate, .willShow))
        if ending != nil { builder.record(.delegateSet(owner: root.id, .navigation)) }
        if didComplete { builder.record(.delegateTold(id, delegate: ending ?? delegate, .didShow)) }
        builder.complete(id, didComplete)
    }

    @Test("A delegate that was replaced during a transition misses its end")
    mutating func replaced() throws {
        let twin = builder.twin()
        let other = builder.object(.delegate, "StackDelegate")
        pop(ending: other)
        let violation = try #require(check(twin: twin).first)
        #expect(violation.cause == "didShow went to another delegate")
        #expect(violation.decisions.map(\.note) == ["set another delegate during it"])
        #expect(check().isEmpty, "without a twin nobody knows whether it was meant")
        #expect(check(twin: builder.twin()).isEmpty, "the twin does it too")
    }

    @Test("A page that makes itself the delegate as it appears is left alone")
    mutating func takenOver() {
        let twin = builder.twin()
        pop(ending: root.id)
        #expect(check(twin: twin).isEmpty)
    }

    @Test("One delegate for both, and none after a cancel, are left alone")
    mutating func sameDelegate() {
        let twin = builder.twin()
        pop(ending: nil)
        pop(ending: nil, didComplete: false)
        #expect(check(twin: twin).isEmpty)
    }

    // MARK: Containers

    private mutating func tell(_ child: Controller, _ parent: Controller?, isDone: Bool) {
        builder.record(.parentTold(controller: child.id, parent: parent?.id ?? .none, isDone: isDone))
    }

    @Test("A child that is removed without being told before is told, one that is told is left alone")
    mutating func removal() throws {
        tell(modal, root, isDone: false)
        tell(modal, nil, isDone: false)
        builder.record(.removedFromParent(controller: modal.id, parent: root.id))
        #expect(check().isEmpty)
        tell(modal, root, isDone: false)
        builder.record(.removedFromParent(controller: modal.id, parent: root.id))
        #expect(
            try #require(check().first).identity.words
                == "callbacks-are-exact · SecondViewController in FirstViewController · removed without "
                + "willMove(toParent: nil)")
    }

    @Test("A child whose class keeps willMove to itself is not judged")
    mutating func silentChild() {
        builder.record(.removedFromParent(controller: modal.id, parent: root.id))
        #expect(check().isEmpty)
    }

    @Test("A child that is never told of its arrival is told, if its class is known to pass such calls on")
    mutating func addition() {
        var child = modal
        child.parent = root.id
        tell(modal, root, isDone: false)
        builder.snapshot(chain: [root], views: [], alive: [child])
        #expect(check().isEmpty)
        let sister = builder.controller("SecondViewController")
        tell(sister, nil, isDone: true)
        builder.snapshot(chain: [root], views: [], alive: [child])
        #expect(check().map(\.cause) == ["added without didMove(toParent:)"])
        tell(modal, root, isDone: true)
        builder.snapshot(chain: [root], views: [], alive: [child])
        #expect(check().isEmpty)
    }

    @Test("After an exception nothing is judged")
    mutating func frozen() {
        hook(.dismissalWillBegin)
        #expect(check().count == 1)
        builder.diagnose(.exception, "NSInvalidArgumentException", "dead")
        #expect(check().isEmpty)
    }
}
