import TransitionCore

/// The transitions of a world: requested ones that wait for their turn, and open ones.
///
/// It keeps animators, interaction controllers and contexts alive until the end of their transition (ledger 3.11).
@MainActor
final class TransitionQueue: OpenTransitions, AnimatedTransitions {
    @exclusivity(unchecked) private var waiting: [Transition] = []
    /// Requested and not ended, in the order of the requests.
    @exclusivity(unchecked) private(set) var open: [Transition] = []
    /// Ended, while those who wait for the end are told.
    private var closing: [Transition] = []

    var hasWaiting: Bool { !waiting.isEmpty && !waiting.allSatisfy(\.isHeld) }

    var isEmpty: Bool { open.isEmpty }

    /// The transition that views are added for: the last one that has started and not ended.
    var current: TransitionID? { open.last { $0.phase > .requested }?.id }

    func areOthers(than deed: Int32) -> Bool {
        open.allSatisfy { $0.cause.deed != deed }
    }

    func areLater(than frame: Int, andOthersThan deed: Int32) -> Bool {
        open.allSatisfy { $0.cause.deed != deed && frame < $0.cause.since }
    }

    /// Notes for which running transitions an animation ends unfinished that they, or others meanwhile, have begun.
    /// What goes alongside a change of size is none of theirs.
    func noteCut(_ numbers: [Int], in world: World) {
        let cut = numbers.filter { !(world.sizeChange?.animations.contains($0) ?? false) }
        guard let last = cut.max() else { return }
        for transition in open where transition.phase == .running && last > transition.earlierAnimations {
            transition.world.record(.animationCut(transition.id))
        }
    }

    /// The coordinator of the last transition that the controller itself takes part in (ledger 1.14).
    func coordinator(for controller: UIViewController) -> TransitionCoordinator? {
        let found =
            open.last { $0.isCoordinated && $0.involves(controller) }
            ?? closing.last { $0.isCoordinated && $0.involves(controller) }
        return found?.coordinator
    }

    /// Opens a transition. A deferred one starts late in the turn, others when their container starts them (ledger
    /// 1.2).
    func accept(_ transition: Transition, isDeferred: Bool = true) {
        open.append(transition)
        if isDeferred { waiting.append(transition) }
        transition.recordRequest()
    }

    /// Starts what was requested up to now: the run loop's last phase but one (ledger 1.2).
    func startDeferred() {
        guard !waiting.isEmpty else { return }
        let starting = waiting.filter { !$0.isHeld }
        waiting.removeAll { !$0.isHeld }
        for transition in starting where !World.isFrozen { transition.start() }
    }

    /// The transition has ended; its coordinator is still to be found.
    func close(_ transition: Transition) {
        open.removeAll { $0 === transition }
        closing.append(transition)
    }

    /// Everyone knows of the end.
    func forget(_ transition: Transition) {
        closing.removeAll { $0 === transition }
    }

    func removeAll() {
        for transition in open + closing { transition.discard() }
        waiting = []
        open = []
        closing = []
    }
}

extension World {
    var transitions: TransitionQueue { unsafeDowncast(openTransitions, to: TransitionQueue.self) }
}
