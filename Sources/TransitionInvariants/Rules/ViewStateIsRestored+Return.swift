import TransitionCore

/// A controller that is kept and presented again, under the transform with which it went.
///
/// A frame that is set under a transform is another place than the same frame without: the page stands right, or seems
/// to, until somebody takes the transform away. No twin is asked, since it does the same twice as well.
extension ViewStateIsRestored {
    struct Return {
        let history: TransitionHistory
        let first: RestMoment
        let moment: RestMoment
        let old: ViewState
        let new: ViewState
    }

    /// What stands at its second rest under another transform than at its first, and was given it by none of both
    /// presentations.
    ///
    /// Not told: what was set at a rest while the controller was shown, which was meant; what a touch, or code that
    /// sets the transform, made of it after the request; a window of another size.
    static func returns(
        _ histories: [TransitionHistory], _ moments: [RestMoment], _ trace: Trace
    ) -> [Return] {
        var firsts: [ObjectID: Int] = [:]
        var found: [Return] = []
        for index in moments.indices {
            let moment = moments[index]
            for ended in moment.ended where ended.didComplete {
                let history = histories[Int(ended.id.rawValue) - 1]
                let controller = history.record.to
                guard history.record.kind == .presentation, let new = state(of: controller, moment.snapshot),
                    isByItself(history, new.id, moment, trace)
                else { continue }
                guard let first = firsts[controller] else {
                    firsts[controller] = index
                    continue
                }
                guard let old = state(of: controller, moments[first].snapshot), old.id == new.id,
                    moments[first].snapshot.windowSize == moment.snapshot.windowSize,
                    !ViewDifference.isSameTransform(old.transform, new.transform),
                    !isSetAtRest(controller, old, moments[first..<index])
                else { continue }
                found.append(
                    Return(history: history, first: moments[first], moment: moment, old: old, new: new))
            }
        }
        return found
    }

    /// Whether nobody but the presentation can have placed the view between its request and the rest.
    private static func isByItself(
        _ history: TransitionHistory, _ view: ObjectID, _ moment: RestMoment, _ trace: Trace
    ) -> Bool {
        guard let requested = history.requested else { return false }
        return !trace.events[requested..<moment.event].contains {
            switch $0.kind {
            case .touch, .gesture, .environment(.resized): true
            case .valueSet(let object, .transform, _): object == view
            default: false
            }
        }
    }

    private static func isSetAtRest(
        _ controller: ObjectID, _ old: ViewState, _ moments: ArraySlice<RestMoment>
    ) -> Bool {
        moments.contains { moment in
            guard moment.snapshot.presentationChain.contains(controller),
                let state = state(of: controller, moment.snapshot)
            else { return false }
            return !ViewDifference.isSameTransform(old.transform, state.transform)
        }
    }

    static func violation(_ change: Return, _ trace: Trace) -> Violation {
        let record = change.history.record
        let name = trace.object(record.to).typeName
        let text = { (transform: Transform) in
            transform == .identity
                ? "no transform"
                : "transform [\(transform.a.text) \(transform.b.text) \(transform.c.text) \(transform.d.text) "
                    + "\(transform.tx.text) \(transform.ty.text)]"
        }
        return invariant.violation(
            of: trace.subject(of: record), cause: ViolationCause(Cause.returnTransform),
            summary: "After \(trace.name(of: record)), which presents it again, the view of \(name) has another "
                + "transform than the first time.",
            expected: "as presented at \(change.first.snapshot.time.text): \(text(change.old.transform))",
            seen: text(change.new.transform),
            remedy: "Set the transform back where a dismissal ends, or before the next presentation gives the view its "
                + "frame: a frame means nothing under a transform.",
            decisions: [], time: change.moment.snapshot.time)
    }
}
