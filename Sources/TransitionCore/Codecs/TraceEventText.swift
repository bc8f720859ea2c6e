/// How single events read.
struct TraceEventText {
    let trace: Trace
    /// Whether numbers have every digit, so that what differs reads differently; four are enough for a reader.
    var isExact = true

    func phrase(_ kind: TraceEvent.Kind) -> String {
        switch kind {
        case .stepBegan: "step begins"
        case .stepSkipped(let reason): "step skipped: \(Self.words(reason))"
        case .touch(let phase): "touch \(phase)"
        case .gesture(let recognizer, let state): "\(label(recognizer)) \(state)"
        case .environment(let change): phrase(change)
        case .diagnosed(let index): Self.phrase(trace.diagnostics[index])
        case .tookSnapshot(let index): snapshot(trace.snapshots[index])
        case .appearance(let controller, let callback, let isAnimated):
            "\(label(controller)) \(Self.method(callback))\(isAnimated ? " animated" : "")"
        case .appearanceBegun(let controller, let isAppearing):
            "\(label(controller)) is told by hand to \(isAppearing ? "appear" : "disappear")"
        case .viewAdded(let view, let superview, let transition):
            "\(label(view)) added to \(label(superview))\(during(transition))"
        case .viewRemoved(let view, let superview, let transition):
            "\(label(view)) removed from \(label(superview))\(during(transition))"
        case .propertyAnimator(let animator, let change): "\(label(animator)) \(phrase(change))"
        case .shown(let view, let frame):
            "\(label(view)) is shown at \(number(frame.x)),\(number(frame.y)) "
                + "\(number(frame.width))×\(number(frame.height))"
        case .viewHidden(let view): "\(label(view)) is hidden"
        case .presentedInstead(let old, let new): "\(label(new)) is presented in place of \(label(old))"
        case .viewFaded(let view): "\(label(view)) is made transparent"
        case .interactionTurnedOff(let view): "\(label(view)) takes no touches any more, by an act of the app"
        case .valueSet(let object, let value, let writer): "\(value) of \(label(object)) is set\(by(writer))"
        case .driverCallLost(let driver, let call): "\(label(driver)) \(call) is lost: it drives nothing"
        default: transitionPhrase(kind)
        }
    }

    private func by(_ writer: ValueWriter) -> String {
        switch writer {
        case .gesture(let recognizer): " in the action of \(label(recognizer))"
        case .appearance: " in an appearance callback"
        case .act: " beside the transition"
        case .other: ""
        }
    }

    private func transitionPhrase(_ kind: TraceEvent.Kind) -> String {
        switch kind {
        case .requested(let id): requested(trace.record(of: id))
        case .refused(let kind, let receiver, let controller, let diagnostic):
            "\(kind.noun) of \(label(controller)) refused by \(label(receiver))\(because(diagnostic))"
        case .animatorAsked(let id, let delegate, let answer):
            "\(name(id)) asks \(label(delegate)) for an animator: \(label(answer))"
        case .interactionControllerAsked(let id, let delegate, let answer):
            "\(name(id)) asks \(label(delegate)) for an interaction controller: \(label(answer))"
        case .started(let id, let isInteractive, let durationFrames):
            "\(name(id)) starts \(isInteractive ? "interactively" : "on its own") for \(durationFrames) frames"
        case .interruptibleAnimatorAsked(let id, let answer): "\(name(id)) runs \(label(answer))"
        case .progressed(let id, let fraction): "\(name(id)) at \(number(fraction))"
        case .interactionChanged(let id, let change): "\(name(id)) interaction \(change)"
        case .completeTransitionCalled(let id, let didComplete, let wasCancelled, let count):
            "\(name(id)) completeTransition(\(didComplete)), call \(count)\(wasCancelled ? ", was cancelled" : "")"
        case .ended(let id, let didComplete): "\(name(id)) \(didComplete ? "ends finished" : "ends cancelled")"
        case .animationEndedCalled(let id, let didComplete): "\(name(id)) animationEnded(\(didComplete))"
        case .requestCompletionCalled(let id): "\(name(id)) completion of the request"
        default: callbackPhrase(kind)
        }
    }

    private func callbackPhrase(_ kind: TraceEvent.Kind) -> String {
        switch kind {
        case .containerCalled(let index): phrase(trace.containerCalls[index])
        case .appCallback(let number): "\(trace.appCallbacks[number]) comes"
        case .delegateSet(let owner, let role): "\(label(owner)) \(role.property) is set"
        case .delegateCleared(let owner, let role, let writer):
            "\(label(owner)) \(role.property) is set to nil\(by(writer))"
        case .delegateMissed(let owner, let delegate, let role):
            "\(label(owner)) \(role.property) is asked for, but \(label(delegate)) has been freed"
        case .delegateTold(let id, let delegate, let callback): "\(name(id)) tells \(label(delegate)) \(callback)"
        case .presentationHook(let presented, let hook):
            "\(label(presented)) presentation controller \(hook.method)\(Self.flag(hook))"
        case .coordinatorCompletion(let id, .taken): "\(name(id)) coordinator takes a completion"
        case .coordinatorCompletion(let id, .cameTooLate): "\(name(id)) coordinator gets a completion after the end"
        case .coordinatorCompletion(let id, .ran(let isCancelled)):
            "\(name(id)) coordinator runs a completion\(isCancelled ? ", cancelled" : "")"
        case .parentTold(let controller, let parent, let isDone):
            "\(label(controller)) \(isDone ? "didMove" : "willMove")(toParent: \(label(parent)))"
        case .removedFromParent(let controller, let parent):
            "\(label(controller)) is removed from \(label(parent)) by hand"
        default: surroundings(kind)
        }
    }

    private func surroundings(_ kind: TraceEvent.Kind) -> String {
        switch kind {
        case .requestWaits(let id, let isByGesture):
            "another request\(isByGesture ? ", by a gesture," : "") waits for the end of \(name(id))"
        case .animationCut(let id): "\(name(id)) has an animation cut short"
        case .placedByHook(let view, let owner, let isAfterwards):
            "\(label(view)) gets its place from \(label(owner)) \(isAfterwards ? "after" : "before") layout"
        case .clockStarted(let number, let isDisplayLink):
            "\(isDisplayLink ? "display link" : "repeating timer") \(number) starts"
        default: "\(kind)"
        }
    }

    private func phrase(_ call: ContainerCall) -> String {
        let during = call.transition.map { " by \(name($0))" } ?? ""
        let named: String
        switch call.change {
        case .push(let controller), .popTo(let controller), .select(let controller): named = label(controller)
        case .setStack(let controllers), .setTabs(let controllers):
            named = controllers.map(label).joined(separator: ", ")
        }
        return "\(label(call.container)) \(call.change.noun) \(named)\(during)"
    }

    private static func flag(_ hook: PresentationHook) -> String {
        switch hook {
        case .presentationDidEnd(let completed), .dismissalDidEnd(let completed): " \(completed)"
        case .presentationWillBegin, .dismissalWillBegin: ""
        }
    }

    private func requested(_ record: TransitionRecord) -> String {
        "\(name(record.id)) requested: \(label(record.from)) to \(label(record.to)), \(record.style), "
            + (record.isAnimated ? "animated" : "not animated")
            + (record.isRequestedByGesture ? ", by a gesture" : "")
    }

    /// `dismissal #2`
    func name(_ id: TransitionID) -> String {
        "\(trace.record(of: id).kind.noun) #\(id.rawValue)"
    }

    private func label(_ id: ObjectID) -> String {
        trace.label(id)
    }

    private func during(_ id: TransitionID?) -> String {
        id.map { " during \(name($0))" } ?? ""
    }

    /// A refusal may be silent, without a diagnostic.
    private func because(_ diagnostic: Int) -> String {
        guard trace.diagnostics.indices.contains(diagnostic) else { return "" }
        return ": \(QuotedText.escape(trace.diagnostics[diagnostic].text))"
    }

    private func snapshot(_ snapshot: Snapshot) -> String {
        let top = snapshot.presentationChain.last.map(label) ?? "nothing"
        let open = snapshot.openTransitions.map(name).joined(separator: ", ")
        return "snapshot \(reason(snapshot.reason)): \(top) on top, \(snapshot.views.count) views"
            + (open.isEmpty ? "" : ", open: \(open)")
    }

    private func reason(_ reason: Snapshot.Reason) -> String {
        switch reason {
        case .request(let id): "at the request of \(name(id))"
        case .rest: "at rest"
        case .stuck: "when stuck"
        }
    }
}

extension TraceEventText {
    private func number(_ value: Double) -> String {
        guard !isExact else { return "\(value)" }
        let rounded = (value * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }

    static func phrase(_ diagnostic: Diagnostic) -> String {
        let name = diagnostic.name.isEmpty ? "" : " \(diagnostic.name)"
        return "\(diagnostic.severity)\(name): \(QuotedText.escape(diagnostic.text))"
    }

    private func phrase(_ change: EnvironmentChange) -> String {
        switch change {
        case .enteredBackground: "app enters the background"
        case .enteredForeground: "app enters the foreground"
        case .hitched(let frames): "main thread blocked for \(frames) frames"
        case .resized(let width, let height): "window resized to \(width) × \(height)"
        case .rootReplaced(let root): "the window's root \(label(root)) replaced while it presents"
        }
    }

    private func phrase(_ change: PropertyAnimatorChange) -> String {
        switch change {
        case .started: "starts"
        case .paused: "pauses"
        case .continued(let isReversed): isReversed ? "continues reversed" : "continues"
        case .reversed: "reverses"
        case .scrubbed(let fraction): "scrubbed to \(number(fraction))"
        case .stopped: "stops"
        case .finished(let position): "finishes at \(position)"
        }
    }

    private static func method(_ callback: AppearanceCallback) -> String {
        switch callback {
        case .viewDidLoad: "viewDidLoad"
        case .willAppear: "viewWillAppear"
        case .isAppearing: "viewIsAppearing"
        case .didAppear: "viewDidAppear"
        case .willDisappear: "viewWillDisappear"
        case .didDisappear: "viewDidDisappear"
        }
    }

    private static func words(_ reason: SkipReason) -> String {
        switch reason {
        case .noSuchAction: "the scene has no such action"
        case .actionDoesNotApply: "the action does not apply"
        case .noTouchIsDown: "no touch is down"
        case .noFingerIsFree: "all fingers of a hand are down"
        case .alreadyInBackground: "already in the background"
        case .alreadyInForeground: "already in the foreground"
        case .appIsInBackground: "the app is in the background"
        case .appIsFrozen: "the app is frozen"
        }
    }
}
