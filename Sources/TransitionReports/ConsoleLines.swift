import TransitionCore

/// What UIKit itself has warned of in the script of a failure before that was seen, as a console would have it.
///
/// A view that stands elsewhere tells nobody that two constraints contradict each other; the warning does.
enum ConsoleLines {
    /// A message, and the time of its first appearance in virtual time.
    struct Message: Hashable {
        let time: VirtualTime
        let text: String
    }

    /// Each message once, in order, without those that a broken rule quotes itself.
    static func messages(_ counterexample: Counterexample) -> [Message] {
        let trace = counterexample.trace
        var messages: [Message] = []
        for event in trace.events where event.time <= counterexample.violations[0].time {
            guard let number = event.kind.diagnostic, trace.diagnostics[number].severity == .warning else { continue }
            let text = trace.diagnostics[number].text
            let isQuoted = counterexample.violations.contains { $0.seen.contains(text) || $0.summary.contains(text) }
            guard !isQuoted, !messages.contains(where: { $0.text == text }) else { continue }
            messages.append(Message(time: event.time, text: text))
        }
        return messages
    }

    static func terms(_ counterexample: Counterexample) -> [ReportTerm] {
        messages(counterexample).enumerated().map { index, message in
            ReportTerm(index == 0 ? "UIKit says" : "", "at \(message.time.text): \(message.text)")
        }
    }
}

extension TraceEvent.Kind {
    /// The place in `Trace.diagnostics` of what UIKit said there.
    fileprivate var diagnostic: Int? {
        switch self {
        case .diagnosed(let number), .refused(_, _, _, let number): number
        default: nil
        }
    }
}
