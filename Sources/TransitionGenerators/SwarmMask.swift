import TransitionChoices
import TransitionCore

/// What one run leaves out, so that the rest comes more often and in longer rows (swarm testing).
///
/// It is drawn from the run's seed and stays outside the choice sequence: it sways chance and nothing else, so a
/// sequence is replayed and shrunk without it.
public struct SwarmMask: Hashable, Sendable {
    private var leftOutKinds: UInt64 = 0
    private var leftOutActions: UInt64 = 0

    /// Leaves nothing out.
    public static let none = SwarmMask()

    private init() {}

    /// A mask by chance: one run in four leaves nothing out, the others each step kind but waits and acts in every
    /// second case and each action in every fourth, never all.
    public init(seed: UInt64, vocabulary: ScriptVocabulary) {
        // Another stream than the one that a run with the same seed draws its choices from.
        var chance = Xoshiro256StarStar(seed: seed ^ 0x5357_4152_4D4D_4153)
        guard chance.next(upTo: 3) > 0 else { return }
        for kind in StepKind.allCases where kind.maker.mayBeLeftOut {
            // Only scenes that ask for such a kind draw for it, so that the others keep the scripts of their seeds.
            if kind.isOnlyWhereAskedFor, !vocabulary.kinds.contains(kind) { continue }
            if chance.next(upTo: 1) == 1 { leftOutKinds |= 1 << UInt64(kind.rawValue) }
        }
        let actionCount = min(vocabulary.actionNames.count, 64)
        for action in 0..<actionCount where chance.next(upTo: 3) == 0 { leftOutActions |= 1 << UInt64(action) }
        if leftOutActions.nonzeroBitCount == actionCount { leftOutActions = 0 }
    }

    public func leavesOut(_ kind: StepKind) -> Bool {
        leftOutKinds & (1 << UInt64(kind.rawValue)) != 0
    }

    /// Whether an action is left out, by its index in the vocabulary; one beyond the 64th never is.
    public func leavesOut(action: Int) -> Bool {
        action < 64 && leftOutActions & (1 << UInt64(action)) != 0
    }
}
