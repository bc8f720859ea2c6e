import HeadlessUIKit
import TransitionCore

/// Performs the undisturbed twin of a run: its finished requests alone, each brought to rest before the next.
///
/// A twin depends only on those requests and the profile, so runs that come to the same share one.
@MainActor
final class TwinMaker {
    private struct Key: Hashable {
        let profile: UIKitProfile
        let steps: [Step]
    }

    /// Keeps memory flat in long searches; the next runs fill the cache again.
    private static let capacity = 4_096

    private let performer: ScriptPerformer
    private var twins: [Key: Twin] = [:]

    init(performer: ScriptPerformer) {
        self.performer = performer
    }

    /// The twin of a run, or nil when a request cannot be repeated alone.
    func twin(of trace: Trace, script: Script) -> Twin? {
        let finished = finishedRequests(of: trace)
        var steps: [Step] = []
        for record in finished {
            guard let step = undisturbedStep(for: record, in: script) else { break }
            steps.append(step)
        }
        let key = Key(profile: script.profile, steps: steps)
        if let known = twins[key] { return known }
        let twin = perform(steps, expecting: finished.map { Expectation($0, in: trace) }, profile: script.profile)
        if twins.count >= Self.capacity { twins = [:] }
        twins[key] = twin
        return twin
    }

    /// What had finished when a transition was requested, with the undisturbed step of each; nil when one cannot be
    /// repeated alone.
    func requests(
        before transition: TransitionID, of trace: Trace, _ script: Script
    ) -> [(record: TransitionRecord, step: Step)]? {
        var requests: [(record: TransitionRecord, step: Step)] = []
        for event in trace.events {
            switch event.kind {
            case .requested(transition): return requests
            case .ended(let id, true):
                let record = trace.record(of: id)
                guard let step = undisturbedStep(for: record, in: script) else { return nil }
                requests.append((record, step))
            default: break
            }
        }
        return nil
    }

    private func finishedRequests(of trace: Trace) -> [TransitionRecord] {
        trace.events.compactMap { event in
            guard case .ended(let id, true) = event.kind else { return nil }
            return trace.record(of: id)
        }
    }

    /// The step that makes the request by itself: the same action, or the same gesture made slowly and in full.
    private func undisturbedStep(for record: TransitionRecord, in script: Script) -> Step? {
        guard script.steps.indices.contains(record.step) else { return nil }
        let step = script.steps[record.step]
        if case .act = step { return step }
        guard record.isRequestedByGesture else { return nil }
        for earlier in script.steps[...record.step].reversed() {
            if case .pinch(var pinch) = earlier {
                pinch.scale = pinch.scale < 100 ? 5 : 300
                pinch.frames = 30
                pinch.ending = .lift
                return .pinch(pinch)
            }
            guard case .pan(var pan) = earlier else { continue }
            let width = Int(performer.scene.size.width) - 2
            let height = Int(performer.scene.size.height) - 2
            let isHorizontal = abs(pan.dx) >= abs(pan.dy)
            pan.dx = isHorizontal ? pan.dx.signum() * width : 0
            pan.dy = isHorizontal ? 0 : pan.dy.signum() * height
            pan.frames = 30
            pan.ending = .lift
            return .pan(pan)
        }
        return nil
    }

    /// What a request of the run came to, in words that hold in another world.
    private struct Expectation: Equatable {
        let kind: TransitionKind
        let presented: String

        init(_ record: TransitionRecord, in trace: Trace) {
            kind = record.kind
            presented = trace.object(record.presented).typeName
        }
    }

    private func perform(_ steps: [Step], expecting expectations: [Expectation], profile: UIKitProfile) -> Twin {
        let app = performer.launch(profile: profile)
        defer { _ = app.tearDown() }
        var rests: [Int] = []
        if let rest = lastRest(of: app.trace) { rests.append(rest) }
        for (index, step) in steps.enumerated() {
            let firstEvent = app.eventCount
            app.beginStep(index)
            performer.perform(step, in: app)
            guard performer.settle(app) == .rest, !app.isFrozen,
                outcome(of: app.trace, from: firstEvent) == [expectations[index]],
                let rest = lastRest(of: app.trace)
            else { return Twin(trace: app.trace, restSnapshots: rests, probes: []) }
            rests.append(rest)
        }
        let trace = app.trace
        app.beginStep(steps.count)
        return Twin(trace: trace, restSnapshots: rests, probes: Prober(performer: performer).probe(app))
    }

    private func outcome(of trace: Trace, from firstEvent: Int) -> [Expectation] {
        trace.events[firstEvent...].compactMap { event in
            guard case .ended(let id, true) = event.kind else { return nil }
            return Expectation(trace.record(of: id), in: trace)
        }
    }

    private func lastRest(of trace: Trace) -> Int? {
        trace.snapshots.lastIndex { $0.reason == .rest }
    }
}
