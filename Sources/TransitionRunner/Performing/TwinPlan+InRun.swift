import TransitionCore

/// How the run made its moves, for a twin that cannot follow otherwise.
extension TwinPlan {
    /// Other ways of a finger: along the other axis, step by step as in the run, to the other side, and while the
    /// interface turns.
    ///
    /// Those of a phrase are tried together, so each has its place; what has no other axis is made as in the run.
    func otherWays(to made: TwinMove.Deed, _ deed: Deed) -> [TwinMove.Deed] {
        guard deed.isTouch else { return [] }
        let ways = waysAtRest(to: made, deed)
        if case .drag = made { return ways + dragWhileTurning(deed) }
        return ways
    }

    /// The gesture after the size that the window had been given just before it: what it asks for while the interface
    /// turns has to wait, and nobody may drive it any more when it comes.
    private func dragWhileTurning(_ deed: Deed) -> [TwinMove.Deed] {
        for event in trace.events[..<deed.event].reversed() {
            let gap = deed.frame - event.time.frame
            guard gap < Self.framesOfTurn else { break }
            if case .environment(.resized(let width, let height)) = event.kind {
                let before: [Step] = [.resize(width: width, height: height), .wait(frames: max(0, gap - 1))]
                return [.steps(before + steps(ofGestureAt: deed.step))]
            }
        }
        return []
    }

    /// Longer than the interface takes to turn.
    private static let framesOfTurn = 30

    private func waysAtRest(to made: TwinMove.Deed, _ deed: Deed) -> [TwinMove.Deed] {
        let steps = TwinMove.Deed.steps(steps(ofGestureAt: deed.step))
        switch made {
        case .drag(.pan(let whole)):
            var (opposite, other) = (whole, whole)
            (opposite.dx, opposite.dy) = (-whole.dx, -whole.dy)
            guard case .pan(let pan) = script.steps[deed.step], pan.dx != 0, pan.dy != 0 else {
                return [steps, steps, .drag(.pan(opposite))]
            }
            (other.dx, other.dy) = whole.dx != 0 ? (0, pan.dy.signum()) : (pan.dx.signum(), 0)
            return [.drag(.pan(other)), steps, .drag(.pan(opposite))]
        case .drag(.pinch(var pinch)):
            pinch.scale = pinch.scale < 100 ? 300 : 5
            return [steps, steps, .drag(.pinch(pinch))]
        case .tap(let touched, _), .press(let touched):
            return [.stepsOn(touched, self.steps(ofGestureAt: deed.step))]
        default:
            return []
        }
    }

    /// The steps of a gesture up to the one that ends it. The background takes a finger away that is down (9.10).
    func steps(ofGestureAt index: Int) -> [Step] {
        let first = script.steps[index]
        guard first.isHeld else { return [first] }
        var steps = [first]
        for step in script.steps[(index + 1)...] {
            switch step {
            case .move, .wait: steps.append(step)
            case .lift, .cancelTouches: return steps + [step]
            case .background: return steps + [.cancelTouches]
            default: break
            }
        }
        return steps
    }

    /// For how many frames the main thread had been blocked before an event.
    func blockedFrames(before event: Int) -> Int {
        trace.events[..<event].reduce(0) { sum, event in
            if case .environment(.hitched(let frames)) = event.kind { sum + frames } else { sum }
        }
    }

    /// The gesture that moved a transition which something else had asked for; nil if none did.
    func driver(of record: TransitionRecord, at eventIndex: Int) -> TwinMove.Deed? {
        guard driven.contains(record.id) else { return nil }
        let end = end(of: record, at: eventIndex)
        for deed in trace.deeds where deed.event > eventIndex && deed.event <= end && deed.isTouch {
            guard script.steps.indices.contains(deed.step) else { continue }
            if let drag = drag(script.steps[deed.step], at: deed.step, until: nil) { return drag }
        }
        return nil
    }

    /// Pinches together and apart for what asked while a second finger was down: two that come one by one pinch too.
    func pinches(_ made: TwinMove.Deed, _ record: TransitionRecord, at eventIndex: Int) -> [TwinMove.Deed] {
        guard case .drag(.pan) = made, hadTwoFingers(since: trace.deeds[record.cause.deed].event, until: eventIndex)
        else { return [] }
        return [5, 300].map { .drag(.pinch(PinchStep(x: 50, y: 50, scale: $0, frames: 30, ending: .lift))) }
    }

    private func hadTwoFingers(since first: Int, until last: Int) -> Bool {
        var count = 0
        for (index, event) in trace.events[..<last].enumerated() {
            switch event.kind {
            case .touch(.began): count += 1
            case .touch(.ended), .touch(.cancelled): count -= 1
            default: break
            }
            if index >= first, count > 1 { return true }
        }
        return false
    }

    /// The tap on another page of a container that heard of it: the one that was hit may be covered by then.
    func wayBeside(_ made: TwinMove.Deed, _ record: TransitionRecord) -> TwinMove.Deed? {
        guard case .tap(let touched, let count) = made, record.cause.isHeardByAnother else { return nil }
        return .tapBeside(touched, count: count)
    }

    /// What asked for a transition that finished in the background, where nothing is animated, or on the way there.
    func wayByBackground(of record: TransitionRecord, at eventIndex: Int) -> TwinMove.Deed? {
        let deed = trace.deeds[record.cause.deed]
        guard script.steps.indices.contains(deed.step) else { return nil }
        let end = end(of: record, at: eventIndex)
        let stay = Step.wait(frames: 10)
        var isInBackground = false
        for (index, event) in trace.events[..<end].enumerated() {
            switch event.kind {
            case .environment(.enteredBackground):
                isInBackground = true
                if index > eventIndex { return .steps(steps(ofGestureAt: deed.step) + [.background, stay]) }
            case .environment(.enteredForeground):
                isInBackground = false
            default:
                break
            }
            if index == eventIndex, isInBackground { return .steps([.background, script.steps[deed.step], stay]) }
        }
        return nil
    }

    private func end(of record: TransitionRecord, at eventIndex: Int) -> Int {
        trace.events[eventIndex...].firstIndex { $0.kind == .ended(record.id, didComplete: true) } ?? limit
    }
}

extension Step {
    /// Whether its finger stays down after it.
    fileprivate var isHeld: Bool {
        switch self {
        case .pan(let pan): pan.ending == .hold
        case .pinch(let pinch): pinch.ending == .hold
        default: false
        }
    }
}
