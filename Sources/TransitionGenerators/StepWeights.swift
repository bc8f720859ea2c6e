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

    init(vocabulary: ScriptVocabulary, mask: SwarmMask) {
        func kinds(_ weight: (StepKind) -> Int) -> ChoiceHint {
            .weighted(ChoiceWeights(vocabulary.kinds.map { mask.leavesOut($0) ? 0 : weight($0) }))
        }
        // Where nothing takes taps, a tap is seldom worth a step.
        let tapWeight = vocabulary.tapPoints.isEmpty ? 4 : 16
        // Where views take long presses, these come beside the drags, as often as taps.
        let pressWeight = vocabulary.pressPoints.isEmpty ? 0 : 18
        atRest = kinds { kind in
            kind == .tap ? tapWeight : Self.weightAtRest(kind) + (kind == .pan ? pressWeight : 0)
        }
        touched = kinds(Self.weightWhileTouched)
        inBackground = kinds(Self.weightInBackground)
        actions = .weighted(
            ChoiceWeights(
                vocabulary.actionNames.indices.map { mask.leavesOut(action: $0) ? 0 : vocabulary.actionWeights[$0] }))
    }

    func kinds(after situation: StepSituation) -> ChoiceHint {
        situation.isInBackground ? inBackground : situation.isTouched ? touched : atRest
    }

    private static func weightAtRest(_ kind: StepKind) -> Int {
        switch kind {
        case .wait, .act: 30
        case .pan, .pinch: 24
        case .hitch, .tap: 4
        case .background, .resize: 2
        case .lift, .move, .cancelTouches, .foreground: 1
        }
    }

    private static func weightWhileTouched(_ kind: StepKind) -> Int {
        switch kind {
        case .wait, .act, .move: 20
        case .lift: 24
        case .cancelTouches: 8
        case .pan: 6
        case .hitch: 4
        case .background, .resize, .pinch: 2
        case .tap, .foreground: 1
        }
    }

    private static func weightInBackground(_ kind: StepKind) -> Int {
        switch kind {
        case .foreground: 30
        case .wait: 20
        case .act: 8
        case .resize, .lift, .cancelTouches: 2
        case .pan, .pinch, .tap, .move, .hitch, .background: 1
        }
    }
}
