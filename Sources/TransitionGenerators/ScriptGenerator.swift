import TransitionChoices
import TransitionCore

/// Makes scripts for one scene out of choices, and choices out of scripts.
///
/// The first choice is the profile; then each step is one span `step` of `choicesPerStep` choices. Any numbers make a
/// legal script. Make a generator once for a scene: it prepares what it needs.
public struct ScriptGenerator: Sendable {
    public let vocabulary: ScriptVocabulary
    let makers: StepMakers
    private let profile: ChoiceHint
    private let unmaskedWeights: StepWeights

    /// How many choices every step takes, whatever its kind.
    public static let choicesPerStep = StepRecord.count
    /// The label of a step's span.
    public static let stepLabel = "step"
    /// Bytes before the first step, and for each step, of a script in a fuzzer's byte form.
    public static let headerWidth = 1
    public static let recordWidth = 12

    public init(vocabulary: ScriptVocabulary) {
        self.vocabulary = vocabulary
        makers = StepMakers(vocabulary)
        profile = ProfileHint.likely(vocabulary)
        unmaskedWeights = StepWeights(makers, vocabulary: vocabulary, mask: .none)
    }

    // MARK: - Generating

    /// A script from any source, of `maxSteps` steps unless the source has fewer records.
    public func generate<Source: ChoiceSource>(
        from source: inout Source, maxSteps: Int, mask: SwarmMask = .none
    ) -> (script: Script, choices: ChoiceSequence) {
        var draw = Draw(source)
        let script = script(drawing: &draw, maxSteps: maxSteps, mask: mask)
        source = draw.source
        return (script, draw.sequence)
    }

    /// The script that a recorded or edited sequence stands for.
    public func script(from choices: ChoiceSequence) -> Script {
        var draw = Draw(ReplayChoiceSource(choices))
        return script(drawing: &draw, maxSteps: .max, mask: .none)
    }

    /// The script of a fuzzer's bytes: each whole record is one step, up to `maxSteps`.
    public func script(fromBytes bytes: [UInt8], maxSteps: Int) -> (script: Script, choices: ChoiceSequence) {
        var source = ByteChoiceSource(bytes, headerWidth: Self.headerWidth, recordWidth: Self.recordWidth)
        return generate(from: &source, maxSteps: maxSteps)
    }

    func script<Source>(drawing draw: inout Draw<Source>, maxSteps: Int, mask: SwarmMask) -> Script {
        let weights = mask == .none ? unmaskedWeights : StepWeights(makers, vocabulary: vocabulary, mask: mask)
        draw.reserve(1 + Self.choicesPerStep * min(maxSteps, 32))
        var situation = StepSituation(actions: weights.actions)
        let profile = draw.value(upTo: UInt64(vocabulary.profiles.count - 1), hint: profile)
        var steps: [Step] = []
        while steps.count < maxSteps, draw.beginRecord() {
            let record = draw.span(Self.stepLabel) { draw in
                self.record(drawing: &draw, weights: weights, situation: situation)
            }
            let step = makers.step(of: record)
            situation.perform(step)
            steps.append(step)
        }
        return Script(scene: vocabulary.scene, profile: vocabulary.profiles[Int(profile)], steps: steps)
    }

    /// Draws the numbers of one step in their fixed order; those that its kind does not need can only be 0.
    private func record<Source>(
        drawing draw: inout Draw<Source>, weights: StepWeights, situation: StepSituation
    ) -> StepRecord {
        var record = StepRecord()
        record.kind = draw.value(upTo: UInt64(vocabulary.kinds.count - 1), hint: weights.kinds(after: situation))
        let maker = makers[vocabulary.kinds[Int(record.kind)]]
        for column in StepRecord.Column.allCases {
            let number = maker.number(column, of: record, in: situation)
            record[column] = draw.value(upTo: number.maximum, hint: number.hint)
        }
        return record
    }

    // MARK: - The way back

    /// The choices that make a script, wherever it came from; nil if the vocabulary cannot express it.
    public func choices(for script: Script) -> ChoiceSequence? {
        guard script.scene == vocabulary.scene,
            let profile = vocabulary.profiles.firstIndex(of: script.profile)
        else { return nil }
        var values = [UInt64(profile)]
        for step in script.steps {
            guard let record = makers.record(of: step) else { return nil }
            values.append(contentsOf: record.values)
        }
        var draw = Draw(ReplayChoiceSource(values: values))
        let reread = self.script(drawing: &draw, maxSteps: .max, mask: .none)
        return reread == script ? draw.sequence : nil
    }

    /// A script in a fuzzer's byte form, to start a corpus with; nil if the vocabulary cannot express it.
    public func bytes(for script: Script) -> [UInt8]? {
        guard let sequence = choices(for: script) else { return nil }
        var bytes = Self.bytes(of: sequence.choices[0], padded: Self.headerWidth)
        for span in sequence.outermostSpans {
            let record = sequence.choices[span.range].flatMap { Self.bytes(of: $0, padded: 0) }
            guard record.count <= Self.recordWidth else { return nil }
            bytes += record + [UInt8](repeating: 0, count: Self.recordWidth - record.count)
        }
        return self.script(fromBytes: bytes, maxSteps: .max).script == script ? bytes : nil
    }

    private static func bytes(of choice: Choice, padded width: Int) -> [UInt8] {
        (0..<max(width, ByteChoiceSource.width(forMaximum: choice.maximum)))
            .map { UInt8(truncatingIfNeeded: choice.value >> UInt64(8 * $0)) }
    }
}
