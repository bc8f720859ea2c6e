import TransitionCore

/// A picture that an animator makes transparent or moves while its copy flies, and that a cancel leaves so.
extension ViewStateIsRestored {
    struct ChangedView {
        let view: ObjectID
        let difference: ViewDifference
        /// The index of the event by which it was changed.
        let event: Int
    }

    /// A view inside a controller's view of which the transition's code, or its gesture's, set a value that is not
    /// back.
    ///
    /// A callback may prepare a view for the next appearance while nobody sees it. What is as at the rest before is
    /// back: a button may show the finger at the request.
    static func changedView(
        in controller: ObjectID, _ history: TransitionHistory, _ moment: RestMoment, _ previous: RestMoment?,
        _ trace: Trace
    ) -> ChangedView? {
        let record = history.record
        let isDiscarded = record.kind != .dismissal && record.kind != .pop && controller == record.to
        guard !isDiscarded, let requested = history.requested,
            let atRequest = requestSnapshot(of: history, moment, previous, trace)
        else { return nil }
        let begins = trace.beginsOfAskingGestures(for: record, before: requested)
        for event in (previous?.event ?? 0)..<moment.event {
            guard case .valueSet(let view, let value, let writer) = trace.events[event].kind else { continue }
            let before: Snapshot
            switch writer {
            case .gesture(let recognizer):
                guard let begin = begins[recognizer], begin < event else { continue }
                before = event > requested ? atRequest : previous?.snapshot ?? atRequest
            case .act: continue
            case .appearance, .other:
                guard event > requested else { continue }
                before = atRequest
            }
            guard let old = before.view(view), let new = moment.snapshot.view(view),
                writer != .appearance || (old.isInWindow && new.isInWindow),
                belongs(new, to: controller, history, value, before, moment),
                let difference = ViewDifference.within(old, new, of: value),
                !isAsAtRest(new, value, previous), !isMeant(value, of: view, writer, 0..<moment.event, trace),
                // In a view of another size layout gives it another place; in no window it learns late of a size.
                value != .place
                    || hasSameSize(controller, before, moment.snapshot)
                        && (old.isInWindow || !trace.isResized(in: 0..<event))
            else { continue }
            return ChangedView(view: view, difference: difference, event: event)
        }
        return nil
    }

    /// Whether a view is inside the controller's, or is one whose value nothing else compares: the window for the page
    /// that stays, and that page's own background and offset.
    ///
    /// What a list shows that is not on screen, or comes into it, was prepared for the next time.
    private static func belongs(
        _ view: ViewState, to controller: ObjectID, _ history: TransitionHistory, _ value: WatchedValue,
        _ before: Snapshot, _ moment: RestMoment
    ) -> Bool {
        let stays = controller == history.record.from
        if view.role == .window { return stays && value != .place && value != .transform }
        if value == .offset || value == .background {
            guard value != .offset || stays else { return false }
            if view.controller == controller { return true }
        }
        return isInside(view.id, controller, before) && isInside(view.id, controller, moment.snapshot)
    }

    /// Whether a finger or an act has scrolled it too, or an appearance callback paints it anew.
    private static func isMeant(
        _ value: WatchedValue, of view: ObjectID, _ writer: ValueWriter, _ range: Range<Int>, _ trace: Trace
    ) -> Bool {
        switch value {
        case .background: writer == .appearance
        case .offset: trace.events[range].contains { $0.kind == .valueSet(object: view, .offset, by: .act) }
        default: false
        }
    }

    private static func isAsAtRest(_ view: ViewState, _ value: WatchedValue, _ previous: RestMoment?) -> Bool {
        guard let rested = previous?.snapshot.view(view.id) else { return false }
        return ViewDifference.within(rested, view, of: value) == nil
    }

    private static func hasSameSize(_ controller: ObjectID, _ before: Snapshot, _ after: Snapshot) -> Bool {
        func size(_ snapshot: Snapshot) -> (width: Double, height: Double)? {
            snapshot.controller(controller).flatMap { snapshot.view($0.view) }.map {
                (Double($0.bounds.width), Double($0.bounds.height))
            }
        }
        guard let old = size(before), let new = size(after) else { return false }
        return abs(old.width - new.width) <= ViewDifference.pointTolerance
            && abs(old.height - new.height) <= ViewDifference.pointTolerance
    }

    static func violation(
        _ changed: ChangedView, _ controller: ObjectID, _ history: TransitionHistory, _ moment: RestMoment,
        _ trace: Trace
    ) -> Violation {
        let type = trace.object(changed.view).typeName
        let owner = trace.object(controller).typeName
        let view = moment.snapshot.view(changed.view)
        let complaint = changed.difference.lastingComplaint(of: view)
        let completion = history.completions.first.map {
            DecisionNote(.event($0.event), "completed with \($0.didComplete), leaving it so")
        }
        let (names, place): ([CauseName], Cause.Place) =
            view?.role == .window
            ? ([.window], .page)
            : view?.controller == controller ? ([.page(owner)], .page) : ([.view(type), .page(owner)], .inside)
        let cause = ViolationCause(Cause(complaint, place).rawValue, names)
        let words = invariant.words(of: cause)
        return invariant.violation(
            of: trace.subject(of: history.record), cause: cause, phase: .cancel,
            summary: "After a cancel of \(trace.name(of: history.record)), \(words).",
            expected: "as before: \(changed.difference.before)", seen: changed.difference.after,
            remedy: history.animator.map { $0.answer == .none } ?? true
                ? "UIKit's own animation knows nothing of it: put it back where the coordinator's completion or "
                    + "viewWillAppear(_:) tells of the cancel, or change it only once isCancelled is false."
                : "Put back what the transition has changed inside the page, before completeTransition(_:), "
                    + "cancelled or not.",
            alsoRestingOn: Cause.rulesAfterCancel,
            decisions: [DecisionNote(.event(changed.event), "changed it")] + (completion.map { [$0] } ?? []),
            time: moment.snapshot.time)
    }
}

extension ViewDifference {
    /// How a view differs from what it was within its superview, by one value.
    static func within(_ before: ViewState, _ after: ViewState, of value: WatchedValue) -> ViewDifference? {
        guard let aspect = Aspect(value) else { return nil }
        switch aspect {
        case .place: return localPlace(before, after, of: value)
        case .background: return background(before, after)
        case .offset: return offset(before, after)
        case .shadow, .sublayers, .tintMode, .safeArea, .keptAnimation:
            return details(before, after).first { $0.aspect == aspect }
        default: break
        }
        return between(before, after).first { $0.aspect == aspect }
    }

    /// Center and size for a place, without what a scroll view scrolls; the transform for a transform.
    private static func localPlace(_ before: ViewState, _ after: ViewState, of value: WatchedValue) -> ViewDifference? {
        let isSame: Bool
        if value == .transform {
            isSame = isSameTransform(before.transform, after.transform)
        } else {
            isSame =
                abs(before.center.x - after.center.x) <= pointTolerance
                && abs(before.center.y - after.center.y) <= pointTolerance
                && abs(before.bounds.width - after.bounds.width) <= pointTolerance
                && abs(before.bounds.height - after.bounds.height) <= pointTolerance
        }
        guard !isSame else { return nil }
        return ViewDifference(
            aspect: .place, before: localText(before), after: localText(after), complaint: .displaced)
    }

    private static func localText(_ view: ViewState) -> String {
        let transform = view.transform == .identity ? "" : ", transformed"
        return "center (\(view.center.x.text), \(view.center.y.text)), \(view.bounds.width.text) × "
            + "\(view.bounds.height.text)\(transform)"
    }

    /// The complaint of a view that stays so: with an alpha by which nothing of it can be seen, `stays transparent`.
    func lastingComplaint(of view: ViewState?) -> Complaint {
        guard aspect == .alpha, let view, view.alpha <= Snapshot.faintestAlpha else { return complaint }
        return .staysTransparent
    }
}

extension ViewDifference.Aspect {
    /// What differs once that value is another; nil for what is no part of how a view looks.
    init?(_ value: WatchedValue) {
        switch value {
        case .alpha: self = .alpha
        case .visibility: self = .hidden
        case .zPosition: self = .zPosition
        case .cornerRadius: self = .cornerRadius
        case .mask: self = .mask
        case .transform, .place: self = .place
        case .background: self = .background
        case .shadow: self = .shadow
        case .sublayers: self = .sublayers
        case .tintMode: self = .tintMode
        case .safeArea: self = .safeArea
        case .offset: self = .offset
        case .keptAnimation: self = .keptAnimation
        case .interaction, .recognizers, .scrolling, .bars, .superview, .enabled: return nil
        }
    }
}
