import TransitionCore

/// An instant at which nothing was in flight, animating or touched, and what had come before it.
struct RestMoment {
    /// The index of the snapshot's event.
    let event: Int
    let snapshot: Snapshot
    /// The snapshot's index in the trace.
    let index: Int
    /// How many transitions had finished.
    let finishedCount: Int
    /// The transitions that ended since the rest before this one.
    let ended: [Ended]
    /// The last transition that ended at all, none before the first.
    let lastEnded: Ended?

    struct Ended {
        let id: TransitionID
        let event: Int
        let didComplete: Bool
    }
}

extension Trace {
    /// Every rest of the run, in order.
    func restMoments() -> [RestMoment] {
        var moments: [RestMoment] = []
        var finishedCount = 0
        var ended: [RestMoment.Ended] = []
        var lastEnded: RestMoment.Ended?
        for index in events.indices {
            switch events[index].kind {
            case .ended(let id, let didComplete):
                if didComplete { finishedCount += 1 }
                lastEnded = RestMoment.Ended(id: id, event: index, didComplete: didComplete)
                ended.append(lastEnded!)
            case .tookSnapshot(let number):
                let snapshot = snapshots[number]
                guard snapshot.reason == .rest, snapshot.openTransitions.isEmpty else { continue }
                moments.append(
                    RestMoment(
                        event: index, snapshot: snapshot, index: number, finishedCount: finishedCount, ended: ended,
                        lastEnded: lastEnded))
                ended = []
            default:
                break
            }
        }
        return moments
    }
}
