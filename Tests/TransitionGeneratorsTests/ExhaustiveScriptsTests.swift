import Testing
import TransitionCore

@testable import TransitionGenerators

@Suite struct ExhaustiveScriptsTests {
    @Test("every script of so many steps comes once, the shorter first, the last step turning fastest")
    func eachComesOnce() {
        let scripts = ExhaustiveScripts(vocabulary: .modal, maxSteps: 2)
        let width = scripts.steps.count
        #expect(scripts.count == 1 + width + width * width)
        let all = (0..<scripts.count).map { scripts.script(at: $0).steps }
        #expect(Set(all).count == scripts.count)
        #expect(all[0] == [] && all[1] == [scripts.steps[0]] && all[width] == [scripts.steps[width - 1]])
        #expect(all[width + 1] == [scripts.steps[0], scripts.steps[0]])
        #expect(all[width + 2] == [scripts.steps[0], scripts.steps[1]])
        #expect(all[2 * width + 1] == [scripts.steps[1], scripts.steps[0]])
        #expect(all.map(\.count) == all.map(\.count).sorted())
    }

    @Test("the steps are all actions, waits around the longest transition, and what the vocabulary can say of others")
    func stepsAreExpressible() {
        let scripts = ExhaustiveScripts(vocabulary: .modal, maxSteps: 1)
        #expect(scripts.steps.prefix(4) == [.act("show"), .act("dismiss"), .act("push"), .act("rotate")])
        #expect(scripts.steps[4..<7] == [.wait(frames: 49), .wait(frames: 24), .wait(frames: 1)])
        for index in 0..<scripts.count {
            #expect(ScriptGenerator.modal.choices(for: scripts.script(at: index)) != nil, "\(index)")
        }
        let plain = ScriptVocabulary(scene: "plain", actionNames: ["go"], kinds: [.act, .lift])
        #expect(
            ExhaustiveScripts(vocabulary: plain, maxSteps: 1).steps == [.act("go"), .wait(frames: 1), .lift])
    }

    @Test("more scripts than can be counted are said to be as many as can")
    func countIsLimited() {
        let scripts = ExhaustiveScripts(vocabulary: .modal, maxSteps: 1_000)
        #expect(scripts.count == .max && scripts.script(at: 1_000_000).steps.count == 5)
        #expect(ExhaustiveScripts(vocabulary: .modal, maxSteps: 0).count == 1)
    }
}
