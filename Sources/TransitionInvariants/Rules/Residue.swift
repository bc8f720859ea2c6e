import TransitionCore

/// The views that a run has at rest, outside live controllers, beyond those of its twin.
struct Residue {
    struct Finding {
        let cause: NoResidue.Cause
        let names: [CauseName]
        let seen: String
        let expected: String
        /// The transition that added it.
        let transition: TransitionID
        /// The index of the event that tells of the addition.
        let added: Int?
        let isBlocking: Bool
    }

    private struct Candidate {
        let index: Int
        let key: Key
        let added: Int
        let transition: TransitionID
        let didComplete: Bool
    }

    let findings: [Finding]

    init(of moment: RestMoment, in trace: Trace, beside twin: Snapshot, in twinTrace: Trace) {
        let snapshot = moment.snapshot
        let isLive = snapshot.liveViews()
        let additions = Self.additions(before: moment.event, trace)
        var candidates: [Candidate] = []
        var isStray = [Bool](repeating: false, count: snapshot.views.count)
        for index in snapshot.views.indices {
            let view = snapshot.views[index]
            guard view.isInWindow, view.role != .window, !isLive[index], snapshot.isShown(at: index) else { continue }
            // What lies in a stray view goes away with it: only the outermost is told.
            if view.parent >= 0, isStray[view.parent] {
                isStray[index] = true
                continue
            }
            guard let addition = additions[Int(view.id.rawValue)] else { continue }
            isStray[index] = view.role != .transitionContainer || Self.isAbandoned(index, snapshot, isLive)
            candidates.append(
                Candidate(
                    index: index, key: Self.key(of: view, snapshot, trace), added: addition.event,
                    transition: addition.transition, didComplete: addition.didComplete))
        }
        guard !candidates.isEmpty else {
            findings = []
            return
        }
        let expected = Self.keys(of: twin, twinTrace, countsOutside: trace.isResized(in: 0..<moment.event))
        var keys: [Key] = []
        for candidate in candidates where !keys.contains(candidate.key) { keys.append(candidate.key) }
        findings = keys.compactMap { key in
            Self.finding(candidates.filter { $0.key == key }, expected.count { $0 == key }, snapshot)
        }
    }

    private static func finding(_ views: [Candidate], _ expected: Int, _ snapshot: Snapshot) -> Finding? {
        let excess = views.count - expected
        guard excess > 0 else { return nil }
        // Those of cancelled transitions first, then the latest.
        let left = views.sorted { first, second in
            first.didComplete != second.didComplete ? !first.didComplete : first.added > second.added
        }.prefix(excess)
        let isHidden = left.allSatisfy { snapshot.coveringView(of: $0.index) != nil }
        if isHidden, excess < 2 { return nil }
        let isBlocking = !isHidden && left.contains { snapshot.views[$0.index].isUserInteractionEnabled }
        return Finding(
            cause: views[0].key.cause, names: views[0].key.names, seen: "\(views.count) × \(views[0].key.words)",
            expected: "\(expected)",
            transition: left[0].transition, added: left[0].added, isBlocking: isBlocking)
    }

    /// For each object, the transition that added it last; nil when none did, or something else did later.
    static func additions(
        before event: Int, _ trace: Trace
    ) -> [(event: Int, transition: TransitionID, didComplete: Bool)?] {
        var outcomes = [Bool](repeating: true, count: trace.transitions.count)
        var additions: [(event: Int, transition: TransitionID, didComplete: Bool)?] = Array(
            repeating: nil, count: trace.objects.count)
        for index in 0..<event {
            switch trace.events[index].kind {
            case .viewAdded(let view, _, let transition):
                additions[Int(view.rawValue)] = transition.map { (index, $0, true) }
            case .ended(let id, let didComplete):
                outcomes[Int(id.rawValue) - 1] = didComplete
            default:
                break
            }
        }
        return additions.map { addition in
            addition.map { ($0.event, $0.transition, outcomes[Int($0.transition.rawValue) - 1]) }
        }
    }

    /// Whether no live controller's view is inside, as in the container of a presentation that is over.
    private static func isAbandoned(_ index: Int, _ snapshot: Snapshot, _ isLive: [Bool]) -> Bool {
        !isLive[index..<snapshot.subtreeEnd(of: index)].contains(true)
    }

    /// The keys of all views of the twin that could be counterparts.
    ///
    /// - Parameter countsOutside: whether those are, too, that lie outside of the window: at the run's size they may be
    ///   seen.
    private static func keys(of snapshot: Snapshot, _ trace: Trace, countsOutside: Bool) -> [Key] {
        let isLive = snapshot.liveViews()
        return snapshot.views.indices.compactMap { index in
            let view = snapshot.views[index]
            guard view.isInWindow, view.role != .window, !isLive[index] else { return nil }
            // What a page on screen lies in belongs there, wherever the page is.
            let isMade = countsOutside && snapshot.shownAlpha(at: index) > Snapshot.faintestAlpha
            let belongs = isMade || snapshot.isShown(at: index) || !isAbandoned(index, snapshot, isLive)
            return belongs ? key(of: view, snapshot, trace) : nil
        }
    }

    /// What a view is and where: `UIView in a transition container`.
    struct Key: Hashable {
        let cause: NoResidue.Cause
        let names: [CauseName]

        var words: String {
            let location =
                switch cause {
                case .leftInWindow: " in the window"
                case .leftInContainer: " in a transition container"
                case .leftInView: " in \(names[1].words)"
                default: ""
                }
            return names[0].words + location
        }
    }

    static func key(of view: ViewState, _ snapshot: Snapshot, _ trace: Trace) -> Key {
        let name: CauseName
        switch view.role {
        case .transitionContainer: name = .transitionContainer
        case .snapshot: name = .snapshotView
        case .plain, .window: name = trace.causeName(of: view)
        }
        guard view.parent >= 0 else { return Key(cause: .left, names: [name]) }
        let parent = snapshot.views[view.parent]
        switch parent.role {
        case .window: return Key(cause: .leftInWindow, names: [name])
        case .transitionContainer: return Key(cause: .leftInContainer, names: [name])
        case .plain, .snapshot: return Key(cause: .leftInView, names: [name, trace.causeName(of: parent)])
        }
    }
}
