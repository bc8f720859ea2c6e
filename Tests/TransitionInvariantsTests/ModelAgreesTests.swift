import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("model-agrees")
struct ModelAgreesTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller
    let third: Controller

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
        third = builder.controller("ThirdViewController")
        builder.snapshot(chain: [root], views: [])
    }

    private func check(_ chain: [Controller]) -> [Violation] {
        var copy = builder
        copy.snapshot(chain: chain, views: [])
        return ModelAgrees.check(copy.evidence())
    }

    @Test("A cancelled presentation whose controller is presented all the same is told")
    mutating func stillPresented() {
        _ = builder.perform(.presentation, from: root, to: modal, didComplete: false)
        let found = check([root, modal])
        #expect(found.map(\.cause) == ["a dismissed controller is still presented"])
        #expect(found.map(\.subject) == ["presentation of SecondViewController"])
        #expect(found.first?.expected == "FirstViewController#2")
        #expect(found.first?.seen == "FirstViewController#2 → SecondViewController#4")
    }

    @Test("A cancelled dismissal whose controller is gone is told, and so is another in its place")
    mutating func gone() {
        _ = builder.perform(.presentation, from: root, to: modal)
        _ = builder.perform(.dismissal, from: modal, to: root, didComplete: false)
        #expect(check([root]).map(\.cause) == ["a presented controller is gone"])
        #expect(check([root, third]).map(\.cause) == ["another controller is presented"])
    }

    @Test("What adapts may show another controller in place of the presented one, before a rest or another transition")
    mutating func presentedInstead() {
        _ = builder.perform(.presentation, from: root, to: modal)
        builder.record(.presentedInstead(of: modal.id, controller: third.id))
        #expect(check([root, third]).isEmpty)
        #expect(check([root, modal]).map(\.cause) == ["another controller is presented"])
        let alert = builder.controller("AlertViewController")
        _ = builder.perform(.presentation, from: third, to: alert)
        #expect(check([root, third, alert]).isEmpty)
        #expect(check([root, third]).map(\.cause) == ["a presented controller is gone"])
        _ = builder.perform(.dismissal, from: third, to: root)
        #expect(check([root]).isEmpty)
        #expect(check([root, third]).map(\.cause) == ["a dismissed controller is still presented"])
    }

    @Test("So it may where the room has changed during its presentation, and once more later")
    mutating func presentedInsteadAtTheEnd() {
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id)
        builder.record(.presentedInstead(of: modal.id, controller: third.id))
        builder.record(.ended(id, didComplete: true))
        #expect(check([root, third]).isEmpty)
        #expect(check([root, modal]).map(\.cause) == ["another controller is presented"])
        builder.record(.presentedInstead(of: third.id, controller: modal.id))
        #expect(check([root, modal]).isEmpty)
        #expect(check([root, third]).map(\.cause) == ["another controller is presented"])
    }

    @Test("A dismissal that takes several controllers at once is left alone")
    mutating func several() {
        _ = builder.perform(.presentation, from: root, to: modal)
        _ = builder.perform(.presentation, from: modal, to: third)
        #expect(check([root, modal, third]).isEmpty)
        _ = builder.perform(.dismissal, from: third, to: root)
        #expect(check([root]).isEmpty)
        #expect(!check([root, modal]).isEmpty)
    }

    @Test("What ended before the first snapshot is in its chain already")
    mutating func before() {
        builder = TraceBuilder()
        let (root, modal, third) = (
            builder.controller("FirstViewController"), builder.controller("SecondViewController"),
            builder.controller("ThirdViewController")
        )
        // By a presenter that the first snapshot does not know any more.
        _ = builder.perform(.presentation, from: modal, to: third)
        builder.snapshot(chain: [root], views: [])
        _ = builder.perform(.presentation, from: root, to: modal, didComplete: false)
        #expect(check([root]).isEmpty)
        #expect(check([root, modal]).map(\.cause) == ["a dismissed controller is still presented"])
    }

    @Test("Cancels and refused requests change nothing")
    mutating func nothingHappened() {
        _ = builder.perform(.presentation, from: root, to: modal, didComplete: false)
        let index = builder.trace.diagnostics.count
        builder.diagnose(.warning, "", "Attempt to present")
        builder.record(.refused(kind: .presentation, receiver: root.id, controller: modal.id, diagnostic: index))
        #expect(check([root]).isEmpty)
    }

    @Test("A root that the app replaced, or a presenter in no chain, cannot be judged")
    mutating func unknown() {
        #expect(check([third]).isEmpty)
        let child = builder.controller("ChildViewController")
        _ = builder.perform(.presentation, from: child, to: modal)
        #expect(check([root, third]).isEmpty)
    }

    @Test("After an exception nothing is judged")
    mutating func frozen() {
        _ = builder.perform(.presentation, from: root, to: modal)
        builder.diagnose(.exception, "NSInvalidArgumentException", "dead")
        #expect(check([root]).isEmpty)
    }
}
