import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionReports

@testable import TransitionRunner

@Suite("An action in which the app always dies")
@MainActor
struct FatalActionTests {
    /// Shows a page; an act amid that adds views that stay, and closing it traps.
    private static let trapping =
        TransitionScene("trapping close") { UIViewController() }
        .action("show", weight: 20, when: { $0.presentationChain.count == 1 }) { app in
            app.topViewController?.present(UIViewController(), animated: true)
        }
        .action("close", when: { $0.presentationChain.count > 1 }) { _ in
            let nothing: Int? = CommandLine.argc < 0 ? 1 : nil
            print(nothing!)
        }
        .action("spill", weight: 20, when: { !$0.isAtRest }) { app in
            app.window.rootViewController?.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        }
        .invariant(
            "small",
            .always(
                .holds("few subviews") { app in
                    app.window.rootViewController?.view.subviews.count ?? 0 < 2
                }))

    private func options(runs: Int) -> SearchOptions {
        var options = SearchOptions()
        (options.runCount, options.maxSteps, options.seed) = (runs, 6, 5)
        (options.shrinkBudget, options.explainBudget) = (40, 40)
        return options
    }

    @Test("is tried no more after a few scripts, so that the others are judged")
    func trap() throws {
        let result = search(Self.trapping, options: options(runs: 120))
        let statistics = result.statistics
        #expect(statistics.scriptCount + statistics.crashedScriptCount >= 120 && statistics.untriedScriptCount == 0)
        #expect(statistics.scriptCount > statistics.crashedScriptCount && result.problems.isEmpty)
        #expect(statistics.untriedActions == ["close"] && statistics.fatalActions == ["close"])
        #expect(Set(result.counterexamples.map(\.identity.invariant)) == ["no-crash", "small"])
        #expect(result.counterexamples.allSatisfy { $0.flakiness == nil })
        let findings = Vacuity.findings(statistics)
        #expect(findings.filter { $0.contains("\"close\"") }.count == 1)
    }

    @Test("is told of a script after which it is tried, with what else that breaks; each leads if it is asked for")
    func replayed() throws {
        let scene = Self.trapping
        let steps: [Step] = [.act("show"), .act("spill"), .act("spill"), .wait(frames: 60)]
        let script = Script(scene: scene.name, steps: steps)
        let violations = replay(script, in: scene).violations
        #expect(violations.map(\.identity.invariant) == ["no-crash", "small"])
        for violation in violations {
            let told = explain(script, in: scene, leadingWith: violation.identity.fingerprint.text)
            #expect(told?.identity == violation.identity)
            #expect((told?.crash != nil) == (violation.identity.invariant == "no-crash"))
        }
    }

    @Test("has its own place told where another one kills the process, too")
    func twoActions() throws {
        let scene = TransitionScene("two traps") { UIViewController() }
            .action("first") { _ in
                let nothing: Int? = CommandLine.argc < 0 ? 1 : nil
                print(nothing!)
            }
            .action("second") { _ in
                let nothing: Int? = CommandLine.argc < 0 ? 2 : nil
                print(nothing!)
            }
        let script = Script(scene: scene.name, steps: [.wait(frames: 1)])
        let violations = replay(script, in: scene).violations
        #expect(Set(violations.map(\.identity.causeWords)).count == 2)
        let lines = try violations.map { violation in
            let told = try #require(
                explain(script, in: scene, leadingWith: violation.identity.fingerprint.text))
            #expect(told.identity == violation.identity)
            return try #require(told.crash?.stack.first?.line)
        }
        #expect(lines.count == 2 && lines[0] < lines[1])
    }

    @Test("is tried until it has died four times after scripts, or hung once; as a step of a script it may die")
    func limits() {
        let scene = Self.trapping
        let script = Script(scene: scene.name, steps: [.act("close"), .wait(frames: 1)])
        func crash(_ step: Int, aftermath: Aftermath? = nil, _ reason: DeathReason = .signal("SIGTRAP")) -> ChildCrash {
            let journal = JournalRecord(sequence: 1, bytes: Data(), step: step, progress: 1, aftermath: aftermath)
            return ChildCrash(reason: reason, message: "", journal: journal)
        }
        let actions = FatalActions()
        actions.note(crash(3, aftermath: .twin), of: script, in: scene)
        #expect(actions.names.isEmpty)
        for _ in 1...5 { actions.note(crash(0), of: script, in: scene) }
        #expect(actions.names == ["close"] && !actions.forbids("close"))
        for _ in 1...4 {
            #expect(!actions.forbids("close"))
            actions.note(crash(3), of: script, in: scene)
        }
        #expect(actions.forbids("close") && actions.forbidden(of: scene.actionNames) == ["close"])
        actions.note(crash(9), of: script, in: scene)
        #expect(!actions.forbids("show"))
        actions.note(crash(2, .hang), of: script, in: scene)
        #expect(actions.forbids("show"))
    }
}
