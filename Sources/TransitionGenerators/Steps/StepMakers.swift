import TransitionChoices
import TransitionCore

/// The makers of all kinds of steps for one vocabulary, with the two-way translation between steps and their records.
struct StepMakers: Sendable {
    private let kinds: [StepKind]
    /// By the raw values of their kinds.
    private let makers: [any StepMaker]

    init(_ vocabulary: ScriptVocabulary) {
        kinds = vocabulary.kinds
        makers = StepKind.allCases.map { $0.maker.init(vocabulary) }
    }

    subscript(kind: StepKind) -> any StepMaker { makers[Int(kind.rawValue)] }
    subscript(step: Step) -> any StepMaker { self[StepKind(step)] }

    /// The step of a record whose numbers are all within their maxima.
    func step(of record: StepRecord) -> Step { self[kinds[Int(record.kind)]].step(of: record) }

    /// The record of a step, nil for a step that the vocabulary cannot express.
    func record(of step: Step) -> StepRecord? {
        let maker = self[step]
        guard let kind = kinds.firstIndex(of: StepKind(step)), var record = maker.record(ofStep: step),
            maker.number(.frames, of: record, in: StepSituation()).maximum >= record.frames
        else { return nil }
        record.kind = UInt64(kind)
        return record
    }

    /// A few steps of each kind that have shown to matter.
    ///
    /// Actions first: without one there is nothing to disturb. Then waits and gestures, then what is left.
    var examples: [Step] {
        let first: [StepKind] = [.act, .wait, .pan, .pinch]
        let all = (first + StepKind.allCases.filter { !first.contains($0) }).flatMap { self[$0].examples }
        return all.filter { record(of: $0) != nil }
    }

    /// Whole gestures; those that fewer scenes ask for come first.
    var wholeGestures: [Step] { StepKind.allCases.reversed().flatMap { self[$0].wholeGestures } }
}

extension StepKind {
    /// By the raw values of their kinds.
    private static let makers: [any StepMaker.Type] = {
        let families: [[any StepMaker.Type]] = [
            [ActMaker.self], passiveStepMakers, fingerStepMakers, gestureStepMakers,
        ]
        let all = families.flatMap { $0 }
        return allCases.map { kind in
            guard let maker = all.first(where: { $0.kind == kind }) else {
                preconditionFailure("no list of makers has one for steps of the kind \(kind)")
            }
            return maker
        }
    }()

    /// What the module knows of the kind.
    var maker: any StepMaker.Type { Self.makers[Int(rawValue)] }

    /// Whether only scenes that ask for the kind draw it.
    package var isOnlyWhereAskedFor: Bool { maker.isOnlyWhereAskedFor }
}

extension Step {
    /// How long a gesture takes and how it ends; nil for other steps.
    var gesture: Gesture? { StepKind(self).maker.gesture(ofStep: self) }
}
