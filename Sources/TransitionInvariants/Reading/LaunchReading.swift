import TransitionCore

extension Snapshot {
    /// Whether a finger somewhere reaches the view at a place or one inside it.
    fileprivate func isTouched(_ index: Int) -> Bool {
        let inside = index..<subtreeEnd(of: index)
        return !ignoresTouches && hits.contains { hit in self.index(of: hit).map(inside.contains) ?? false }
    }
}

extension Trace {
    /// What is wrong with the launch that the trace ends with.
    public func launchNotes(_ outcome: RestOutcome) -> [LaunchNote] {
        var notes: [LaunchNote] = []
        if case .stuck(let reasons) = outcome { notes.append(.neverRests(reasons)) }
        if let snapshot = snapshots.last(where: { $0.reason == .rest }), let root = snapshot.presentationChain.first,
            snapshot.presentationChain.count == 1, let state = snapshot.controller(root)
        {
            let index = snapshot.index(of: state.view)
            let isSeen = index.map { ($0..<snapshot.subtreeEnd(of: $0)).contains(where: snapshot.isShown) } ?? false
            if !isSeen {
                notes.append(.isBlank(controller: object(root).typeName))
            } else if let index, !snapshot.isTouched(index) {
                notes.append(.takesNoTouches(controller: object(root).typeName))
            }
        }
        if let asker = earlyAsker { notes.append(.asksBeforeItAppears(controller: object(asker).typeName)) }
        return notes
    }

    /// The first controller that loads its view and asks before any controller has appeared.
    private var earlyAsker: ObjectID? {
        var loaded: ObjectID?
        for event in events {
            switch event.kind {
            case .appearance(let controller, .viewDidLoad, _): loaded = controller
            case .appearance(_, .didAppear, _): return nil
            case .refused(_, let receiver, _, _): return receiver
            case .requested: return loaded
            default: break
            }
        }
        return nil
    }
}
