import Testing
import TransitionChoices
import TransitionCore

@testable import TransitionGenerators

@Suite("Scripts made of others")
struct ScriptMutatorTests {
    private static let generator = ScriptGenerator(
        vocabulary: ScriptVocabulary(
            scene: "modal", actionNames: ["show", "dismiss"], kinds: StepKind.allCases,
            profiles: ProfileSet.standard.profiles))
    private static let start: [Step] = [.act("show"), .wait(frames: 37), .act("dismiss")]
    private static let other: [Step] = [.hitch(frames: 5), .background, .foreground]

    private static func material(_ steps: [Step]) throws -> ScriptMaterial {
        let material = generator.material(
            of: Script(scene: "modal", steps: steps), stepStarts: [0, 0, 37], instants: [0, 3, 23, 60],
            askedRules: [])
        return try #require(material)
    }

    private static func scripts(flipping rule: ContestedRule? = nil) throws -> [Script] {
        let mutator = ScriptMutator(generator, maxSteps: 12)
        let (start, other) = (try material(start), try material(other))
        return (0..<1_600).map { seed in
            mutator.script(like: start, upTo: 3, and: other, flipping: rule, seed: UInt64(seed))
        }
    }

    @Test("begin with the same steps in a third of the cases and more, and go on in different ways up to the limit")
    func beginning() throws {
        let scripts = try Self.scripts()
        #expect(scripts.allSatisfy { $0.steps.count == 12 })
        let kept = scripts.filter { $0.steps.starts(with: Self.start) }
        #expect((600..<900).contains(kept.count), "\(kept.count)")
        #expect(Set(kept.map { $0.steps[3...] }).count > kept.count * 9 / 10)
        #expect(try Self.scripts() == scripts)
    }

    @Test("have a step more or less, a step elsewhere or twice, another time, or steps of the other")
    func changes() throws {
        let scripts = try Self.scripts().map(\.steps)
        func count(_ isShown: ([Step]) -> Bool) -> Int { scripts.count(where: isShown) }
        #expect(count { $0.starts(with: [.act("show"), .act("dismiss")]) } > 0)
        #expect(count { $0.starts(with: [.act("dismiss"), .act("show"), .wait(frames: 37)]) } > 0)
        #expect(count { $0.starts(with: [.act("show"), .wait(frames: 37), .act("show"), .wait(frames: 37)]) } > 0)
        #expect(count { $0.starts(with: [.act("show"), .wait(frames: 37)] + Self.other) } > 0)
        // The frame before the end that stood at frame 23 of the run, that frame, or the one after.
        #expect(count { steps in (22...24).contains { steps.starts(with: [.act("show"), .wait(frames: $0)]) } } > 0)
    }

    @Test("find a rule flipped that they are to find flipped")
    func flips() throws {
        let scripts = try Self.scripts(flipping: .fullUpdateStillCompletes)
        #expect(scripts.allSatisfy { $0.profile.flippedRules == [.fullUpdateStillCompletes] })
        #expect(Set(try Self.scripts().map(\.profile)).count > 5)
    }

    @Test("are not made of what the vocabulary cannot say")
    func unknownAction() {
        let script = Script(scene: "modal", steps: [.act("vanish")])
        #expect(Self.generator.material(of: script, stepStarts: [0], instants: [], askedRules: []) == nil)
    }

    @Test("are sound whatever they are made of: one step, or none of it")
    func shortMaterial() throws {
        let mutator = ScriptMutator(Self.generator, maxSteps: 2)
        let (start, other) = (try Self.material(Self.start), try Self.material([.background]))
        for seed in 0..<200 {
            for count in 0...3 {
                let script = mutator.script(
                    like: start, upTo: count, and: other, flipping: nil, seed: UInt64(seed))
                #expect(script.steps.count == 2)
            }
        }
    }
}
