import TransitionCore

/// After a cancel, the views of both controllers are as at the request; after a finish, as in the undisturbed twin.
///
/// UIKit puts back what an animation changed, not what the code wrote beside it (ledger 4.6), and undoes no change of
/// the hierarchy (2.9). Views are compared as rectangles in the window through all transforms, or by center, bounds and
/// transform while they are in no window; then alpha, hidden, zPosition, mask and corner radius; then shadow,
/// `sublayerTransform`, `tintAdjustmentMode`, `additionalSafeAreaInsets` and what an ended animation that was not
/// removed shows. Of what lies inside them only what the code was seen to set meanwhile is told: a view that was
/// hidden, made transparent, moved, masked, painted or scrolled, and that a cancel leaves so; and so of the window. The
/// bars of stacks and tabs belong to what a cancel brings back, and so do the views of a presentation that goes on: a
/// dimming view that went away with a dismissal that was taken back is told. A controller that is presented again must
/// not stand under a transform that its going left. A view that a gesture has moved without any transition does not
/// stay midway where the system takes the finger away.
///
/// Not violations: what the twin shows too; what a run shows that was launched at the window's present size; what a
/// later act of the app has set meanwhile; what a size change wrote, or a gesture after the end or one that did not
/// ask; what a container takes out of the window with the page in whose context it is; what a finger has scrolled, and
/// a list that is scrolled while another page covers it; a background that an appearance callback sets; the place of a
/// view in no window that learns late of a size change before; the view of a discarded controller, unless that
/// controller is presented again; a presenter that a cancelled dismissal leaves wholly hidden behind the presented
/// view; a view that differed before the transition; a twin whose own screen is blank; a view that a gesture which is
/// lifted leaves just so.
enum ViewStateIsRestored {
    static let invariant = Invariant(
        id: "view-state-is-restored",
        summary: "After a cancel the views are as at the request, after a finish as in an undisturbed run.",
        causes: Cause.self, check: { check($0) + midwayViolations($0) })

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen, trace.transitions.isEmpty == false else { return [] }
        let histories = trace.histories()
        let moments = trace.restMoments()
        var told: [ObjectID] = []
        var violations: [Violation] = []
        for index in moments.indices {
            let moment = moments[index]
            for ended in moment.ended {
                let history = histories[Int(ended.id.rawValue) - 1]
                let isLast = ended.id == moment.lastEnded?.id
                guard !trace.gestureBegins(in: ended.event..<moment.event), !ended.didComplete || isLast else {
                    continue
                }
                for controller in [history.record.from, history.record.to] {
                    let change =
                        ended.didComplete
                        ? finishedChange(
                            of: controller, history, moment, index > 0 ? moments[index - 1] : nil, evidence)
                        : cancelledChange(
                            of: controller, history, moment, index > 0 ? moments[index - 1] : nil, evidence)
                    if let change, !told.contains(change.view) {
                        told.append(change.view)
                        violations.append(violation(change.differences, controller, history, ended, moment, trace))
                    }
                    guard !ended.didComplete else { continue }
                    let previous = index > 0 ? moments[index - 1] : nil
                    if let hidden = hiddenView(in: controller, history, moment, previous, trace),
                        !told.contains(hidden.view)
                    {
                        told.append(hidden.view)
                        violations.append(violation(hidden, controller, history, moment, trace))
                    } else if let changed = changedView(in: controller, history, moment, previous, trace),
                        !told.contains(changed.view)
                    {
                        told.append(changed.view)
                        violations.append(violation(changed, controller, history, moment, trace))
                    } else if let gone = takenOutView(of: controller, history, moment, previous, evidence),
                        !told.contains(gone.view)
                    {
                        told.append(gone.view)
                        violations.append(violation(gone, controller, history, moment, trace))
                    }
                }
                guard !ended.didComplete else { continue }
                let previous = index > 0 ? moments[index - 1] : nil
                if let lost = lostView(history, moment, previous, trace), !told.contains(lost.view) {
                    told.append(lost.view)
                    violations.append(violation(lost, history, moment, trace))
                }
                if let bars = changedBars(history, moment, previous, evidence), !told.contains(bars.container) {
                    told.append(bars.container)
                    violations.append(violation(bars, history, moment, trace))
                }
            }
        }
        for change in returns(histories, moments, trace) where !told.contains(change.new.id) {
            told.append(change.new.id)
            violations.append(violation(change, trace))
        }
        return violations
    }

    private typealias Change = (view: ObjectID, differences: [ViewDifference])

    // MARK: After a cancel

    private static func cancelledChange(
        of controller: ObjectID, _ history: TransitionHistory, _ moment: RestMoment, _ previous: RestMoment?,
        _ evidence: Evidence
    ) -> Change? {
        let trace = evidence.trace
        let record = history.record
        guard let before = requestSnapshot(of: history, moment, previous, trace),
            let old = state(of: controller, before), let new = state(of: controller, moment.snapshot), old.id == new.id
        else { return nil }
        // A pushed or selected controller's view is no longer shown after a cancel either.
        let isDiscarded = record.kind != .dismissal && record.kind != .pop && controller == record.to
        if isDiscarded, !isPresentedAgain(record, trace) { return nil }
        var differences = ViewDifference.between(old, new)
        if isDiscarded { differences.removeAll { $0.aspect == .place || $0.aspect == .window } }
        // What is not on screen is given its place, though not its transform, when it comes back; only then it learns
        // of a change of size, too.
        if !old.isInWindow, old.transform == new.transform,
            !new.isInWindow || trace.isResized(in: 0..<moment.event)
        {
            differences.removeAll { $0.aspect == .place }
        }
        // What came over the container meanwhile, took its place or took it out of the window, took its views along. A
        // plain parent in whose child's context something is presented is a container, too, and not named as one.
        if record.container != .none || [.currentContext, .overCurrentContext].contains(record.style),
            before.presentationChain != moment.snapshot.presentationChain
                || (state(of: record.container, before)?.isInWindow == true
                    && state(of: record.container, moment.snapshot)?.isInWindow != true)
        {
            differences.removeAll { $0.aspect == .place || $0.aspect == .window }
        }
        if isContainerDragged(history, until: moment, before, trace) { differences.removeAll { $0.aspect == .place } }
        if record.kind == .dismissal, controller == record.to, !old.isInWindow, new.isInWindow,
            isWhollyHidden(new, moment.snapshot)
        {
            differences.removeAll { $0.aspect == .window }
        }
        let meant = aspects(of: new.id, setByActsSince: history, until: moment, trace)
        let held = aspects(of: new.id, heldAtRequestOf: history, trace)
        let rested = previous?.snapshot.view(new.id)
        let lasting = rested.map { ViewDifference.between($0, new).map(\.aspect) } ?? []
        let moved = aspects(of: new.id, setByOthersThanHandsSince: previous, before: history, trace)
        differences.removeAll { difference in
            let aspect = difference.aspect
            let tells = lasting.contains(aspect) && !moved.contains(aspect)
            return meant.contains(aspect) || held.contains(aspect) && !tells
        }
        guard !differences.isEmpty, !isMeant(controller, new, moment, evidence) else { return nil }
        return (new.id, differences)
    }

    /// What later acts of the app have set while the transition was open.
    private static func aspects(
        of view: ObjectID, setByActsSince history: TransitionHistory, until moment: RestMoment, _ trace: Trace
    ) -> [ViewDifference.Aspect] {
        let step = trace.step(of: history.record)
        return trace.events[(history.requested ?? 0)..<moment.event].compactMap { event in
            guard case .valueSet(view, let value, by: .act) = event.kind, Int(event.step) != step else { return nil }
            return ViewDifference.Aspect(value)
        }
    }

    /// What gestures that were still under way at the request had set: it is no rest, so only the rest before tells.
    private static func aspects(
        of view: ObjectID, heldAtRequestOf history: TransitionHistory, _ trace: Trace
    ) -> [ViewDifference.Aspect] {
        guard let requested = history.requested else { return [] }
        let hands = GestureReading(trace, before: requested).underWay
        guard !hands.isEmpty else { return [] }
        return trace.events[..<requested].compactMap { event in
            guard case .valueSet(view, let value, by: .gesture(let hand)) = event.kind, hands.contains(hand)
            else { return nil }
            return ViewDifference.Aspect(value)
        }
    }

    /// What else than these gestures has set since the rest before, which then tells nothing of what they found.
    private static func aspects(
        of view: ObjectID, setByOthersThanHandsSince previous: RestMoment?, before history: TransitionHistory,
        _ trace: Trace
    ) -> [ViewDifference.Aspect] {
        guard let requested = history.requested, let previous, previous.event < requested else { return [] }
        let hands = GestureReading(trace, before: requested).underWay
        return trace.events[previous.event..<requested].compactMap { event in
            guard case .valueSet(view, let value, let writer) = event.kind else { return nil }
            if case .gesture(let hand) = writer, hands.contains(hand) { return nil }
            return ViewDifference.Aspect(value)
        }
    }

    /// The hierarchy at the request, if a cancel has to bring it back: nothing else has changed it in between.
    static func requestSnapshot(
        of history: TransitionHistory, _ moment: RestMoment, _ previous: RestMoment?, _ trace: Trace
    ) -> Snapshot? {
        let record = history.record
        guard let requested = history.requested,
            !trace.isResized(in: min(previous?.event ?? 0, requested)..<moment.event),
            let before = trace.snapshots.first(where: { $0.reason == .request(record.id) }),
            before.openTransitions.allSatisfy({ $0 == record.id }),
            !isTouchedByOthers(record, requested..<moment.event, before, trace)
        else { return nil }
        return before
    }

    /// Whether another transition of the same controllers, or of what contains them, ended in between: the change may
    /// be its doing.
    private static func isTouchedByOthers(
        _ record: TransitionRecord, _ range: Range<Int>, _ before: Snapshot, _ trace: Trace
    ) -> Bool {
        var own: Set<ObjectID> = []
        for var next in [record.from, record.to, record.container] {
            while next != .none, own.insert(next).inserted { next = before.controller(next)?.parent ?? .none }
        }
        return trace.events[range].contains {
            guard case .ended(let id, _) = $0.kind, id != record.id else { return false }
            let other = trace.record(of: id)
            return own.contains(other.from) || own.contains(other.to)
        }
    }

    private static func isPresentedAgain(_ record: TransitionRecord, _ trace: Trace) -> Bool {
        trace.transitions.contains { $0.id > record.id && $0.kind == record.kind && $0.to == record.to }
    }

    private static func isWhollyHidden(_ view: ViewState, _ snapshot: Snapshot) -> Bool {
        guard let index = snapshot.index(of: view.id) else { return false }
        return !snapshot.isShown(at: index) || snapshot.coveringView(of: index) != nil
    }

    /// Whether the undisturbed twin shows the view just so.
    private static func isMeant(
        _ controller: ObjectID, _ view: ViewState, _ moment: RestMoment, _ evidence: Evidence
    ) -> Bool {
        guard let counterpart = evidence.twinController(of: controller, at: moment),
            let other = state(of: counterpart.id, counterpart.snapshot)
        else { return false }
        return ViewDifference.between(other, view).isEmpty
    }

    // MARK: After a finish

    private static func finishedChange(
        of controller: ObjectID, _ history: TransitionHistory, _ moment: RestMoment, _ previous: RestMoment?,
        _ evidence: Evidence
    ) -> Change? {
        guard evidence.hadSameSizes(at: moment),
            let new = state(of: controller, moment.snapshot),
            let expected = twinState(of: controller, moment, evidence)
        else { return nil }
        // The twin sets it as well, but at a rest.
        let meant = aspects(of: new.id, setByActsSince: history, until: moment, evidence.trace)
        let isResized = evidence.trace.isResized(in: 0..<moment.event)
        let fresh = isResized ? freshState(of: controller, moment, evidence) : nil
        let outdated = fresh.map { ViewDifference.between($0, new).map(\.aspect) }
        let differences = Self.differences(expected, new, leavingOutPlaces: isResized)
            .filter { !meant.contains($0.aspect) && outdated?.contains($0.aspect) ?? true }
        guard !differences.isEmpty, !isTwinBlank(moment, evidence) else { return nil }
        if let previous, let earlier = state(of: controller, previous.snapshot), earlier.id == new.id,
            let earlierTwin = twinState(of: controller, previous, evidence),
            !Self.differences(earlierTwin, earlier, leavingOutPlaces: isResized).isEmpty
        {
            return nil
        }
        if wasSoAtRequest(new, differences, history, evidence.trace) { return nil }
        return (new.id, differences)
    }

    /// The view in a run that was launched at the size that the window has by now: what it has there is right, whatever
    /// one that has seen other sizes has.
    private static func freshState(
        of controller: ObjectID, _ moment: RestMoment, _ evidence: Evidence
    ) -> ViewState? {
        guard let fresh = evidence.relaunchedTwin, evidence.twinRestIndex(at: moment) == fresh.restSnapshots.count - 1,
            let snapshot = fresh.rest(at: fresh.restSnapshots.count - 1),
            let index = moment.snapshot.presentationChain.firstIndex(of: controller),
            evidence.isComparable(moment, with: snapshot, fresh)
        else { return nil }
        return state(of: snapshot.presentationChain[index], snapshot)
    }

    /// Layout follows a size at its own time, amid a transition at another than at rest; a transform does not.
    private static func differences(
        _ expected: ViewState, _ view: ViewState, leavingOutPlaces: Bool
    ) -> [ViewDifference] {
        let leavesOut = leavingOutPlaces && expected.transform == view.transform
        return ViewDifference.between(expected, view).filter { !(leavesOut && $0.aspect == .place) }
    }

    /// Whether the view, in the window, was just as wrong as the transition was asked for: an earlier one has left it
    /// so, with no rest in between.
    private static func wasSoAtRequest(
        _ view: ViewState, _ differences: [ViewDifference], _ history: TransitionHistory, _ trace: Trace
    ) -> Bool {
        guard let before = trace.snapshots.first(where: { $0.reason == .request(history.record.id) }),
            before.openTransitions.allSatisfy({ $0 == history.record.id }),
            let old = before.view(view.id), old.isInWindow
        else { return false }
        let changed = Set(ViewDifference.between(old, view).map(\.aspect))
        return differences.allSatisfy { !changed.contains($0.aspect) }
    }

    /// Whether the twin's screen is blank itself, and so no measure of how things should be.
    private static func isTwinBlank(_ moment: RestMoment, _ evidence: Evidence) -> Bool {
        guard let twin = evidence.twinSnapshot(at: moment), let top = twin.presentationChain.last,
            let index = state(of: top, twin).flatMap({ twin.index(of: $0.id) })
        else { return true }
        return !twin.isShown(at: index)
    }

    private static func remedy(_ history: TransitionHistory, isFinished: Bool) -> String {
        guard history.animator.map({ $0.answer != .none }) ?? false else {
            return "Set in viewWillAppear(_:)\(isFinished ? "" : ", which comes again after a cancel,") what "
                + "viewWillDisappear(_:) or an animation alongside the transition changes."
        }
        return isFinished
            ? "Reset every value that the animation wrote, in its completion, before completeTransition(_:)."
            : "When transitionWasCancelled, put the view back as it was before calling completeTransition(false)."
    }

    // MARK: Reading

    static func state(of controller: ObjectID, _ snapshot: Snapshot) -> ViewState? {
        snapshot.controller(controller).flatMap { snapshot.view($0.view) }
    }

    private static func twinState(
        of controller: ObjectID, _ moment: RestMoment, _ evidence: Evidence
    ) -> ViewState? {
        guard let index = moment.snapshot.presentationChain.firstIndex(of: controller),
            let twin = evidence.twinSnapshot(at: moment)
        else { return nil }
        return state(of: twin.presentationChain[index], twin)
    }

    private static func violation(
        _ differences: [ViewDifference], _ controller: ObjectID, _ history: TransitionHistory,
        _ ended: RestMoment.Ended, _ moment: RestMoment, _ trace: Trace
    ) -> Violation {
        let record = history.record
        let role = controller == record.presenter ? "presenter's view" : "presented view"
        let after = ended.didComplete ? "after a finish" : "after a cancel"
        let word = ended.didComplete ? "in an undisturbed run" : "at the request"
        var decisions: [DecisionNote] = []
        if let view = state(of: controller, moment.snapshot), view.isHidden || view.alpha <= Snapshot.faintestAlpha,
            [.hidden, .alpha].contains(differences[0].aspect),
            let hiding = trace.hiding(of: view.id, in: 0..<moment.event)
        {
            decisions.append(hiding)
        }
        decisions += history.completions.prefix(1).map {
            DecisionNote(.event($0.event), "completed with \($0.didComplete) without putting the \(role) right")
        }
        return invariant.violation(
            of: trace.subject(of: record),
            cause: ViolationCause(
                Cause(differences[0].complaint, .page),
                controller == record.presenter ? .presenterView : .presentedView),
            phase: ended.didComplete ? .finish : .cancel,
            summary: "\(after.prefix(1).uppercased())\(after.dropFirst()) of \(trace.name(of: record)), the view of "
                + "\(trace.object(controller).typeName) \(differences[0].complaint.words).",
            expected: "\(word): " + differences.map(\.before).joined(separator: "; "),
            seen: differences.map(\.after).joined(separator: "; "),
            remedy: remedy(history, isFinished: ended.didComplete),
            alsoRestingOn: ended.didComplete ? Cause.rulesAfterFinish : Cause.rulesAfterCancel,
            decisions: decisions, time: moment.snapshot.time)
    }
}
