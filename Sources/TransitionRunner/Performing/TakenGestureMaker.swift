import HeadlessUIKit
import TransitionCore
import TransitionInvariants

/// Makes the last gesture of a run that the system took away in other ways, to see where what it moved belongs.
///
/// Only a gesture that set something of a view is worth it, and one without a transition: of those the twin tells.
@MainActor
struct TakenGestureMaker {
    let performer: ScriptPerformer

    /// The gesture with the rests that other ways of it come to; nil where there is none, or where it leaves nothing
    /// midway.
    func takenGesture(of trace: Trace, _ script: Script) -> TakenGesture? {
        guard let place = place(in: trace, script) else { return nil }
        var rests: [Snapshot] = []
        var made: TakenGesture?
        for way in ways(of: place, in: script) {
            guard let rest = rest(after: way, script) else { return nil }
            rests.append(rest)
            let gesture = TakenGesture(events: place.events, rest: place.rest, otherRests: rests)
            guard gesture.leavesViewsMidway(in: trace) else { return nil }
            made = gesture
        }
        return made
    }

    private struct Place {
        /// By which it began and was taken away.
        let events: ClosedRange<Int>
        /// The snapshot at the rest after it.
        let rest: Int
        /// The step that put the finger down, and the one that took it away.
        let steps: ClosedRange<Int>
    }

    /// A finger that stands still for so long throws nothing.
    private static let standstill = 30

    private func place(in trace: Trace, _ script: Script) -> Place? {
        for end in trace.events.indices.reversed() {
            guard case .gesture(let recognizer, .cancelled) = trace.events[end].kind,
                let begin = trace.events[..<end].lastIndex(where: {
                    $0.kind == .gesture(recognizer: recognizer, state: .began)
                })
            else { continue }
            return isSettingValues(recognizer, begin...end, trace) ? place(begin...end, trace, script) : nil
        }
        return nil
    }

    private func isSettingValues(_ recognizer: ObjectID, _ events: ClosedRange<Int>, _ trace: Trace) -> Bool {
        trace.events[events].contains {
            if case .valueSet(_, _, by: .gesture(recognizer)) = $0.kind { true } else { false }
        }
    }

    private func place(_ events: ClosedRange<Int>, _ trace: Trace, _ script: Script) -> Place? {
        guard let rest = rest(after: events, trace),
            let deed = trace.deeds.last(where: { $0.event <= events.lowerBound && $0.isTouch }),
            script.steps.indices.contains(deed.step), let end = endStep(from: deed.step, script)
        else { return nil }
        let step = script.steps[deed.step]
        let fingers = trace.deeds.count { $0.step == deed.step && $0.isTouch }
        // Another finger, an act or another size in between may have had its part in it.
        let isAlone = !trace.deeds.contains {
            $0.event > deed.event && $0.event < rest.event && $0.step != deed.step && $0.kind != .environment
        }
        // A blocked main thread hears of the finger late, and may hear of another size or an act before.
        let last = min(Int(trace.events[rest.event].step), script.steps.count - 1)
        guard step.fingerCount > 0, fingers == step.fingerCount, isAlone,
            end >= last || script.steps[(end + 1)...last].allSatisfy(\.passesTime),
            !hasTransitions(trace, in: deed.event..<rest.event), !isTouched(before: deed, trace)
        else { return nil }
        return Place(events: events, rest: rest.snapshot, steps: deed.step...end)
    }

    private func rest(after events: ClosedRange<Int>, _ trace: Trace) -> (event: Int, snapshot: Int)? {
        for index in trace.events.indices[(events.upperBound + 1)...] {
            if case .tookSnapshot(let number) = trace.events[index].kind, trace.snapshots[number].reason == .rest {
                return (index, number)
            }
        }
        return nil
    }

    /// The step that takes the finger away, where only its way and time lie between; nil for another one.
    private func endStep(from first: Int, _ script: Script) -> Int? {
        switch script.steps[first] {
        case .pan(let pan) where pan.ending == .cancel: return first
        case .pinch(let pinch) where pinch.ending == .cancel: return first
        default: break
        }
        for index in script.steps.indices[(first + 1)...] {
            switch script.steps[index] {
            case .move, .wait: continue
            case .cancelTouches, .background: return index
            default: return nil
            }
        }
        return nil
    }

    /// Whether one is open, asked for or ended there, or the window is given another size.
    private func hasTransitions(_ trace: Trace, in range: Range<Int>) -> Bool {
        let isOpen = trace.transitions.contains { record in
            guard let requested = trace.events.firstIndex(where: { $0.kind == .requested(record.id) }) else {
                return false
            }
            let end = trace.events.firstIndex { if case .ended(record.id, _) = $0.kind { true } else { false } }
            return requested < range.upperBound && (end ?? range.lowerBound) >= range.lowerBound
        }
        return isOpen
            || trace.events[range].contains {
                if case .environment(.resized) = $0.kind { true } else { false }
            }
    }

    private func isTouched(before deed: Deed, _ trace: Trace) -> Bool {
        var count = 0
        for event in trace.events[..<deed.event] where Int(event.step) < deed.step {
            switch event.kind {
            case .touch(.began): count += 1
            case .touch(.ended), .touch(.cancelled): count -= 1
            default: break
            }
        }
        return count > 0
    }

    // MARK: Other ways

    private func ways(of place: Place, in script: Script) -> [[TwinMove.Deed]] {
        let before = script.steps[..<place.steps.lowerBound].map { TwinMove.Deed.steps([$0]) }
        let held = script.steps[place.steps.lowerBound].holding
        let between = Array(script.steps[place.steps].dropFirst().dropLast())
        let gesture = [held] + between
        let whole = script.steps[place.steps.lowerBound].wholeWays.map { [TwinMove.Deed.drag($0)] }
        let lifted = [gesture + [.lift], gesture + [.wait(frames: Self.standstill), .lift]].map {
            [TwinMove.Deed.steps($0)]
        }
        return ([[]] + lifted + whole).map { before + $0 }
    }

    /// The same app at rest after these.
    private func rest(after deeds: [TwinMove.Deed], _ script: Script) -> Snapshot? {
        let app = performer.launch(profile: script.profile)
        defer { performer.tearDown(app) }
        for (index, deed) in deeds.enumerated() {
            app.beginStep(index)
            _ = performer.make(deed, in: app)
        }
        app.beginStep(deeds.count)
        guard performer.settle(app) == .rest, !app.isFrozen else { return nil }
        return app.trace.snapshots.last { $0.reason == .rest }
    }
}

extension Step {
    /// Whether nothing is done but to let time pass, on screen or off it.
    fileprivate var passesTime: Bool {
        switch self {
        case .wait, .hitch, .background, .foreground: true
        default: false
        }
    }

    /// The same gesture, whose finger stays down.
    fileprivate var holding: Step {
        switch self {
        case .pan(var pan):
            pan.ending = .hold
            return .pan(pan)
        case .pinch(var pinch):
            pinch.ending = .hold
            return .pinch(pinch)
        default: return self
        }
    }

    /// Slowly and in full to one side, and to the other.
    fileprivate var wholeWays: [Step] {
        switch self {
        case .pan(var pan):
            let isHorizontal = pan.isMeantHorizontally
            (pan.frames, pan.ending) = (30, .lift)
            return [1, -1].map { direction in
                (pan.dx, pan.dy) = isHorizontal ? (direction, 0) : (0, direction)
                return .pan(pan)
            }
        case .pinch(var pinch):
            (pinch.frames, pinch.ending) = (30, .lift)
            return [5, 300].map { scale in
                pinch.scale = scale
                return .pinch(pinch)
            }
        default: return []
        }
    }
}
