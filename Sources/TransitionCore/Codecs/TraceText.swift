/// A trace as lines of text, the same in every run: to be read, and to be compared byte for byte.
///
///      12  0.200 s  step 2  ModalViewController#3 viewWillAppear animated
///
/// The columns are the frame, the virtual time, and the step as reports number it.
public enum TraceText {
    /// One line an event.
    ///
    /// - Parameters:
    ///   - script: The script that was performed, so that its steps are named; nil numbers them only.
    ///   - includesSnapshots: Whether each snapshot's views and controllers follow as indented lines.
    public static func lines(
        of trace: Trace, performing script: Script? = nil, includesSnapshots: Bool = false
    ) -> [String] {
        trace.events.flatMap { lines(of: $0, in: trace, script: script, includesSnapshots: includesSnapshots) }
    }

    /// The line of one event.
    public static func line(ofEvent index: Int, in trace: Trace, performing script: Script? = nil) -> String {
        lines(of: trace.events[index], in: trace, script: script, includesSnapshots: false)[0]
    }

    /// What one event says, without its time and step, to be read and not to be compared: numbers are rounded.
    package static func phrase(ofEvent index: Int, in trace: Trace, performing script: Script? = nil) -> String {
        let event = trace.events[index]
        return beginning(event, of: script) ?? TraceEventText(trace: trace, isExact: false).phrase(event.kind)
    }

    /// Everything that a trace holds, as one text.
    public static func print(_ trace: Trace) -> String {
        (tables(of: trace).flatMap { $0 } + lines(of: trace, includesSnapshots: true)).map { $0 + "\n" }.joined()
    }

    /// The first event in which two traces of one script differ; nil when they are the same.
    public static func firstDifference(_ first: Trace, _ second: Trace) -> Flakiness? {
        guard first != second else { return nil }
        for index in 0..<max(first.events.count, second.events.count) {
            let left = block(first, index)
            let right = block(second, index)
            if let pair = firstDifference(left, right) {
                return Flakiness(eventIndex: index, first: pair.0, second: pair.1)
            }
        }
        // What no event names can differ as well.
        for (left, right) in zip(tables(of: first), tables(of: second)) {
            guard let pair = firstDifference(left, right) else { continue }
            return Flakiness(eventIndex: first.events.count, first: pair.0, second: pair.1)
        }
        return nil
    }

    private static func firstDifference(_ first: [String], _ second: [String]) -> (String, String)? {
        for index in 0..<max(first.count, second.count) {
            let left = index < first.count ? first[index] : "nothing"
            let right = index < second.count ? second[index] : "nothing"
            if left != right { return (trimmed(left), trimmed(right)) }
        }
        return nil
    }

    private static func trimmed(_ line: String) -> String {
        String(line.drop { $0 == " " })
    }

    private static func block(_ trace: Trace, _ index: Int) -> [String] {
        guard index < trace.events.count else { return [] }
        return lines(of: trace.events[index], in: trace, script: nil, includesSnapshots: true)
    }

    private static func lines(
        of event: TraceEvent, in trace: Trace, script: Script?, includesSnapshots: Bool
    ) -> [String] {
        let frame = padded(String(event.time.frame), to: 5, isRight: true)
        let time = padded(event.time.text, to: 9, isRight: true)
        let step = padded(label(of: event.step, in: script), to: 7, isRight: false)
        let phrase = beginning(event, of: script) ?? TraceEventText(trace: trace).phrase(event.kind)
        let line = "\(frame) \(time)  \(step) \(phrase)"
        guard includesSnapshots, case .tookSnapshot(let index) = event.kind else { return [line] }
        return [line] + SnapshotText(trace: trace).lines(of: trace.snapshots[index]).map { "      " + $0 }
    }

    private static func label(of step: Int32, in script: Script?) -> String {
        if step < 0 { return "launch" }
        guard let script, step >= script.steps.count else { return "step \(step + 1)" }
        return "after"
    }

    /// The step itself where it begins, when it is known.
    private static func beginning(_ event: TraceEvent, of script: Script?) -> String? {
        guard let script, event.kind == .stepBegan, event.step >= 0 else { return nil }
        let index = Int(event.step)
        return index < script.steps.count ? "begins: \(script.steps[index].phrase)" : "the script is over"
    }

    private static func padded(_ text: String, to width: Int, isRight: Bool) -> String {
        let padding = String(repeating: " ", count: max(0, width - text.count))
        return isRight ? padding + text : text + padding
    }

    /// Objects, transitions, diagnostics, what UIKit's own stood in for, and what was put right.
    private static func tables(of trace: Trace) -> [[String]] {
        let objects = trace.objects.enumerated().map {
            "object \($0) \($1.kind) \($1.typeName)" + ($1.isPercentDriver ? ", a percent driver" : "")
        }
        let transitions = trace.transitions.map { record in
            "transition \(record.id.rawValue) \(record.kind) from \(trace.label(record.from)) "
                + "to \(trace.label(record.to)) \(record.style) animated \(record.isAnimated) "
                + "by gesture \(record.isRequestedByGesture) at step \(record.step)"
        }
        let diagnostics = trace.diagnostics.map { TraceEventText.phrase($0) }
        let replaced = trace.replacedParts.map { "UIKit's own \($0.part.noun) in place of \($0.name)" }
        let repairs = trace.repairs.map { "repaired for the \($0.subject.words): \($0.kind.words)" }
        return [objects, transitions, diagnostics, replaced, repairs]
    }
}
