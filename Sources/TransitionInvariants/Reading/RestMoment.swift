import TransitionCore

/// An instant at which nothing was in flight, animating or touched, and what had come before it.
struct RestMoment {
    /// The place of the snapshot's event.
    let event: Int
    let snapshot: Snapshot
    /// How many transitions had finished, which is the place of the twin's counterpart.
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
        for place in events.indices {
            switch events[place].kind {
            case .ended(let id, let didComplete):
                if didComplete { finishedCount += 1 }
                lastEnded = RestMoment.Ended(id: id, event: place, didComplete: didComplete)
                ended.append(lastEnded!)
            case .tookSnapshot(let index):
                let snapshot = snapshots[index]
                guard snapshot.reason == .rest, snapshot.openTransitions.isEmpty else { continue }
                moments.append(
                    RestMoment(
                        event: place, snapshot: snapshot, finishedCount: finishedCount, ended: ended,
                        lastEnded: lastEnded))
                ended = []
            default:
                break
            }
        }
        return moments
    }
}

extension Evidence {
    /// The twin's rest after as many finished transitions, if the two can be compared view by view.
    ///
    /// They cannot when the twin could not follow, when the window has another size, or when other classes of
    /// controllers are on screen.
    func twinSnapshot(at moment: RestMoment) -> Snapshot? {
        guard let twin, moment.finishedCount < twin.restSnapshots.count else { return nil }
        let place = twin.restSnapshots[moment.finishedCount]
        guard twin.trace.snapshots.indices.contains(place) else { return nil }
        let snapshot = twin.trace.snapshots[place]
        let mine = moment.snapshot.presentationChain
        let other = snapshot.presentationChain
        guard snapshot.windowSize == moment.snapshot.windowSize, mine.count == other.count else { return nil }
        for (left, right) in zip(mine, other)
        where trace.object(left).typeName != twin.trace.object(right).typeName {
            return nil
        }
        return snapshot
    }
}
