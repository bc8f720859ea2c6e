import HeadlessUIKit
import TransitionCore

/// Makes gestures of a run again in a fresh world, to see whether they decide there as they did.
///
/// Only gestures that finished a transition without ever reporting progress are worth it: what made them finish was
/// not their way, so it may have been something that an earlier gesture left behind.
@MainActor
struct GestureRepeater {
    let performer: ScriptPerformer
    let twinMaker: TwinMaker

    func repeatGestures(of trace: Trace, script: Script) -> [RepeatedGesture] {
        suspects(of: trace).compactMap { suspect in
            // A way that decides in one window does not in another.
            let world = World(profile: script.profile, size: trace.windowSize(before: suspect.requestStep))
            guard let gesture = steps(of: suspect, in: script, trace) else { return nil }
            let plan = TwinPlan(of: trace, script, before: suspect.id)
            guard plan.end == nil else { return nil }
            var before: [TwinMove] = []
            for move in plan.moves.moves { before.append(withoutGesture(move, after: before, world)) }
            let record = trace.record(of: suspect.id)
            return outcome(of: gesture, after: before, as: record, in: trace, world).map {
                RepeatedGesture(transition: record.id, didComplete: $0)
            }
        }
    }

    /// What a gesture is made again in.
    private struct World {
        let profile: UIKitProfile
        /// The window's, in points; nil for the scene's.
        let size: CGSize?
    }

    /// An action that comes to the same without a gesture, so that no gesture can have left anything behind.
    private func withoutGesture(_ move: TwinMove, after before: [TwinMove], _ world: World) -> TwinMove {
        guard move.isDrag else { return move }
        for name in performer.scene.actionNames {
            var other = move
            other.deed = .act(name)
            guard let app = launch(world, after: before + [other]) else { continue }
            performer.tearDown(app)
            return other
        }
        return move
    }

    private func launch(_ world: World, after moves: [TwinMove]) -> HeadlessApp? {
        twinMaker.world(after: moves, under: world.profile, size: world.size)
    }

    private struct Suspect {
        let id: TransitionID
        /// The steps in which it was requested and let go.
        let requestStep: Int
        let endStep: Int
    }

    private func suspects(of trace: Trace) -> [Suspect] {
        var moved: Set<TransitionID> = []
        var suspects: [Suspect] = []
        for event in trace.events {
            switch event.kind {
            case .progressed(let id, _):
                moved.insert(id)
            case .interactionChanged(let id, .finished):
                let record = trace.record(of: id)
                guard record.isRequestedByGesture, !moved.contains(id) else { continue }
                suspects.append(Suspect(id: id, requestStep: record.step, endStep: Int(event.step)))
            default:
                break
            }
        }
        return suspects
    }

    /// The steps from the finger's way down to its end; nil if anything but the finger and time is among them.
    ///
    /// Nor do they say what was done when touches of an earlier step came in them: a blocked main thread delivers late.
    private func steps(of suspect: Suspect, in script: Script, _ trace: Trace) -> [Step]? {
        guard script.steps.indices.contains(suspect.requestStep) else { return nil }
        let begin = script.steps[...suspect.requestStep].lastIndex { $0.fingerCount > 0 }
        guard let begin else { return nil }
        let steps = script.steps[begin...min(suspect.endStep, script.steps.count - 1)]
        let touchCount = trace.events.count { event in
            guard case .touch(.began) = event.kind else { return false }
            return begin <= Int(event.step) && Int(event.step) <= suspect.endStep
        }
        guard touchCount == script.steps[begin].fingerCount, !isTouched(before: begin, trace) else { return nil }
        let isAlone = steps.dropFirst().allSatisfy { step in
            switch step {
            case .wait, .move, .lift, .cancelTouches: true
            default: false
            }
        }
        return isAlone ? Array(steps) : nil
    }

    /// Whether an earlier step has left a finger down when that one begins.
    private func isTouched(before step: Int, _ trace: Trace) -> Bool {
        var count = 0
        for event in trace.events.prefix(while: { Int($0.step) < step }) {
            switch event.kind {
            case .touch(.began): count += 1
            case .touch(.ended), .touch(.cancelled): count -= 1
            default: break
            }
        }
        return count > 0
    }

    /// Whether the same request comes of the steps and finishes, in a fresh world; nil if it does not come.
    private func outcome(
        of steps: [Step], after before: [TwinMove], as record: TransitionRecord, in trace: Trace, _ world: World
    ) -> Bool? {
        guard let app = launch(world, after: before) else { return nil }
        defer { performer.tearDown(app) }
        let firstEvent = app.eventCount
        for step in steps { performer.perform(step, in: app) }
        guard performer.settle(app) == .rest, !app.isFrozen else { return nil }
        let repeated = app.trace
        for event in repeated.events[firstEvent...] {
            guard case .ended(let id, let didComplete) = event.kind else { continue }
            return repeated.record(of: id).isLike(record, of: trace, in: repeated) ? didComplete : nil
        }
        return nil
    }
}

extension TransitionRecord {
    /// Whether it is of the same kind as one of another run, and to a controller of the same class.
    func isLike(_ record: TransitionRecord, of other: Trace, in trace: Trace) -> Bool {
        kind == record.kind && trace.object(presented).typeName == other.object(record.presented).typeName
    }
}

extension Trace {
    /// The size that the window was last given before a step begins; nil while it has the scene's.
    fileprivate func windowSize(before step: Int) -> CGSize? {
        for event in events.reversed() where Int(event.step) < step {
            if case .environment(.resized(let width, let height)) = event.kind {
                return CGSize(width: width, height: height)
            }
        }
        return nil
    }
}
