import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants

@testable import TransitionRunner

@Suite("A script in which the app dies")
@MainActor
struct ScriptRevisionTests {
    /// Two acts that always trap, and one that spills views where a page is shown.
    private static let trapping =
        TransitionScene("two traps") { UIViewController() }
        .action("first") { _ in
            let nothing: Int? = CommandLine.argc < 0 ? 1 : nil
            print(nothing!)
        }
        .action("second") { _ in
            let nothing: Int? = CommandLine.argc < 0 ? 2 : nil
            print(nothing!)
        }
        .action("show", when: { $0.presentationChain.count == 1 }) { app in
            app.topViewController?.present(UIViewController(), animated: true)
        }
        .action("close", when: { $0.presentationChain.count == 2 && $0.isAtRest }) { app in
            app.window.rootViewController?.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
            app.topViewController?.dismiss(animated: true)
        }
        .invariant(
            "small",
            .always(
                .holds("few subviews") { app in
                    app.window.rootViewController?.view.subviews.count ?? 0 < 2
                }))

    private func crash(at step: Int, _ reason: DeathReason = .signal("SIGTRAP")) -> ChildCrash {
        let journal = JournalRecord(sequence: 1, bytes: Data(), step: step, progress: 1)
        return ChildCrash(reason: reason, message: "", journal: journal)
    }

    private func plan() -> ScriptPlan {
        let vocabulary = makeVocabulary(scene: Self.trapping, profiles: .standard)
        return ScriptPlan(options: SearchOptions(), vocabulary: vocabulary, seed: 1)
    }

    @Test("is tried again without the act that traps, so that two easy traps hide nothing else, the same each time")
    func twoTraps() throws {
        var options = SearchOptions()
        (options.runCount, options.maxSteps, options.seed) = (60, 24, 5)
        (options.shrinkBudget, options.explainBudget) = (60, 0)
        let result = search(Self.trapping, options: options)
        let statistics = result.statistics
        #expect(statistics.scriptCount == 60 && statistics.untriedScriptCount == 0 && result.problems.isEmpty)
        #expect(statistics.leftOutActions == ["first", "second"])
        #expect(statistics.crashedScriptCount < 50)
        #expect(result.counterexamples.filter { $0.crash != nil }.map(\.script.steps.count) == [1, 1])
        #expect(result.counterexamples.contains { $0.identity.invariant == "small" })
        #expect(statistics.coverage.contains { $0.subject.hasPrefix("dismissal") && $0.finishedCount > 5 })
        let again = search(Self.trapping, options: options)
        #expect(
            again.statistics == statistics
                && again.counterexamples.map(\.script) == result.counterexamples.map(\.script))
    }

    @Test("is known where all scripts are tried: those that begin like it die as well and are not performed")
    func exhaustive() {
        var options = SearchOptions()
        (options.runCount, options.exhaustiveSteps) = (300, 3)
        (options.shrinkBudget, options.explainBudget) = (20, 0)
        let statistics = search(Self.trapping, options: options).statistics
        #expect(statistics.untriedScriptCount == 0 && statistics.leftOutActions.isEmpty)
        // Others are taken in the place of those that die.
        #expect(statistics.scriptCount == 300 && statistics.crashedScriptCount > 60)
        #expect(statistics.coverage.contains { $0.subject.hasPrefix("presentation") && $0.startedCount > 10 })
    }

    @Test("loses the act at every place; before a wait or a drag in which it dies, it is cut")
    func rest() {
        var revisions = ScriptRevisions()
        let steps: [Step] = [.wait(frames: 1), .act("first"), .lift, .act("first"), .act("show")]
        let script = Script(scene: "two traps", steps: steps)
        let try1 = revisions.revise(script, at: 3, after: crash(at: 1))
        #expect(try1)
        #expect(revisions.script(at: 3, of: plan()).steps == [.wait(frames: 1), .lift, .act("show")])
        #expect(revisions.script(at: 4, of: plan()) == plan().script(at: 4))
        let try2 = revisions.revise(script, at: 5, after: crash(at: 2))
        #expect(try2)
        #expect(revisions.script(at: 5, of: plan()).steps == [.wait(frames: 1), .act("first")])
        let try3 = revisions.revise(script, at: 6, after: crash(at: 0))
        #expect(!try3)
        let try4 = revisions.revise(script, at: 7, after: crash(at: 5))
        #expect(!try4)
        for _ in 1...4 {
            let isRevised = revisions.revise(script, at: 8, after: crash(at: 4))
            #expect(isRevised)
        }
        let try5 = revisions.revise(script, at: 8, after: crash(at: 4))
        #expect(!try5)
    }

    @Test("has its act left out of later scripts once none has lived with it, and once a few have hung in it")
    func leftOut() {
        var revisions = ScriptRevisions()
        let script = Script(scene: "two traps", steps: [.act("first"), .act("show"), .lift])
        for index in 0..<15 { _ = revisions.revise(script, at: index, after: crash(at: 0)) }
        #expect(!revisions.leavesOut(.act("first")))
        revisions.noteSurvived(["first"])
        for index in 15..<31 { _ = revisions.revise(script, at: index, after: crash(at: 0)) }
        #expect(revisions.leavesOut(.act("first")) && !revisions.leavesOut(.act("show")))
        for index in 31..<50 {
            #expect(!revisions.script(at: index, of: plan()).steps.contains(.act("first")))
        }
        for index in 50..<53 {
            #expect(!revisions.leavesOut(.act("show")))
            _ = revisions.revise(script, at: index, after: crash(at: 1, .hang))
            revisions.noteSurvived(["show"])
        }
        #expect(revisions.leavesOut(.act("show")))
    }

    @Test("is no reason to know nothing of the other acts before the search")
    func calibration() {
        let vocabulary = Calibration(scene: Self.trapping, options: SearchOptions()).run().0
        #expect(!vocabulary.durations.isEmpty)
    }
}
