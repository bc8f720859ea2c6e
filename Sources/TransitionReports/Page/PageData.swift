import Foundation
import TransitionCore

/// What the script of a bug's page reads.
struct PageData: Encodable {
    let framesPerSecond: Int
    let axis: [[Int]]
    /// The frame at which the rule was broken.
    let violation: Int
    /// The frame against which the tree is compared: the first rest.
    let startFrame: Int
    /// Frame and words of each step.
    let steps: [Row]
    /// Frame of each event.
    let events: [[Int]]
    let panes: [RecordedPane]

    /// A frame and a text.
    struct Row: Encodable {
        let frame: Int
        let text: String

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(frame)
            try container.encode(text)
        }
    }

    init(_ bug: Counterexample, _ recording: BugRecording, axis: TimeAxis) {
        framesPerSecond = VirtualTime.framesPerSecond
        self.axis = axis.points.map { [$0.frame, $0.x] }
        let trace = recording.run.trace
        let last = recording.run.recording.frameCount
        violation = min(bug.crash == nil ? bug.violations[0].time.frame : last, last)
        startFrame = trace.snapshots.first { $0.reason == .rest }?.time.frame ?? 0
        steps = PageSteps.frames(in: trace).map { index, frame in
            let steps = bug.script.steps
            return Row(
                frame: frame,
                text: index < steps.count ? "step \(index + 1): \(steps[index].phrase)" : "after the last step")
        }
        events = trace.events.map { [$0.time.frame] }
        let subject = bug.identity.subject
        func isMarked(_ view: Recording.View, _ trace: Trace) -> Bool {
            let owner = view.controller == .none ? "" : trace.object(view.controller).typeName
            return subject.names(owner) || subject.names(trace.object(view.id).typeName)
        }
        var panes = [
            RecordedPane(id: "run", name: "The failing run", recording.run) { isMarked($0, trace) }
        ]
        if let twin = recording.twin {
            panes.append(
                RecordedPane(id: "twin", name: "Undisturbed", twin.run, anchors: twin.anchors) {
                    isMarked($0, twin.run.trace)
                })
        }
        if let repaired = recording.repaired {
            panes.append(
                RecordedPane(id: "repaired", name: "Put right", repaired.run, anchors: repaired.anchors) {
                    isMarked($0, repaired.run.trace)
                })
        }
        self.panes = panes
    }

    /// As the page holds it.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "null" }
        return Markup.json(String(decoding: data, as: UTF8.self))
    }
}

/// When the steps of a run began.
enum PageSteps {
    /// By their indices, in order; the last one may be what follows the script.
    static func frames(in trace: Trace) -> [(index: Int, frame: Int)] {
        var result: [(index: Int, frame: Int)] = []
        for event in trace.events where event.kind == .stepBegan && event.step >= 0 {
            if result.last?.index != Int(event.step) { result.append((Int(event.step), event.time.frame)) }
        }
        return result
    }
}
