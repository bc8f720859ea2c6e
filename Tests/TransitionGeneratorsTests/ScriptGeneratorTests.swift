import PropertyTesting
import Testing
import TransitionChoices
import TransitionCore

@testable import TransitionGenerators

@Suite struct ScriptGeneratorTests {
    let generator = ScriptGenerator.modal

    @Test("script to choices to script is the identity, and so are the choices, for 2,000 scripts by chance")
    func roundTripIsTheIdentity() throws {
        for seed in UInt64(0)..<2_000 {
            let (script, choices) = generator.random(seed: seed)
            let back = try #require(generator.choices(for: script), "seed \(seed)")
            #expect(generator.script(from: back) == script)
            #expect(back == choices)
        }
    }

    @Test("a script to bytes and back is the identity, for 500 scripts by chance")
    func bytesAreTheIdentity() throws {
        for seed in UInt64(0)..<500 {
            let script = generator.random(seed: seed).script
            let bytes = try #require(generator.bytes(for: script), "seed \(seed)")
            #expect(bytes.count == ScriptGenerator.headerWidth + 20 * ScriptGenerator.recordWidth)
            #expect(generator.script(fromBytes: bytes, maxSteps: 20).script == script)
        }
    }

    @Test("a chance script has all its steps, the same ones for the same seed")
    func chanceIsRepeatable() {
        for seed in UInt64(0)..<50 {
            #expect(generator.random(seed: seed, maxSteps: 24).script.steps.count == 24)
            #expect(generator.random(seed: seed) == generator.random(seed: seed))
        }
        #expect(generator.random(seed: 1).script != generator.random(seed: 2).script)
    }

    @Test("every step is one span of the same number of choices, after the profile")
    func stepsAreFixedWidth() {
        for seed in UInt64(0)..<50 {
            let choices = generator.random(seed: seed).choices
            #expect(choices.spans.count == 20)
            for (index, span) in choices.spans.enumerated() {
                #expect(span.label == ScriptGenerator.stepLabel && span.depth == 0)
                #expect(span.range.count == ScriptGenerator.choicesPerStep)
                #expect(span.start == 1 + index * ScriptGenerator.choicesPerStep)
            }
        }
    }

    @Test("changing one step's kind leaves the other steps as they are")
    func stepsAreIndependent() {
        let (script, choices) = generator.random(seed: 9)
        for (index, span) in choices.spans.enumerated() {
            for kind in generator.vocabulary.kinds.indices {
                var values = choices.choices
                values[span.start] = Choice(UInt64(kind), maximum: values[span.start].maximum)
                let changed = generator.script(from: ChoiceSequence(choices: values))
                #expect(changed.steps.count == script.steps.count)
                #expect(StepKind(changed.steps[index]) == generator.vocabulary.kinds[kind])
                for other in script.steps.indices where other != index {
                    #expect(changed.steps[other] == script.steps[other])
                }
            }
        }
    }

    @Test("all zeros are waits of no frames under the first profile")
    func zeroIsSimplest() {
        let zeros = [Choice](repeating: Choice(0, maximum: 0), count: 1 + 2 * ScriptGenerator.choicesPerStep)
        #expect(
            generator.script(from: ChoiceSequence(choices: zeros))
                == Script(scene: "modal", steps: [.wait(frames: 0), .wait(frames: 0)]))
    }

    @Test("a pan that becomes a wait keeps its frames")
    func framesOutliveTheKind() throws {
        let pan = PanStep(start: .rightEdge, dx: -100, dy: 3, frames: 17, ending: .hold)
        let choices = try #require(generator.choices(for: Script(scene: "modal", steps: [.pan(pan)])))
        var values = choices.choices
        values[1] = Choice(0, maximum: values[1].maximum)
        #expect(generator.script(from: ChoiceSequence(choices: values)).steps == [.wait(frames: 17)])
    }

    @Test(
        "the simplest way of a pan leads from its edge into the window",
        arguments: [
            (TouchStart.leftEdge, 50, 0), (.rightEdge, -50, 0), (.topEdge, 0, 50), (.bottomEdge, 0, -50),
            (.point(x: 20, y: 80), 50, 0),
        ])
    func simplestWayIsInward(start: TouchStart, dx: Int, dy: Int) throws {
        func isOutward(_ sign: Int) throws -> UInt64 {
            let pan = PanStep(start: start, dx: sign * dx, dy: sign * dy, frames: 0, ending: .lift)
            let script = Script(scene: "modal", steps: [.pan(pan)])
            return try #require(generator.choices(for: script)).choices[6].value
        }
        #expect(try isOutward(1) == 0)
        #expect(try isOutward(-1) == 1)
    }

    @Test("steps that the vocabulary has no words for have no choices")
    func inexpressibleIsNil() {
        let small = ScriptGenerator(
            vocabulary: ScriptVocabulary(scene: "modal", actionNames: ["show"], durations: [300]))
        func choices(_ step: Step) -> ChoiceSequence? { small.choices(for: Script(scene: "modal", steps: [step])) }
        #expect(choices(.act("show")) != nil && choices(.act("hide")) == nil)
        #expect(choices(.wait(frames: 600)) != nil && choices(.wait(frames: 601)) == nil)
        #expect(choices(.wait(frames: -1)) == nil)
        #expect(choices(.hitch(frames: 60)) != nil && choices(.hitch(frames: 61)) == nil)
        #expect(choices(.tap(x: 0, y: 100)) != nil && choices(.tap(x: 0, y: 101)) == nil)
        #expect(choices(.move(dx: -390, dy: 844, frames: 0)) != nil)
        #expect(choices(.move(dx: -391, dy: 844, frames: 0)) == nil)
        let pinch = Step.pinch(PinchStep(x: 0, y: 100, scale: 300, frames: 60, ending: .hold))
        #expect(choices(pinch) == nil)
        #expect(generator.choices(for: Script(scene: "modal", steps: [pinch])) != nil)
        let wide = Step.pinch(PinchStep(x: 0, y: 100, scale: 301, frames: 60, ending: .hold))
        #expect(generator.choices(for: Script(scene: "modal", steps: [wide])) == nil)
        #expect(choices(.background) == nil && choices(.resize(width: 844, height: 390)) == nil)
        let pan = PanStep(start: .point(x: 101, y: 0), dx: 0, dy: 0, frames: 0, ending: .lift)
        #expect(choices(.pan(pan)) == nil)
        #expect(small.choices(for: Script(scene: "other", steps: [])) == nil)
        let flipped = Script(scene: "modal", profile: UIKitProfile(flipping: [.stopKeepsShownValue]), steps: [])
        #expect(small.choices(for: flipped) == nil)
        #expect(generator.choices(for: flipped) != nil)
    }

    @Test("every string of bytes is a script with one step for each whole record, up to the limit")
    func bytesAreAlwaysLegal() {
        var source = RandomChoiceSource(seed: 11)
        for length in 0..<300 {
            let bytes = (0..<length).map { _ in UInt8(source.value(upTo: 255, hint: .none)) }
            let (script, choices) = generator.script(fromBytes: bytes, maxSteps: 20)
            let records = max(0, length - ScriptGenerator.headerWidth) / ScriptGenerator.recordWidth
            #expect(script.steps.count == min(20, records))
            #expect(generator.choices(for: script) == choices)
        }
    }

    @Test("an exhaustive search tries every action and start, and no script twice")
    func exhaustionIsComplete() {
        let small = ScriptGenerator(
            vocabulary: ScriptVocabulary(
                scene: "modal", actionNames: ["show", "dismiss"], durations: [36], kinds: [.act, .lift]))
        var source = ExhaustiveChoiceSource(recordLimit: 2)
        var scripts: [Script] = []
        repeat { scripts.append(small.generate(from: &source, maxSteps: 2).script) } while source.advance()
        #expect(Set(scripts).count == scripts.count)
        // Waits of 0, 1, 2, 18, 35, 36, 37, 38, 54 and 200 frames, two acts, and a lift.
        #expect(scripts.count == 1 + 13 + 13 * 13)
        #expect(scripts.contains(Script(scene: "modal", steps: [.act("dismiss"), .wait(frames: 37)])))
    }
}
