import Foundation
import HeadlessUIKit
import TransitionCore

/// Performs the smallest script of a failure once more and keeps what there is to be seen of it, for a page that shows
/// it.
///
/// - Returns: Nil where the process dies before anything can be seen, or the machine has no child for it; and what went
///   wrong, in sentences.
@MainActor
public func recording(
    of failure: Counterexample, in scene: TransitionScene
) -> (recording: BugRecording?, problems: [String]) {
    let (recording, noted) = SearchProblems.gathering {
        SearchProblems.noting("\(failure.identity) could not be performed again to be shown") {
            try BugRecorder(scene: scene).record(failure)
        }
    }
    return (recording ?? nil, noted.texts)
}

/// Performs the smallest script of a failure once more, to show it: the run, its undisturbed twin, and the run with the
/// failure put right, each in a child of its own.
@MainActor
struct BugRecorder {
    let scene: TransitionScene
    var timeout = SearchOptions().hangTimeout

    /// What there is to be seen of a failure; nil where its process dies before anything can be.
    ///
    /// - Throws: when the machine has no child for it.
    func record(_ failure: Counterexample) throws(IsolationError) -> BugRecording? {
        let script = failure.script
        guard let (run, isDead) = try run(script) else { return nil }
        var recording = BugRecording(run: run)
        recording.endsInDeath = isDead
        recording.twin = try inChild(script, { _ in twin(of: run.trace, script) }).value ?? nil
        let trial = failure.repairTrials.first { trial in
            trial.targets.first == failure.identity && trial.isTelling
        }
        if let trial, let repaired = try self.run(script, repairs: [trial.repair]), !repaired.isDead {
            recording.repaired = BugRecording.Other(run: repaired.run, anchors: [])
            recording.repair = trial.repair
        }
        return recording
    }

    /// Performs a script and looks on; where its process dies, once more, to have what there was to be seen until then.
    private func run(
        _ script: Script, repairs: [Repair] = []
    ) throws(IsolationError) -> (run: BugRecording.Run, isDead: Bool)? {
        let (run, death) = try inChild(script) { journal in
            perform(script, repairs: repairs) { count, _ in journal.beginStep(count) }
        }
        if let run { return (run, false) }
        // The last look that it outlived.
        guard let last = death?.journal.step, last > 0 else { return nil }
        let (_, again) = try inChild(script) { journal in
            perform(script, repairs: repairs) { count, recorder in
                journal.beginStep(count)
                if count == last { journal.say((try? ChildWords.encoder.encode(recorder.seen)) ?? Data()) }
            }
        }
        guard let said = again?.said, !said.isEmpty else { return nil }
        return (try ChildWords.read(from: said), true)
    }

    /// What a child comes to, or how it died.
    private func inChild<Value: Codable>(
        _ script: Script, _ body: (Journal) -> Value
    ) throws(IsolationError) -> (value: Value?, death: ChildCrash?) {
        let outcome = try scene.performInChild(script, timeout: timeout) { journal in
            journal.beginRun(ScriptBinary.encode(script))
            HeadlessApp.observeTurns { journal.tick() }
            defer { HeadlessApp.observeTurns(nil) }
            return (try? ChildWords.encoder.encode(body(journal))) ?? Data()
        }
        switch outcome {
        case .finished(let data): return (try ChildWords.read(from: data), nil)
        case .crashed(let crash), .hung(let crash): return (nil, crash)
        }
    }

    private func perform(
        _ script: Script, repairs: [Repair], onLook: @escaping (Int, Recorder) -> Void
    ) -> BugRecording.Run {
        var performer = ScriptPerformer(scene: scene, repairs: repairs)
        var recorder: Recorder?
        performer.onLaunch = { recorder = Recorder(of: $0, onLook: onLook) }
        let app = performer.launch(profile: script.profile)
        _ = performer.perform(script, in: app)
        let run = recorder?.end() ?? BugRecording.Run(recording: Recording(), trace: app.trace)
        performer.tearDown(app)
        return run
    }

    /// Nil where nothing can be compared.
    private func twin(of trace: Trace, _ script: Script) -> BugRecording.Other? {
        guard !trace.transitions.isEmpty else { return nil }
        var performer = ScriptPerformer(scene: scene)
        // A twin is begun again where it does not follow: only one of these worlds is it.
        var recorders: [Recorder] = []
        performer.onLaunch = { recorders.append(Recorder(of: $0)) }
        let plan = TwinPlan(of: trace, script)
        let twin = TwinMaker(performer: performer).twin(of: plan.moves, probes: false).twin
        let runs = recorders.reversed().lazy.map { $0.end() }
        guard let run = runs.first(where: { $0.trace.events.starts(with: twin.trace.events) }) else { return nil }
        return BugRecording.Other(run: run, anchors: TwinAnchors(of: trace, twin, plan.counterparts).anchors)
    }
}

/// Which instants of a run and of its twin belong together: rests that are compared, and between them the transitions
/// that both have finished.
private struct TwinAnchors {
    private(set) var anchors: [BugRecording.Anchor] = []

    init(of trace: Trace, _ twin: Twin, _ counterparts: [Int: Int]) {
        for (snapshot, moves) in counterparts.sorted(by: { $0.key < $1.key }) {
            guard twin.restSnapshots.indices.contains(moves), let other = twin.restSnapshots[moves] else { continue }
            add(trace.snapshots[snapshot].time.frame, twin.trace.snapshots[other].time.frame)
        }
        for (own, other) in zip(Self.finished(in: trace), Self.finished(in: twin.trace)) {
            guard own.name == other.name else { break }
            add(own.start, other.start)
            add(own.end, other.end)
        }
    }

    /// Takes a pair up unless the twin would have to go back for it, as for what overlaps in the run alone.
    private mutating func add(_ frame: Int, _ otherFrame: Int) {
        let place = anchors.firstIndex { $0.frame >= frame } ?? anchors.count
        if anchors.indices.contains(place), anchors[place].frame == frame || anchors[place].otherFrame < otherFrame {
            return
        }
        if place > 0, anchors[place - 1].otherFrame > otherFrame { return }
        anchors.insert(BugRecording.Anchor(frame: frame, otherFrame: otherFrame), at: place)
    }

    private static func finished(in trace: Trace) -> [(name: String, start: Int, end: Int)] {
        var starts: [TransitionID: Int] = [:]
        var result: [(name: String, start: Int, end: Int)] = []
        for event in trace.events {
            switch event.kind {
            case .requested(let id), .started(let id, _, _): starts[id] = event.time.frame
            case .ended(let id, true):
                let record = trace.record(of: id)
                let name = "\(record.kind.noun) of \(trace.object(record.presented).typeName)"
                result.append((name, starts[id] ?? event.time.frame, event.time.frame))
            default: break
            }
        }
        return result
    }
}
