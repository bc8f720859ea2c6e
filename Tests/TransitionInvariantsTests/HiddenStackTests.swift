import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("completes-exactly-once, of a stack that is out of the window")
struct HiddenStackTests {
    private func check(isShown: Bool, isAlive: Bool = true) -> [Violation] {
        var builder = TraceBuilder()
        let root = builder.controller("Root")
        let (stack, page, next) = (
            builder.controller("UINavigationController"), builder.controller("Page"), builder.controller("Next")
        )
        _ = builder.request(.push, from: page, to: next, in: stack.id)
        builder.wait(600)
        let view = Drawn(id: stack.view, controller: stack.id, frame: TraceBuilder.screen)
        builder.snapshot(
            .stuck, chain: [root], views: isShown ? [view] : [], loose: isShown || !isAlive ? [] : [view],
            alive: isAlive ? [stack] : [])
        return CompletesExactlyOnce.check(builder.evidence(outcome: .stuck(["push"])))
    }

    @Test("what it was asked for waits until it is shown again, or is gone with it")
    func hidden() {
        #expect(check(isShown: false).isEmpty)
        #expect(check(isShown: false, isAlive: false).isEmpty)
    }

    @Test("a request to a stack in the window has to start")
    func shown() {
        #expect(check(isShown: true).map(\.cause) == ["never started"])
    }
}
