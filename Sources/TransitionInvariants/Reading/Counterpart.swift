import TransitionCore

extension Evidence {
    /// The twin's rest at the same place of the run, if the two can be compared view by view.
    ///
    /// They cannot when the twin could not follow, when the window has another size, or when other classes of
    /// controllers are on screen.
    func twinSnapshot(at moment: RestMoment) -> Snapshot? {
        guard case .snapshot(let snapshot) = counterpart(at: moment) else { return nil }
        return snapshot
    }

    /// The controller at the same place of the twin: in the chain, or in what a stack or tabs of the chain hold.
    func twinController(of controller: ObjectID, at moment: RestMoment) -> (id: ObjectID, snapshot: Snapshot)? {
        guard let snapshot = twinSnapshot(at: moment), let twin = twin(at: moment) else { return nil }
        if let index = moment.snapshot.presentationChain.firstIndex(of: controller) {
            return (snapshot.presentationChain[index], snapshot)
        }
        let (mine, other) = (ModelReading(moment.snapshot, in: trace), ModelReading(snapshot, in: twin.trace))
        guard mine.text == other.text, let index = mine.controllers.firstIndex(of: controller) else { return nil }
        return (other.controllers[index], snapshot)
    }

    /// The twin whose rest a rest of the run is compared with: the one whose window had as many sizes, if it got there.
    func twin(at moment: RestMoment) -> Twin? { isComparedResized(at: moment) ? resizedTwin : twin }

    /// Whether that is the one that changes its size as the run did.
    func isComparedResized(at moment: RestMoment) -> Bool { resizedSnapshot(at: moment) != nil }

    /// Whether the window had the same sizes in the twin whose rest this one is compared with.
    func hadSameSizes(at moment: RestMoment) -> Bool {
        !trace.isResized(in: 0..<moment.event) || resizedSnapshot(at: moment) != nil
    }

    private func resizedSnapshot(at moment: RestMoment) -> Snapshot? {
        guard let resizedTwin, trace.isResized(in: 0..<moment.event), let rest = resizedCounterparts[moment.index],
            let snapshot = resizedTwin.rest(at: rest),
            case .snapshot = comparison(of: moment, with: snapshot, resizedTwin)
        else { return nil }
        return snapshot
    }

    enum Counterpart {
        case snapshot(Snapshot)
        case none(UncomparedReason)
    }

    func counterpart(at moment: RestMoment) -> Counterpart {
        if let snapshot = resizedSnapshot(at: moment) { return .snapshot(snapshot) }
        guard let twin else { return .none(twinEnd ?? .requestMissing) }
        guard let rest = twinRestIndex(at: moment) else { return .none(twinEnd ?? .stillToCome) }
        guard twin.restSnapshots.indices.contains(rest) else { return .none(twin.end ?? twinEnd ?? .requestMissing) }
        guard let number = twin.restSnapshots[rest], twin.trace.snapshots.indices.contains(number) else {
            return .none(.stillToCome)
        }
        return comparison(of: moment, with: twin.trace.snapshots[number], twin)
    }

    /// Whether a rest of a twin shows the same controllers at the same size.
    func isComparable(_ moment: RestMoment, with snapshot: Snapshot, _ twin: Twin) -> Bool {
        if case .snapshot = comparison(of: moment, with: snapshot, twin) { true } else { false }
    }

    private func comparison(of moment: RestMoment, with snapshot: Snapshot, _ twin: Twin) -> Counterpart {
        guard snapshot.windowSize == moment.snapshot.windowSize else { return .none(.windowSize) }
        let mine = moment.snapshot.presentationChain.map { trace.object($0).typeName }
        let other = snapshot.presentationChain.map { twin.trace.object($0).typeName }
        return mine == other ? .snapshot(snapshot) : .none(.otherControllers)
    }

    /// The index of the moment's counterpart in the twin's rests; nil where it has none.
    func twinRestIndex(at moment: RestMoment) -> Int? {
        guard let counterparts else { return moment.finishedCount }
        return counterparts[moment.index]
    }
}

extension Trace {
    /// Whether the window had changed its size by a rest after the end of a transition.
    package var restsAfterResizing: Bool {
        restMoments().contains { $0.lastEnded != nil && isResized(in: 0..<$0.event) }
    }
}

extension Evidence {
    /// How many of the run's rests have a counterpart in the twin.
    ///
    /// - Parameter failure: When the first failure was seen. Rests from then on do not count: they may be what they are
    ///   because of it, and the run is told already.
    public func restCoverage(before failure: VirtualTime? = nil) -> RestCoverage {
        var coverage = RestCoverage()
        for moment in trace.restMoments() where moment.lastEnded != nil {
            if let failure, moment.snapshot.time >= failure { break }
            switch counterpart(at: moment) {
            case .snapshot: coverage.note(nil)
            case .none(let reason): coverage.note(reason)
            }
        }
        return coverage
    }
}

extension Twin {
    /// The snapshot at one of its rests; nil where it has none.
    package func rest(at index: Int) -> Snapshot? {
        guard restSnapshots.indices.contains(index), let number = restSnapshots[index],
            trace.snapshots.indices.contains(number)
        else { return nil }
        return trace.snapshots[number]
    }

    /// How many transitions had finished at one of its rests.
    func finishedCount(at index: Int) -> Int {
        guard restSnapshots.indices.contains(index), let number = restSnapshots[index] else { return 0 }
        var count = 0
        for event in trace.events {
            switch event.kind {
            case .tookSnapshot(number): return count
            case .ended(_, true): count += 1
            default: break
            }
        }
        return count
    }
}
