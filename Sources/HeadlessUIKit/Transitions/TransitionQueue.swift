import TransitionCore

/// The modal transitions of a world: requested ones that wait for their turn, and open ones.
///
/// It keeps animators, interaction controllers and contexts alive until the end of their transition (ledger 3.11).
@MainActor
final class TransitionQueue {
    private var waiting: [ModalTransition] = []
    /// Requested and not ended, in the order of the requests.
    private(set) var open: [ModalTransition] = []

    var hasWaiting: Bool { !waiting.isEmpty }

    /// The transition that views are added for: the last one that has started and not ended.
    var current: TransitionID? { open.last { $0.hasStarted }?.id }

    /// Whether the controller takes part in a transition that has not ended (ledger 9.4).
    func involves(_ controller: UIViewController) -> Bool {
        open.contains { $0.from === controller || $0.to === controller }
    }

    func accept(_ transition: ModalTransition) {
        open.append(transition)
        waiting.append(transition)
        transition.recordRequest()
    }

    /// Starts what was requested up to now: the run loop's last phase but one (ledger 1.2).
    func startDeferred() {
        let starting = waiting
        waiting = []
        for transition in starting where !World.isFrozen { transition.start() }
    }

    func close(_ transition: ModalTransition) {
        open.removeAll { $0 === transition }
    }

    func removeAll() {
        waiting = []
        open = []
    }
}
