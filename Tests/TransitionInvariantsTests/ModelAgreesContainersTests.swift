import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("model-agrees, for stacks and tabs")
struct ModelAgreesContainersTests {
    var builder = TraceBuilder()
    let stack: Controller
    let first: Controller
    let second: Controller
    let third: Controller

    init() {
        stack = builder.controller("UINavigationController")
        first = builder.controller("FirstViewController")
        second = builder.controller("SecondViewController")
        third = builder.controller("ThirdViewController")
        builder.call(stack, .push(first.id))
    }

    private func check(
        holds: [Controller], shows: Controller? = nil, orphans: [Controller] = []
    ) -> [Violation] {
        var copy = builder
        var container = stack
        container.holds = holds.map(\.id)
        container.selected = shows?.id ?? holds.last?.id ?? .none
        let children = holds.map { child in
            var child = child
            if !orphans.contains(where: { $0.id == child.id }) { child.parent = container.id }
            return child
        }
        copy.snapshot(chain: [container], views: [], alive: children)
        return ModelAgrees.check(copy.evidence())
    }

    /// A push of `controller` that ends as told.
    private mutating func push(_ controller: Controller, over top: Controller, didComplete: Bool = true) {
        let id = builder.request(.push, from: top, to: controller, in: stack.id)
        builder.call(stack, .push(controller.id), by: id)
        builder.start(id)
        builder.complete(id, didComplete)
    }

    @Test("A cancelled push that stays on the stack is told, with the call that made it")
    mutating func cancelledPush() throws {
        push(second, over: first, didComplete: false)
        #expect(check(holds: [first]).isEmpty)
        let violation = try #require(check(holds: [first, second]).first)
        #expect(
            violation.identity.words == "model-agrees · UINavigationController · other controllers are held")
        #expect(violation.expected == "FirstViewController#4; FirstViewController#4 is shown")
        #expect(
            violation.seen == "FirstViewController#4, SecondViewController#6; SecondViewController#6 is shown")
        #expect(violation.decisions.count == 1)
    }

    @Test("A controller that a call took away and that is still held is told")
    mutating func stillHeld() {
        push(second, over: first)
        push(third, over: second)
        builder.call(stack, .popTo(first.id))
        #expect(check(holds: [first]).isEmpty)
        #expect(check(holds: [first, second]).map(\.cause) == ["other controllers are held"])
    }

    @Test("What a cancel leaves on a stack is told at the next request, where no rest comes before it")
    mutating func atNextRequest() {
        func asked(holding holds: [Controller], after frames: Int, open: Bool = false) -> [Violation] {
            var copy = builder
            copy.wait(frames)
            var container = stack
            container.holds = holds.map(\.id)
            container.selected = holds.last?.id ?? .none
            let other = open ? copy.request(.push, from: second, to: third, in: stack.id) : nil
            let request = copy.request(.pop, from: second, to: first, in: stack.id)
            copy.snapshot(
                .request(request), chain: [container], views: [],
                alive: holds.map { child in
                    var child = child
                    child.parent = container.id
                    return child
                }, open: [other, request].compactMap { $0 })
            return ModelAgrees.check(copy.evidence())
        }
        push(second, over: first, didComplete: false)
        #expect(asked(holding: [first, second], after: 5).map(\.cause) == ["other controllers are held"])
        #expect(asked(holding: [first], after: 5).isEmpty)
        // What is done about it may come within the turn.
        #expect(asked(holding: [first, second], after: 0).isEmpty)
        #expect(asked(holding: [first, second], after: 5, open: true).isEmpty)
    }

    @Test("Calls at once count as much as transitions")
    mutating func unanimated() {
        builder.call(stack, .setStack([first.id, second.id, third.id]))
        #expect(check(holds: [first, second, third]).isEmpty)
        builder.call(stack, .popTo(second.id))
        #expect(check(holds: [first, second]).isEmpty)
        #expect(!check(holds: [first, second, third]).isEmpty)
    }

    @Test("A held controller that is no child any more is told, with who took it from its parent")
    mutating func orphan() throws {
        push(second, over: first)
        let removal = builder.record(.removedFromParent(controller: first.id, parent: stack.id))
        #expect(check(holds: [first, second]).isEmpty)
        let violation = try #require(check(holds: [first, second], orphans: [first]).first)
        #expect(violation.cause == "FirstViewController is held without being a child")
        #expect(violation.decisions == [DecisionNote(.event(removal), "took it from its parent")])
    }

    @Test("A tab that is shown and was not selected is told; a cancelled selection counts for nothing")
    mutating func tabs() {
        builder.call(stack, .setTabs([first.id, second.id]))
        #expect(check(holds: [first, second], shows: first).isEmpty)
        let id = builder.request(.tabSelection, from: first, to: second, in: stack.id)
        builder.call(stack, .select(second.id), by: id)
        builder.complete(id, false)
        #expect(check(holds: [first, second], shows: first).isEmpty)
        #expect(check(holds: [first, second], shows: second).map(\.cause) == ["another controller is shown"])
        builder.call(stack, .select(second.id))
        #expect(check(holds: [first, second], shows: second).isEmpty)
    }

    @Test("Tabs that are replaced keep the selected one, or show the first")
    mutating func replacedTabs() {
        builder.call(stack, .setTabs([first.id, second.id]))
        builder.call(stack, .select(second.id))
        builder.call(stack, .setTabs([third.id, second.id]))
        #expect(check(holds: [third, second], shows: second).isEmpty)
        builder.call(stack, .setTabs([third.id]))
        #expect(check(holds: [third], shows: third).isEmpty)
    }

    @Test("A stack whose cancelled change lay below another cannot be judged, nor can one that was never called")
    mutating func unknown() {
        let id = builder.request(.push, from: first, to: second, in: stack.id)
        builder.call(stack, .push(second.id), by: id)
        builder.call(stack, .push(third.id))
        builder.complete(id, false)
        #expect(check(holds: [third]).isEmpty)
        builder.call(stack, .setStack([first.id]))
        #expect(check(holds: [third]).isEmpty)
        var other = TraceBuilder()
        var container = other.controller("UISplitViewController")
        container.holds = [other.controller("FirstViewController").id]
        other.snapshot(chain: [container], views: [])
        #expect(ModelAgrees.check(other.evidence()).isEmpty)
    }

    @Test("A rest with an open transition, and anything after an exception, is not judged")
    mutating func notJudged() {
        let id = builder.request(.push, from: first, to: second, in: stack.id)
        builder.call(stack, .push(second.id), by: id)
        var container = stack
        container.holds = [first.id]
        container.selected = first.id
        builder.snapshot(chain: [container], views: [], open: [id])
        #expect(ModelAgrees.check(builder.evidence()).isEmpty)
        builder.complete(id, true)
        #expect(!check(holds: [first]).isEmpty)
        builder.diagnose(.exception, "NSInvalidArgumentException", "dead")
        #expect(check(holds: [first]).isEmpty)
    }
}
