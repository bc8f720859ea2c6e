import TransitionCore

/// After a change of the window's size at any time, frames are those of a fresh presentation at that size, and so is
/// what masks let through.
///
/// UIKit lays out its containers and the views it placed itself; `containerViewWillLayoutSubviews()`, autoresizing or
/// constraints have to do the rest (ledger 2.6, 9.9). The run's rests after its last change of size, and the
/// undisturbed twin rotated at its end or before what it asks for last, are held against a twin that was launched at
/// that size, or after several changes of size against one that went through them before anything was shown.
///
/// Not violations: views inside a controller's own view, snapshots, and what cannot be seen; a view that an act of the
/// app has moved, scaled or turned, for whose frame UIKit promises nothing (ledger 2.6); views that a gesture may
/// have moved, and so other detents and scroll offsets; what a finger may have opened otherwise; another hierarchy; a
/// difference of less than a point.
enum RelayoutIsRight {
    static let invariant = Invariant(
        id: "relayout-is-right",
        summary: "After a change of size, frames are those of a fresh presentation at that size.", causes: Cause.self,
        judging: [.resizedTwin],
        check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        guard !evidence.trace.isFrozen else { return [] }
        return [rotatedTwin(evidence) ?? turnedTwin(evidence) ?? resizedRun(evidence)].compactMap { $0 }
    }

    /// The twin that was rotated at its end.
    private static func rotatedTwin(_ evidence: Evidence) -> Violation? {
        guard let twin = evidence.twin, let resized = evidence.variations?.resized,
            let fresh = evidence.variations?.relaunched,
            resized.restSnapshots.count == twin.restSnapshots.count + 1,
            fresh.restSnapshots.count == twin.restSnapshots.count,
            let last = resized.rest(at: resized.restSnapshots.count - 1)
        else { return nil }
        return compare(
            last, resized.trace, fresh, when: "once the check has turned the window at rest",
            time: evidence.trace.endTime, evidence.trace)
    }

    /// The twin that was rotated before what was asked for last.
    private static func turnedTwin(_ evidence: Evidence) -> Violation? {
        guard let twin = evidence.twin, let turned = evidence.variations?.turned, turned.end == nil,
            let fresh = evidence.variations?.relaunched, fresh.end == nil,
            turned.restSnapshots.count == twin.restSnapshots.count,
            fresh.restSnapshots.count == twin.restSnapshots.count,
            let last = turned.rest(at: turned.restSnapshots.count - 1)
        else { return nil }
        return compare(
            last, turned.trace, fresh, when: "where the check turns the window before the last request",
            time: evidence.trace.endTime, evidence.trace)
    }

    /// The run, at the rests of its last size that come after all that was asked for, whatever a finger does later.
    private static func resizedRun(_ evidence: Evidence) -> Violation? {
        let trace = evidence.trace
        guard evidence.outcome == .rest, let fresh = evidence.relaunchedTwin else { return nil }
        for moment in trace.restMoments()
        where evidence.twinRestIndex(at: moment) == fresh.restSnapshots.count - 1 {
            if trace.gestureBegins(in: 0..<moment.event) || isTouchedOtherwise(before: moment.event, trace) { break }
            let found = compare(
                moment.snapshot, trace, fresh, when: "resized by the script", time: moment.snapshot.time, trace)
            if let found { return found }
        }
        return nil
    }

    /// Whether a finger came down in a step that asked for no transition: what it opened or moved, stays.
    private static func isTouchedOtherwise(before end: Int, _ trace: Trace) -> Bool {
        trace.events[..<end].contains { event in
            event.kind == .touch(.began) && !trace.transitions.contains { $0.step == Int(event.step) }
        }
    }

    /// An animator places what slides into a stack or covers the screen; the rest is the presentation's to lay out.
    private static func remedy(_ record: TransitionRecord, isPresentedView: Bool) -> String {
        if record.style == .custom, isPresentedView {
            return "Override frameOfPresentedViewInContainerView in the presentation controller, and give "
                + "presentedView that frame in containerViewWillLayoutSubviews(): UIKit does not ask for it again by "
                + "itself."
        }
        guard record.kind.isModal, !record.style.removesPresenter else {
            return "Give it context.finalFrame(for:) in the animator, which knows the size at the start, and an "
                + "autoresizing mask or constraints for what changes later."
        }
        return "Lay it out again in containerViewWillLayoutSubviews() or viewWillLayoutSubviews(), or give it an "
            + "autoresizing mask or constraints."
    }

    private static func compare(
        _ snapshot: Snapshot, _ trace: Trace, _ fresh: Twin, when: String, time: VirtualTime, _ run: Trace
    ) -> Violation? {
        guard let other = fresh.rest(at: fresh.restSnapshots.count - 1),
            let record = run.finishedTransitions().last
        else { return nil }
        guard snapshot.windowSize == other.windowSize,
            let found = LayoutDifference.first(
                in: snapshot, trace, against: other, fresh.trace, isLeftOut: fresh.isMovedByAct)
        else { return nil }
        let name = trace.causeName(of: found.view)
        let request = run.requestEvent(of: record.id)
        let size = "\(snapshot.windowSize.width.text) × \(snapshot.windowSize.height.text)"
        if let masked = found.masked {
            return cut(name, masked, after: record, size: size, when: when, time: time, run)
        }
        if let placed = run.transition(laidOutByUIKitOf: found.view.controller, in: snapshot, trace) {
            return misplaced(found, name, by: placed, in: trace, size: size, time: time, run)
        }
        let hook = staleHook(of: found.view.id, in: trace)
        return invariant.violation(
            of: run.subject(of: record), cause: ViolationCause(Cause.keepsOldLayout, name),
            summary:
                "After \(run.name(of: record)) and a change of the window's size to \(size), \(name.words) is not "
                + "where a fresh presentation puts it.",
            expected: "presented at that size: \(found.counterpart.frame.text)",
            seen: "\(when): \(found.view.frame.text)",
            remedy: hook == nil
                ? remedy(
                    record, isPresentedView: snapshot.presentationChain.dropFirst().contains(found.view.controller))
                : "Reckon the frame from the container's bounds anew each time, also in "
                    + "frameOfPresentedViewInContainerView: what the presentation controller's hook gives the view was "
                    + "right at the old size.",
            decisions: (hook.map { [$0] } ?? [])
                + (request.map { [DecisionNote(.event($0), "asked for the transition that placed it")] } ?? []),
            time: time)
    }

    /// The presentation controller's hook that placed the view after the last change of size: not where it belongs.
    private static func staleHook(of view: ObjectID, in trace: Trace) -> DecisionNote? {
        for event in trace.events.reversed() {
            switch event.kind {
            case .placedByHook(view, let owner, let isAfterwards):
                let name = isAfterwards ? "containerViewDidLayoutSubviews()" : "containerViewWillLayoutSubviews()"
                return DecisionNote(
                    .method(typeName: trace.object(owner).typeName, name: name), "gave it the place of the old size")
            case .environment(.resized): return nil
            default: continue
            }
        }
        return nil
    }

    /// A mask has no autoresizing and no constraints: it keeps the size that it was made for.
    private static func cut(
        _ name: CauseName, _ masked: (view: Rectangle, counterpart: Rectangle), after record: TransitionRecord,
        size: String, when: String, time: VirtualTime, _ run: Trace
    ) -> Violation {
        let request = run.requestEvent(of: record.id)
        return invariant.violation(
            of: run.subject(of: record), cause: ViolationCause(Cause.cutByOldMask, name),
            summary:
                "After \(run.name(of: record)) and a change of the window's size to \(size), the mask of \(name.words) "
                + "shows another part of it than in a fresh presentation.",
            expected: "shown at that size: \(masked.counterpart.text)", seen: "\(when): \(masked.view.text)",
            remedy: "Set layer.mask to nil once the transition has ended, or make the mask anew in layoutSubviews().",
            decisions: request.map { [DecisionNote(.event($0), "asked for the transition that masked it")] } ?? [],
            time: time)
    }

    /// UIKit lays out what stacks and tabs show, and the presented view in all styles but a custom one; what differs
    /// from that is the animator's.
    ///
    /// What fills the window where UIKit lets it is laid out by UIKit. Elsewhere, a size that changes after the
    /// transition has UIKit lay the view out; what comes back later is where the animator leaves it, and was laid out
    /// by UIKit where the window had that size from the first.
    private static func misplaced(
        _ found: LayoutDifference, _ name: CauseName, by record: TransitionRecord, in trace: Trace, size: String,
        time: VirtualTime, _ run: Trace
    ) -> Violation {
        let (laidOut, left) =
            isLaidOut(found, by: record, in: trace)
            ? (found.view, found.counterpart) : (found.counterpart, found.view)
        let animator = run.events.lazy.compactMap { event -> ObjectID? in
            guard case .animatorAsked(record.id, _, let answer) = event.kind, answer != .none else { return nil }
            return answer
        }.first
        let decision = animator.map {
            DecisionNote(
                .method(typeName: run.object($0).typeName, name: "animateTransition(using:)"), "left it elsewhere")
        }
        return invariant.violation(
            of: run.subject(of: record), cause: ViolationCause(Cause.notWhereLaidOut, name),
            summary:
                "In a window of \(size), \(run.name(of: record)) leaves \(name.words) elsewhere than UIKit lays it "
                + "out.",
            expected: "where UIKit lays it out at that size: \(laidOut.frame.text)",
            seen: "as \(record.kind.isModal ? "presented" : "shown") at that size: \(left.frame.text)",
            remedy: "Give it the frame that the context's finalFrame(for:) gives.",
            decisions: decision.map { [$0] } ?? [], time: time)
    }
}

extension RelayoutIsRight {
    /// Whether the view of the trace stands where UIKit puts it, and its counterpart where an animator does.
    private static func isLaidOut(_ found: LayoutDifference, by record: TransitionRecord, in trace: Trace) -> Bool {
        if record.fillsWindow, let size = trace.snapshots.last?.windowSize {
            let fills = [found.view, found.counterpart].map {
                $0.frame.width == size.width && $0.frame.height == size.height
            }
            if fills[0] != fills[1] { return fills[0] }
        }
        let asked = trace.animatorEvent(of: record.id) ?? 0
        return trace.isResized(in: asked..<trace.events.count)
    }
}

extension TransitionRecord {
    /// Whether UIKit gives the page that it shows the whole window, as far as its container has it.
    fileprivate var fillsWindow: Bool { !kind.isModal || style == .fullScreen || style == .overFullScreen }
}

extension Twin {
    /// Whether the app has given a view its place or transform without any transition, or does so over and over.
    fileprivate func isMovedByAct(_ view: ObjectID) -> Bool {
        restSnapshots.indices.contains { rest(at: $0)?.view(view)?.changedBy != nil }
            || restSnapshots.indices.dropFirst().contains { index in
                guard let before = rest(at: index - 1)?.view(view), let after = rest(at: index)?.view(view) else {
                    return false
                }
                return (before.transform != after.transform || before.frame != after.frame)
                    && finishedCount(at: index - 1) == finishedCount(at: index)
            }
    }
}
