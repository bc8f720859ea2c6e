import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner

@Suite("A rule of the user's own that traps")
@MainActor
struct TrappingRuleTests {
    @Test("is named with its line, and what other scripts show is told beside it")
    func trappingCheck() throws {
        let line = #line + 2
        let first = Invariant(id: "has-a-first", summary: "Something is shown first.") { evidence in
            _ = evidence.trace.transitions.first!
            return []
        }
        let scene = TransitionScene("ruled") { UIViewController() }
            .action("show") { $0.topViewController?.present(UIViewController(), animated: true) }
            .action("freeze") { app in
                app.topViewController?.present(app.window.rootViewController!, animated: true)
            }
            .invariants(InvariantSet.standard.adding(first))
        var options = SearchOptions()
        (options.runCount, options.seed, options.maxSteps) = (20, 1, 4)
        let found = search(scene, options: options).counterexamples
        #expect(found.map(\.script.steps) == [[.act("show"), .act("freeze")], []])
        #expect(found[0].identity.invariant == "no-crash" && found[0].crash == nil)
        #expect(found[1].callSites.first?.file.hasSuffix("TrappingRuleTests.swift") == true)
        #expect(found[1].callSites.first?.line == line)
    }
}
