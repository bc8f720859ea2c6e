import TransitionCore

/// No trap and no UIKit exception.
///
/// An exception freezes the world, so the first is the only one, and the other rules are silent after it. A trap ends
/// the process: the runner sees it from outside and asks `violation(for:trace:)`.
///
/// Not violations: warnings and notes of misuse, which UIKit logs and survives; an exception that only a contested rule
/// raises is found here too, and the profiles that it holds under tell it (ledger C3, C18).
public enum NoCrash {
    static let invariant = Invariant(
        id: "no-crash", summary: "No trap and no UIKit exception ends the app.", check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        for place in trace.events.indices {
            guard case .diagnosed(let index) = trace.events[place].kind,
                trace.diagnostics[index].severity == .exception
            else { continue }
            return [violation(trace.diagnostics[index], at: place, trace)]
        }
        return []
    }

    private static func violation(_ diagnostic: Diagnostic, at place: Int, _ trace: Trace) -> Violation {
        let name = diagnostic.name.isEmpty ? "exception" : diagnostic.name
        let open = openTransition(before: place, trace)
        let time = trace.events[place].time
        return Violation(
            identity: ViolationIdentity(
                invariant: invariant.id, subject: open.map(trace.subject) ?? "app",
                cause: "\(name): \(folded(diagnostic.text))"),
            summary: "\(name) was raised\(open.map { " during \(trace.name(of: $0))" } ?? ""); the app is dead.",
            expected: "no exception", seen: diagnostic.text,
            remedy: "Do not do what the exception's text names.", restsOn: rules(for: diagnostic.text),
            decisions: [DecisionNote(.event(place), "raised it")], time: time)
    }

    /// The violation of a run whose process died: a trap or a hang of the code under test.
    ///
    /// `trace` is what is known of the run before its death, or nil.
    public static func violation(for crash: CrashRecord, trace: Trace?) -> Violation {
        let open = trace.flatMap { openTransition(before: $0.events.count, $0) }
        let line = tellingLine(of: crash.message)
        let isHang = crash.reason == "hang"
        let place = crash.step < 0 ? "at launch" : "in step \(crash.step + 1)"
        return Violation(
            identity: ViolationIdentity(
                invariant: invariant.id, subject: open.flatMap { trace?.subject(of: $0) } ?? "app",
                cause: line.isEmpty ? crash.reason : "\(crash.reason): \(folded(line))"),
            summary: isHang
                ? "The code under test did not return; the app hangs."
                : "The code under test trapped with \(crash.reason); the app is dead.",
            expected: "every step returns",
            seen: "\(crash.reason) \(place)\(line.isEmpty ? "" : ": \(line)")",
            remedy: crash.step < 0
                ? "Look at the scene's root closure, and at what its controllers do as their views load."
                : isHang
                    ? "Look for a loop that waits for something that only a later turn can bring."
                    : "Handle the case in which the value that the message names is missing.",
            restsOn: [], decisions: [], time: trace?.endTime ?? VirtualTime(frame: 0))
    }

    /// The last transition that was requested and had not ended before the event at `place`.
    private static func openTransition(before place: Int, _ trace: Trace) -> TransitionRecord? {
        var open: [TransitionID] = []
        for event in trace.events[..<place] {
            switch event.kind {
            case .requested(let id): open.append(id)
            case .ended(let id, _): open.removeAll { $0 == id }
            default: break
            }
        }
        return open.last.map(trace.record)
    }

    /// The line of a dying process that says why: the one with `Fatal error`, else the first that is not empty.
    private static func tellingLine(of message: String) -> String {
        let lines = message.split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { $0.contains("Fatal error") }) ?? lines.first else { return "" }
        guard let file = line.split(separator: ":").first, file.contains("/") else { return String(line) }
        return String(line[(file.lastIndex(of: "/").map(line.index(after:)) ?? line.startIndex)...])
    }

    /// The text without what differs from script to script: serials go, numbers become 0 and addresses 0x.
    static func folded(_ text: String) -> String {
        var result = ""
        var isInSerial = false
        var isInAddress = false
        for character in text {
            let isDigit = character.isASCII && character.isNumber
            if isInAddress, character.isHexDigit { continue }
            isInAddress = character == "x" && result.last == "0"
            if character == "#" {
                isInSerial = true
            } else if !isDigit {
                isInSerial = false
                result.append(character)
            } else if !isInSerial, result.last != "0" {
                result.append("0")
            }
        }
        return result
    }

    /// The ledger's rules for the exceptions that it knows, by a part of their text.
    private static func rules(for text: String) -> [String] {
        let known: [(part: String, rule: String)] = [
            ("release a paused or stopped property animator", "5.11 (high)"),
            ("present modally", "9.6 (high)"),
            ("more than once", "9.2 (high), C18 (contested)"),
            ("add self as subview", "appendix B (high)"),
            ("common parent view controller", "10.2 (high)"),
            ("stopped", "5.2 (high), C3 (contested)"),
        ]
        return known.first { text.contains($0.part) }.map { [$0.rule] } ?? ["appendix B (high)"]
    }
}
