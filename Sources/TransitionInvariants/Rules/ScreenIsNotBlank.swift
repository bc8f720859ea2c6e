import TransitionCore

/// At rest, some part of the top controller's view is visible: at least a point, with an alpha over 0.01, not covered.
///
/// A container goes away with all that was moved into it (ledger 2.5), an animator that never inserts the to view, or
/// removes the from view on a cancel, shows nothing (2.7, 2.9). After a sheet or custom presentation the presenter is
/// the top again, and must be where UIKit left it (2.3). A page that an animator brings into a stack or tabs must be
/// seen as well, and so must one of the pages of a container of the app's own that one always fills.
///
/// Not violations: drawers, toasts and other views that cover a part; a cover that the undisturbed twin has as well;
/// one that no transition added; a page in a child that has no room itself; a view without size whose subviews can be
/// seen; whatever was blank before the first transition.
enum ScreenIsNotBlank {
    static let invariant = Invariant(
        id: "screen-is-not-blank",
        summary: "At rest, some part of the top controller's view is visible in the window.", causes: Cause.self,
        check: { check($0) + emptyContainers($0) })

    private struct Finding {
        let cause: ViolationCause
        let seen: String
        let decisions: [DecisionNote]
    }

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        var previous: RestMoment?
        for moment in trace.restMoments() {
            defer { previous = moment }
            guard let last = moment.lastEnded, let top = moment.snapshot.presentationChain.last else { continue }
            if let finding = finding(top, moment, evidence) {
                return [violation(finding, top, last, moment, since: previous, trace)]
            }
            if let page = pageShown(in: top, after: last, moment.snapshot, trace),
                let finding = invisiblePage(page, moment, trace)
            {
                return [violation(finding, page, last, moment, since: previous, trace)]
            }
        }
        return leftOut(trace)
    }

    private static func violation(
        _ finding: Finding, _ top: ObjectID, _ last: RestMoment.Ended, _ moment: RestMoment,
        since previous: RestMoment?, _ trace: Trace
    ) -> Violation {
        let record = trace.record(of: last.id)
        // It could be seen at a rest after the end, and no longer after the change.
        let isResized =
            previous.map { $0.lastEnded?.id == last.id && trace.isResized(in: $0.event..<moment.event) } ?? false
        let phase: ViolationPhase = isResized ? .resize : last.didComplete ? .finish : .cancel
        var decisions = finding.decisions
        if let call = trace.histories()[Int(last.id.rawValue) - 1].completions.first {
            decisions.append(DecisionNote(.event(call.event), "completed with \(call.didComplete)"))
        }
        return invariant.violation(
            of: trace.subject(of: record), cause: finding.cause, phase: phase,
            summary:
                "The screen is blank after \(trace.name(of: record)) \(last.didComplete ? "finished" : "was cancelled")"
                + ": the view of \(trace.object(top).typeName) \(invariant.words(of: finding.cause)).",
            expected: "the view of \(trace.object(top).typeName) visible in the window",
            seen: finding.seen,
            remedy: remedy(for: finding.cause, top, last, moment, trace),
            alsoRestingOn: [last.didComplete ? "2.5" : "2.9"], decisions: decisions, time: moment.snapshot.time)
    }

    private static func remedy(
        for cause: ViolationCause, _ top: ObjectID, _ last: RestMoment.Ended, _ moment: RestMoment, _ trace: Trace
    ) -> String {
        let requested = trace.requestEvent(of: last.id) ?? moment.event
        let isMisplaced = [Cause.withoutSize, .outsideScreen].map { ViolationCause($0) }.contains(cause)
        if isMisplaced, trace.isResized(in: requested..<moment.event) {
            return
                "When the transition is over, \(last.didComplete ? "finished" : "cancelled"), give the view its frame "
                + "for the size that the window has then: it changed meanwhile."
        }
        guard last.didComplete else {
            return "On a cancel, take out what the animator put in and put back what it took out."
        }
        if isNeverAdded(top, trace.record(of: last.id), moment, trace) {
            return
                "Add the to view to context.containerView in animateTransition(using:): where an animator of the app's "
                + "runs, UIKit puts it nowhere."
        }
        return "Leave the view that stays where UIKit expects it, in its own superview and at its final frame."
    }

    /// Whether it is the controller that a presentation or dismissal shows, and nobody has put its view anywhere since.
    private static func isNeverAdded(
        _ top: ObjectID, _ record: TransitionRecord, _ moment: RestMoment, _ trace: Trace
    ) -> Bool {
        guard record.kind.isModal, record.to == top, let requested = trace.requestEvent(of: record.id) else {
            return false
        }
        let view = moment.snapshot.controller(top)?.view ?? .none
        return moment.snapshot.view(view)?.isInWindow != true
            && !trace.events[requested..<moment.event].contains {
                if case .viewAdded(view, _, _) = $0.kind { true } else { false }
            }
    }

    private static func finding(_ top: ObjectID, _ moment: RestMoment, _ evidence: Evidence) -> Finding? {
        let snapshot = moment.snapshot
        let view = snapshot.controller(top)?.view ?? .none
        guard let index = snapshot.index(of: view), snapshot.views[index].isInWindow else {
            let removal = lastRemoval(of: view, before: moment.event, evidence.trace)
            let note = removal.map { [DecisionNote(.event($0), "took it out of its superview")] } ?? []
            return Finding(cause: ViolationCause(Cause.notInWindow), seen: "not in the window", decisions: note)
        }
        if let (reason, culprit) = invisibility(at: index, snapshot) {
            if culprit == nil, isWithoutRoom(index, snapshot) { return nil }
            let hider = reason == .masked ? nil : culprit
            let note = hider.flatMap { evidence.trace.hiding(of: $0, in: 0..<moment.event) }
            return Finding(
                cause: ViolationCause(reason),
                seen: "it \(reason.words); its frame is \(snapshot.views[index].frame.text)",
                decisions: note.map { [$0] } ?? [])
        }
        guard let cover = strangerOver(index, moment, evidence) else { return nil }
        let state = snapshot.views[cover.index]
        let causeName = evidence.trace.causeName(of: state)
        let name = causeName.words
        return Finding(
            cause: ViolationCause(Cause.covered, causeName), seen: "\(name) covers all of it",
            decisions: [DecisionNote(.event(cover.added), "put \(name) in front")])
    }

    /// What a stack or tabs on top show, where an animator of the app's has just brought or kept it.
    private static func pageShown(
        in top: ObjectID, after last: RestMoment.Ended, _ snapshot: Snapshot, _ trace: Trace
    ) -> ObjectID? {
        let container = trace.record(of: last.id).container
        guard container != .none, trace.animatorEvent(of: last.id) != nil else { return nil }
        var next = top
        while let state = snapshot.controller(next), state.selected != .none {
            if state.id == container { return state.selected }
            next = state.selected
        }
        return nil
    }

    /// Why a page that is in the window cannot be seen: the bars and the background of its container still can.
    private static func invisiblePage(_ page: ObjectID, _ moment: RestMoment, _ trace: Trace) -> Finding? {
        let snapshot = moment.snapshot
        guard let index = snapshot.index(of: snapshot.controller(page)?.view ?? .none),
            snapshot.views[index].isInWindow, let (reason, culprit) = invisibility(at: index, snapshot),
            !isWithoutRoom(index, snapshot)
        else { return nil }
        let note = culprit.flatMap { trace.hiding(of: $0, in: 0..<moment.event) }
        return Finding(
            cause: ViolationCause(reason), seen: "it \(reason.words); its frame is \(snapshot.views[index].frame.text)",
            decisions: note.map { [$0] } ?? [])
    }

    /// Whether a page fills a context to which the app itself leaves no room, such as a child without height.
    private static func isWithoutRoom(_ index: Int, _ snapshot: Snapshot) -> Bool {
        var next = snapshot.views[index].parent
        while next >= 0, snapshot.views[next].role != .transitionContainer { next = snapshot.views[next].parent }
        guard next >= 0, snapshot.views[next].parent >= 0 else { return false }
        let host = snapshot.views[next].parent
        return snapshot.views[host].role != .window && snapshot.visibleRectangle(at: host) == nil
    }

    /// Why neither the view nor anything in it can be seen, and the view that is hidden or transparent; or nil.
    private static func invisibility(at index: Int, _ snapshot: Snapshot) -> (reason: Cause, culprit: ObjectID?)? {
        let end = snapshot.subtreeEnd(of: index)
        if (index..<end).contains(where: snapshot.isShown) { return nil }
        let path = Array(sequence(first: index) { snapshot.views[$0].parent }.prefix { $0 >= 0 })
        if let hidden = path.first(where: { snapshot.views[$0].isHidden }) {
            return (.hidden, snapshot.views[hidden].id)
        }
        if path.reduce(1, { $0 * snapshot.views[$1].alpha }) <= Snapshot.faintestAlpha {
            let transparent = path.first { snapshot.views[$0].alpha <= Snapshot.faintestAlpha }
            return (.transparent, transparent.map { snapshot.views[$0].id })
        }
        if let masked = path.first(where: { snapshot.mask(at: $0)?.hides(snapshot.views[index].frame) ?? false }) {
            return (.masked, snapshot.views[masked].id)
        }
        let frame = snapshot.views[index].frame
        return (frame.width <= 0 || frame.height <= 0 ? .withoutSize : .outsideScreen, nil)
    }

    /// An opaque view over all of the view at `index` that a transition put there, and that the twin lacks.
    private static func strangerOver(
        _ index: Int, _ moment: RestMoment, _ evidence: Evidence
    ) -> (index: Int, added: Int)? {
        let snapshot = moment.snapshot
        guard let cover = snapshot.coveringView(of: index), let twin = evidence.twinSnapshot(at: moment) else {
            return nil
        }
        if let top = twin.presentationChain.last, let view = twin.controller(top)?.view,
            let twinIndex = twin.index(of: view), twin.coveringView(of: twinIndex) != nil
        {
            return nil
        }
        var next = cover
        while next >= 0, !contains(index, in: next, snapshot) {
            let id = snapshot.views[next].id
            let added = evidence.trace.events[..<moment.event].lastIndex {
                if case .viewAdded(id, _, .some) = $0.kind { return true }
                return false
            }
            if let added { return (cover, added) }
            next = snapshot.views[next].parent
        }
        return nil
    }

    private static func contains(_ index: Int, in ancestor: Int, _ snapshot: Snapshot) -> Bool {
        ancestor <= index && index < snapshot.subtreeEnd(of: ancestor)
    }

    private static func lastRemoval(of view: ObjectID, before event: Int, _ trace: Trace) -> Int? {
        guard view != .none else { return nil }
        return trace.events[..<event].lastIndex {
            if case .viewRemoved(view, _, _) = $0.kind { return true }
            return false
        }
    }
}
