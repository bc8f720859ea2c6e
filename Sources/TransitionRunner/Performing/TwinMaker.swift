import HeadlessUIKit
import TransitionCore

/// Performs the undisturbed twin of a run: its finished requests alone, each brought to rest before the next.
///
/// A twin depends only on those requests and the profile, so runs that come to the same share one.
@MainActor
final class TwinMaker {
    /// The requests of a twin, each as a step that makes it alone.
    struct Requests: Hashable {
        let profile: UIKitProfile
        var steps: [Step]
        let expectations: [Expectation]
    }

    /// What a twin may do otherwise.
    struct Conditions: Hashable {
        /// The window's size at launch, in points; nil for the scene's.
        var width: Int?
        var height: Int?
        var isUnanimated = false
        var lastStep: Step?
    }

    /// Keeps memory flat in long searches; the next runs fill the cache again.
    private static let capacity = 4_096

    private let performer: ScriptPerformer
    private var twins: [Requests: Twin] = [:]

    init(performer: ScriptPerformer) {
        self.performer = performer
    }

    /// The twin that makes these requests.
    func twin(of requests: Requests) -> Twin {
        if let known = twins[requests] { return known }
        let twin = perform(requests, probes: true)
        if twins.count >= Self.capacity { twins = [:] }
        twins[requests] = twin
        return twin
    }

    /// What finished in a run, up to the first request that cannot be repeated alone.
    func requests(of trace: Trace, _ script: Script) -> Requests {
        var steps: [Step] = []
        var expectations: [Expectation] = []
        for record in finishedRequests(of: trace) {
            guard let step = undisturbedStep(for: record, in: script) else { break }
            steps.append(step)
            expectations.append(Expectation(record, in: trace))
        }
        return Requests(profile: script.profile, steps: steps, expectations: expectations)
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
    struct Expectation: Hashable {
        let kind: TransitionKind
        let presented: String

        init(_ record: TransitionRecord, in trace: Trace) {
            kind = record.kind
            presented = trace.object(record.presented).typeName
        }
    }

    /// Makes the requests one by one in a fresh world, each brought to rest, as far as they come to what is expected.
    func perform(_ requests: Requests, under conditions: Conditions = Conditions(), probes: Bool) -> Twin {
        let app = launch(requests.profile, conditions)
        defer { _ = app.tearDown() }
        var rests: [Int] = []
        if let rest = lastRest(of: app.trace) { rests.append(rest) }
        for (index, step) in requests.steps.enumerated() {
            let firstEvent = app.eventCount
            app.beginStep(index)
            performer.perform(step, in: app)
            guard performer.settle(app) == .rest, !app.isFrozen,
                outcome(of: app.trace, from: firstEvent) == [requests.expectations[index]],
                let rest = lastRest(of: app.trace)
            else { return Twin(trace: app.trace, restSnapshots: rests, probes: []) }
            rests.append(rest)
        }
        if let last = conditions.lastStep {
            performer.perform(last, in: app)
            if performer.settle(app) == .rest, let rest = lastRest(of: app.trace) { rests.append(rest) }
        }
        let trace = app.trace
        guard probes else { return Twin(trace: trace, restSnapshots: rests, probes: []) }
        app.beginStep(requests.steps.count)
        return Twin(trace: trace, restSnapshots: rests, probes: Prober(performer: performer).probe(app))
    }

    private func launch(_ profile: UIKitProfile, _ conditions: Conditions) -> HeadlessApp {
        var size: CGSize?
        if let width = conditions.width, let height = conditions.height { size = CGSize(width: width, height: height) }
        let app = performer.launch(profile: profile, size: size)
        app.makesRequestsUnanimated = conditions.isUnanimated
        return app
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
