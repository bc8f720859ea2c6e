import TransitionChoices
import TransitionCore

/// How often each kind of step is drawn, which depends on what the steps before it have left behind.
///
/// These are hints: they make fewer steps skipped, and the same numbers mean the same step in every situation.
struct StepWeights: Sendable {
    private let atRest: ChoiceHint
    private let touched: ChoiceHint
    private let inBackground: ChoiceHint
    let actions: ChoiceHint

    init(_ makers: StepMakers, vocabulary: ScriptVocabulary, mask: SwarmMask) {
        func kinds(_ weight: (KindWeights) -> Int) -> ChoiceHint {
            .weighted(ChoiceWeights(vocabulary.kinds.map { mask.leavesOut($0) ? 0 : weight(makers[$0].weights) }))
        }
        atRest = kinds(\.atRest)
        touched = kinds(\.whileTouched)
        inBackground = kinds(\.inBackground)
        actions = .weighted(
            ChoiceWeights(
                vocabulary.actionNames.indices.map { mask.leavesOut(action: $0) ? 0 : vocabulary.actionWeights[$0] }))
    }

    func kinds(after situation: StepSituation) -> ChoiceHint {
        situation.isInBackground ? inBackground : situation.isTouched ? touched : atRest
    }
}
