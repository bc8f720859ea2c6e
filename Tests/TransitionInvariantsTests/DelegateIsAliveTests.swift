import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("delegate-is-alive")
struct DelegateIsAliveTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller
    let freed: ObjectID

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
        freed = builder.object(.delegate, "FadeDelegate")
    }

    private func check() -> [Violation] { DelegateIsAlive.check(builder.evidence()) }

    @Test("A delegate that was freed before the ask is told once, with where it was set")
    mutating func freedBefore() throws {
        let setting = builder.record(.delegateSet(owner: modal.id, .transitioning))
        builder.wait(60)
        let ask = builder.record(.delegateMissed(owner: modal.id, delegate: freed, .transitioning))
        builder.record(.delegateMissed(owner: modal.id, delegate: freed, .transitioning))
        #expect(check().count == 1)
        let violation = try #require(check().first)
        #expect(
            violation.identity.words
                == "delegate-is-alive · transitioningDelegate of SecondViewController · FadeDelegate was freed")
        #expect(violation.seen == "set at 0.000 s, freed since")
        #expect(violation.time == VirtualTime(frame: 60))
        #expect(
            violation.decisions == [
                DecisionNote(.event(setting), "set it, which does not keep it alive"),
                DecisionNote(.event(ask), "had UIKit ask for it"),
            ])
    }

    @Test("Each owner and property is told by itself", arguments: [DelegateRole.navigation, .tabBar, .presentation])
    func others(role: DelegateRole) {
        var copy = builder
        copy.record(.delegateMissed(owner: root.id, delegate: freed, role))
        copy.record(.delegateMissed(owner: modal.id, delegate: freed, role))
        let found = DelegateIsAlive.check(copy.evidence())
        #expect(found.map(\.subject) == ["delegate of FirstViewController", "delegate of SecondViewController"])
        #expect(found.map(\.seen) == ["it was freed", "it was freed"])
    }

    @Test("A delegate that answers, and one that is never asked, are left alone")
    mutating func alive() {
        builder.record(.delegateSet(owner: modal.id, .transitioning))
        let id = builder.request(.presentation, from: root, to: modal)
        builder.record(.animatorAsked(id, delegate: freed, answer: .none))
        builder.complete(id, true)
        #expect(check().isEmpty)
    }

    @Test("A page that was its stack's delegate, and left it, is left alone; not so one that never was in it")
    func pageThatLeft() {
        var builder = builder
        let page = builder.controller("PageViewController")
        builder.record(.delegateSet(owner: root.id, .navigation))
        let pop = builder.request(.pop, from: page, to: modal, in: root.id)
        builder.complete(pop, true)
        func check(asking owner: ObjectID) -> [Violation] {
            var copy = builder
            let freed = copy.object(.delegate, "PageViewController")
            copy.record(.delegateMissed(owner: owner, delegate: freed, .navigation))
            return DelegateIsAlive.check(copy.evidence())
        }
        #expect(check(asking: root.id).isEmpty)
        #expect(check(asking: modal.id).count == 1)
    }

    /// A stack whose delegate is set before a rest and taken away in a pop, and what is told at the next rest.
    private func clearing(
        by writer: ValueWriter = .appearance, isSetBefore: Bool = true, isSetAgain: Bool = false,
        didComplete: Bool = false
    ) -> [Violation] {
        var builder = builder
        if isSetBefore { builder.record(.delegateSet(owner: root.id, .navigation)) }
        builder.snapshot(chain: [root], views: [root.drawn()])
        if !isSetBefore { builder.record(.delegateSet(owner: root.id, .navigation)) }
        let pop = builder.request(.pop, from: modal, to: root, in: root.id)
        builder.record(.delegateCleared(owner: root.id, .navigation, by: writer))
        builder.complete(pop, didComplete)
        if isSetAgain { builder.record(.delegateSet(owner: root.id, .navigation)) }
        builder.snapshot(chain: [root], views: [root.drawn()])
        return DelegateIsAlive.check(builder.evidence())
    }

    @Test("A delegate that a cancelled transition takes away is told, and not one of the gesture's own or of an act")
    func cleared() throws {
        let told = try #require(clearing().first)
        #expect(
            told.identity.words
                == "delegate-is-alive · delegate of FirstViewController · stays nil after a cancel")
        #expect(told.decisions.map(\.note) == ["set it to nil"])
        #expect(clearing(by: .act).isEmpty)
        #expect(clearing(isSetBefore: false).isEmpty)
        #expect(clearing(isSetAgain: true).isEmpty)
        #expect(clearing(didComplete: true).isEmpty)
    }

    @Test("After an exception nothing is judged")
    mutating func frozen() {
        builder.record(.delegateMissed(owner: modal.id, delegate: freed, .transitioning))
        builder.diagnose(.exception, "NSInvalidArgumentException", "dead")
        #expect(check().isEmpty)
    }
}
