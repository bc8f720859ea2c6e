import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("transitions-are-serial")
struct TransitionsAreSerialTests {
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
    }

    private func check() -> [Violation] { TransitionsAreSerial.check(builder.evidence()) }

    private mutating func begin(
        _ kind: TransitionKind, _ from: Controller, _ to: Controller, in container: Controller? = nil
    ) -> TransitionID {
        let id = builder.request(kind, from: from, to: to, in: container?.id ?? .none)
        builder.wait()
        builder.start(id)
        return id
    }

    @Test("A push that starts during a push is told once, with who asked for both")
    mutating func nestedPush() throws {
        let outer = begin(.push, first, second, in: stack)
        let inner = begin(.push, second, third, in: stack)
        builder.complete(outer, true)
        builder.complete(inner, true)
        let violation = try #require(check().first)
        #expect(check().count == 1)
        #expect(
            violation.identity.words
                == "transitions-are-serial · push of ThirdViewController · during a push")
        #expect(violation.seen == "starts at 0.017 s and 0.033 s, no end between them")
        #expect(
            violation.decisions.map(\.note) == [
                "asked for the push during the push", "asked for the push that was under way",
            ])
    }

    @Test("A dismissal that starts during its own presentation is told")
    mutating func modal() {
        _ = begin(.presentation, first, second)
        _ = begin(.dismissal, second, first)
        #expect(check().map(\.cause) == ["during a presentation"])
    }

    @Test("One after the other is left alone, even in one frame")
    mutating func oneAfterTheOther() {
        let outer = begin(.push, first, second, in: stack)
        let waiting = builder.request(.push, from: second, to: third, in: stack.id)
        builder.complete(outer, true)
        builder.start(waiting)
        builder.complete(waiting, true)
        #expect(check().isEmpty)
    }

    @Test("A push beside a presentation, and a tab selection beside both, are left alone")
    mutating func beside() {
        let tabs = builder.controller("UITabBarController")
        _ = begin(.push, first, second, in: stack)
        _ = begin(.presentation, tabs, third)
        _ = begin(.tabSelection, stack, first, in: tabs)
        #expect(check().isEmpty)
    }

    @Test("Presentations of four different controllers are left alone")
    mutating func otherContext() {
        let fourth = builder.controller("FourthViewController")
        _ = begin(.presentation, first, second)
        _ = begin(.presentation, third, fourth)
        #expect(check().isEmpty)
    }

    @Test("A request that waits or is refused is none")
    mutating func refused() {
        _ = begin(.presentation, first, second)
        builder.record(.refused(kind: .presentation, receiver: first.id, controller: third.id, diagnostic: -1))
        _ = builder.request(.dismissal, from: second, to: first)
        #expect(check().isEmpty)
    }

    @Test("Where a finger on the tab bar asks during a selection, the delegate's question is what to answer")
    mutating func tabBar() throws {
        let tabs = builder.controller("UITabBarController")
        for (typeName, isBar) in [("UITabBar", true), ("UIButton", false)] {
            let outer = begin(.tabSelection, first, second, in: tabs)
            builder.note(
                .touch(
                    TouchedView(
                        anchor: .view, controller: [0], controllerType: "UITabBarController", way: [.child(1)],
                        typeName: typeName, label: "", isControl: false, x: 50, y: 50)))
            let cause = RequestCause(deed: builder.trace.deeds.count - 1)
            let inner = builder.request(.tabSelection, from: second, to: third, in: tabs.id, cause: cause)
            builder.wait()
            builder.start(inner)
            builder.complete(outer, true)
            builder.complete(inner, true)
            let violation = try #require(check().last)
            #expect(violation.remedy.contains("shouldSelect") == isBar)
            builder = TraceBuilder()
        }
    }

    @Test("After an exception nothing is judged")
    mutating func frozen() {
        _ = begin(.push, first, second, in: stack)
        _ = begin(.push, second, third, in: stack)
        builder.diagnose(.exception, "NSInvalidArgumentException", "dead")
        #expect(check().isEmpty)
    }
}
