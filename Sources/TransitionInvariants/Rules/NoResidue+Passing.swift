import TransitionCore

/// Views that go by themselves in an undisturbed run, and stay in this one: a notice whose end waits for an animation
/// that the background ends, a cover that a cancelled task was to take away.
///
/// In the twin such a view has never been seen at rest. A list's cells, which come and go as it is laid out, are none.
/// Nor is it told where a drag of the run has done something that is no transition, which the twin leaves out.
extension NoResidue {
    static func passingViolations(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        let additions = Additions(trace)
        guard !trace.isFrozen, let twin = evidence.twin, !additions.last.isEmpty, !trace.hasEffectiveDrags else {
            return []
        }
        let passing = PassingViews(of: twin)
        let resized = evidence.resizedTwin.map { PassingViews(of: $0) }
        for moment in trace.restMoments() {
            for index in moment.snapshot.views.indices {
                let view = moment.snapshot.views[index]
                guard let addition = additions.last[view.id], addition.event < moment.event,
                    let place = additions.place(of: view, in: moment.snapshot, trace),
                    passing.hasAdded(place) || resized?.hasAdded(place) == true,
                    moment.snapshot.isShown(at: index), let twin = evidence.twin(at: moment),
                    let other = evidence.twinSnapshot(at: moment),
                    ModelReading(moment.snapshot, in: trace).text == ModelReading(other, in: twin.trace).text,
                    (evidence.isComparedResized(at: moment) ? resized : passing)?.isPassing(place, at: other) == true
                else { continue }
                return [violation(view, place, addedAt: addition.event, moment, trace)]
            }
        }
        return []
    }

    private static func violation(
        _ view: ViewState, _ place: PassingPlace, addedAt event: Int, _ moment: RestMoment, _ trace: Trace
    ) -> Violation {
        let owner: CauseName = place.owner.map { .page($0) } ?? .window
        let cause = ViolationCause(Cause.staysPassing.rawValue, [.view(place.type), owner])
        return invariant.violation(
            of: place.owner.map { .object($0) } ?? .app, cause: cause,
            summary: "A view stays that goes by itself in an undisturbed run: \(invariant.words(of: cause)).",
            expected: "no \(place.type) to be seen there at rest, as in an undisturbed run",
            seen: "it is there, and nothing is left to be done that would take it away",
            remedy: "Take it away however its animation or task ends: finished is false where the app leaves the "
                + "screen, a task that is cancelled comes to nothing, and a page whose going is taken back goes on.",
            decisions: [DecisionNote(.event(event), "added it")], time: moment.snapshot.time)
    }
}

/// Where a view was put, in words that hold in another world.
private struct PassingPlace: Hashable {
    let type: String
    /// The class of the controller whose own view holds it; nil for the window.
    let owner: String?
    /// How many of its class were added there before it; 0 in the window, where they come and go.
    let number: Int
}

/// What was added to the window and to pages.
private struct Additions {
    /// The last addition of each view, and how many of its class that superview had got before.
    private(set) var last: [ObjectID: (event: Int, number: Int)] = [:]

    init(_ trace: Trace) {
        var counts: [ObjectID: [String: Int]] = [:]
        for index in trace.events.indices {
            guard case .viewAdded(let view, let superview, _) = trace.events[index].kind else { continue }
            let type = trace.object(view).typeName
            let number = last[view]?.number ?? counts[superview, default: [:]][type, default: 0]
            if last[view] == nil { counts[superview, default: [:]][type, default: 0] += 1 }
            last[view] = (index, number)
        }
    }

    /// The place of a view right in the window or in a page of the app's own; nil for any other.
    func place(of view: ViewState, in snapshot: Snapshot, _ trace: Trace) -> PassingPlace? {
        guard view.role == .plain, view.controller == .none, view.parent >= 0, let addition = last[view.id] else {
            return nil
        }
        let holder = snapshot.views[view.parent]
        let type = trace.object(view.id).typeName
        if holder.role == .window { return PassingPlace(type: type, owner: nil, number: 0) }
        guard holder.controller != .none, !trace.object(holder.id).isList else { return nil }
        return PassingPlace(type: type, owner: trace.object(holder.controller).typeName, number: addition.number)
    }
}

/// What a twin has added to places that could be seen at a rest, and since when it was there at one.
private struct PassingViews {
    private var added: [PassingPlace: VirtualTime] = [:]
    private var lastingSince: [PassingPlace: VirtualTime] = [:]

    init(of twin: Twin) {
        let trace = twin.trace
        let additions = Additions(trace)
        guard !additions.last.isEmpty else { return }
        var owners: [ObjectID: String] = [:]
        for number in twin.restSnapshots.compactMap(\.self) {
            let snapshot = trace.snapshots[number]
            for (index, view) in snapshot.views.enumerated() {
                if view.controller != .none { owners[view.id] = trace.object(view.controller).typeName }
                // One outside of the window is still there: a sheet may bring it into sight.
                guard view.isInWindow, let place = additions.place(of: view, in: snapshot, trace),
                    lastingSince[place] == nil, snapshot.shownAlpha(at: index) > Snapshot.faintestAlpha
                else { continue }
                lastingSince[place] = snapshot.time
            }
        }
        for event in trace.events {
            guard case .viewAdded(let view, let superview, _) = event.kind, let addition = additions.last[view] else {
                continue
            }
            let type = trace.object(view).typeName
            let place: PassingPlace
            if trace.object(superview).typeName == "UIWindow" {
                place = PassingPlace(type: type, owner: nil, number: 0)
            } else if let owner = owners[superview] {
                place = PassingPlace(type: type, owner: owner, number: addition.number)
            } else {
                continue
            }
            added[place] = min(added[place] ?? event.time, event.time)
        }
    }

    func hasAdded(_ place: PassingPlace) -> Bool { added[place] != nil }

    /// Whether it had come by that rest and was there at none so far.
    func isPassing(_ place: PassingPlace, at rest: Snapshot) -> Bool {
        guard let added = added[place], added <= rest.time else { return false }
        return lastingSince[place].map { $0 > rest.time } ?? true
    }
}

extension TracedObject {
    /// By its class: that of a list of the app's own is not known to be one.
    fileprivate var isList: Bool {
        ["TableView", "CollectionView", "ScrollView"].contains { typeName.hasSuffix($0) }
    }
}

extension Trace {
    /// Whether a finger that dragged did something, and asked for no transition.
    fileprivate var hasEffectiveDrags: Bool {
        let askers = Set(transitions.map(\.cause.deed))
        let began = events.contains {
            if case .gesture(_, .began) = $0.kind { true } else { false }
        }
        return began
            && deeds.indices.contains { index in
                deeds[index].isTouch && deeds[index].hasEffect && !askers.contains(index) && !deeds[index].pressesButton
            }
    }
}
