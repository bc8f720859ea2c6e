import TransitionCore

/// Causes once no gesture owns the transition any more: what became of its animation.
extension OpenTransition {
    var animatingFinding: Finding? {
        // What the interaction's end set going may be cut short as well.
        let isCutShort = trace.events[(history.edges.last?.event ?? start)...].contains {
            $0.kind == .animationCut(history.record.id)
        }
        if let edge = history.edges.last, !isCutShort { return neverFinished(edge) }
        if isPausedByAction { return nil }
        if let change = lastAnimatorChange, let finding = heldAnimator(change.event, change.change) { return finding }
        guard isCutShort else {
            if let controller = ownInteractionController { return leftByInteractionController(controller) }
            return Finding(
                cause: .animationEnded, story: "nothing of it is animating any more",
                remedy: "Call completeTransition(_:) on every way out of animateTransition(using:), early returns "
                    + "included.",
                decisions: animated("left a way out without completing") + [asked])
        }
        return Finding(
            cause: .animationCutShort,
            story: "the app was in the background, where animations end at once with finished == false",
            remedy: "Complete in the animation's completion whatever its finished flag says.",
            decisions: animated("completes only when its animation was not cut short") + [asked])
    }

    /// The interaction controller of the app's own that UIKit had begin in place of the animator; a percent driver
    /// would have called that.
    private var ownInteractionController: ObjectID? {
        guard profile[.interactionControllerAlwaysStarts], let answer = history.interactionController?.answer,
            answer != .none, !trace.object(answer).isPercentDriver
        else { return nil }
        return answer
    }

    private func leftByInteractionController(_ controller: ObjectID) -> Finding {
        let name = trace.object(controller).typeName
        return Finding(
            cause: .animationEnded,
            story: "\(name) had it begin without a gesture, and nothing of it is animating any more",
            remedy: "Where wantsInteractiveStart is false UIKit calls startInteractiveTransition(_:) all the same: "
                + "start the animation there, and complete the transition on every way out.",
            decisions: [
                DecisionNote(
                    .method(typeName: name, name: "startInteractiveTransition(_:)"),
                    "started nothing, or left a way out without completing"), asked,
            ])
    }

    private func neverFinished(_ edge: TransitionHistory.Edge) -> Finding {
        if trace.notes(.driverHasNoSpeed, in: edge.event..<trace.events.count) { return motionless(edge) }
        if !profile[.fullUpdateStillCompletes], let update = wholeUpdate { return stalledDriver(update) }
        return Finding(
            cause: .neverFinished,
            story: "the interaction \(edge.change == .cancelled ? "was cancelled" : "finished") at "
                + "\(trace.events[edge.event].time.text) and nothing followed",
            remedy: history.hasOwnAnimator
                ? "Run the animation to its end after finish() or cancel(), and complete in its completion."
                : TransitionHistory.remedyBesideUIKit,
            decisions: [DecisionNote(.event(edge.event), "ended the interaction")] + animated("never completed"))
    }

    private func motionless(_ edge: TransitionHistory.Edge) -> Finding {
        Finding(
            cause: .driverHasNoSpeed,
            story: "the interaction \(edge.change == .cancelled ? "was cancelled" : "finished") at "
                + "\(trace.events[edge.event].time.text) by a driver whose completionSpeed is not above 0",
            remedy: Diagnostic.Mistake.driverHasNoSpeed.remedy,
            decisions: [DecisionNote(.event(edge.event), "ended the interaction")])
    }

    /// The last update that told of the whole way.
    private var wholeUpdate: Int? {
        trace.events.indices.last { index in
            if case .progressed(history.record.id, let progress) = trace.events[index].kind {
                progress >= 1
            } else {
                false
            }
        }
    }

    /// The animation is as good as any: UIKit does not let it end.
    private func stalledDriver(_ update: Int) -> Finding {
        Finding(
            cause: .driverUpdatedToOne,
            story: "update(1) came at \(trace.events[update].time.text), after which UIKit may never complete",
            remedy: "Keep what update(_:) is given below 1, 0.99 at most.",
            decisions: [DecisionNote(.event(update), "updated the driver to 1")])
    }

    private func heldAnimator(_ event: Int, _ change: PropertyAnimatorChange) -> Finding? {
        let word: String
        switch change {
        case .paused, .scrubbed: word = "paused and never continued"
        case .stopped: word = "stopped and never finished"
        default: return nil
        }
        return Finding(
            cause: change == .stopped ? .animatorStoppedForGood : .animatorPausedForGood,
            story: "its animator was \(word), so that its completion never ran",
            remedy: "Continue or finish the animator, or complete the transition where it is stopped.",
            decisions: [DecisionNote(.event(event), "left the animator \(change == .stopped ? "stopped" : "paused")")])
    }

    /// The last that happened to the animator that UIKit was given.
    private var lastAnimatorChange: (event: Int, change: PropertyAnimatorChange)? {
        guard let animator = history.interruptibleAnimators.last?.answer, animator != .none else { return nil }
        for index in trace.events.indices.reversed() {
            if case .propertyAnimator(animator, let change) = trace.events[index].kind { return (index, change) }
        }
        return nil
    }

    /// Whether a step of its own paused the animator at once, with no finger on the glass: the script's own doing.
    private var isPausedByAction: Bool {
        guard let (event, change) = lastAnimatorChange, change == .paused, event > start else { return false }
        guard
            let began = trace.events[..<event].lastIndex(where: { $0.kind == .stepBegan }), began > start,
            trace.events[began].time == trace.events[event].time, trace.touchesDown(after: 0..<event) == 0
        else { return false }
        return !trace.events[began..<event].contains {
            switch $0.kind {
            case .touch, .gesture, .environment: true
            default: false
            }
        }
    }
}
