import TransitionCore

/// No trap and no UIKit exception.
///
/// An exception freezes the world, so the first is the only one, and the other rules are silent after it. A trap ends
/// the process: the runner sees it from outside and asks the `deathCheck`.
///
/// Not violations: warnings and notes of misuse, which UIKit logs and survives; a death as the app is freed after a
/// script, which the search tells of by itself; an exception that only a contested rule raises is found here too, and
/// the profiles that it holds under tell it (ledger C3, C18).
enum NoCrash {
    static let invariant = Invariant(
        id: "no-crash", summary: "No trap and no UIKit exception ends the app.", causes: Cause.self, isVital: true,
        deathCheck: { violation(for: $0, trace: nil) }, check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        for index in trace.events.indices {
            guard case .diagnosed(let number) = trace.events[index].kind,
                trace.diagnostics[number].severity == .exception
            else { continue }
            return [violation(trace.diagnostics[number], at: index, trace)]
        }
        return []
    }

    private static func violation(_ diagnostic: Diagnostic, at index: Int, _ trace: Trace) -> Violation {
        let name = diagnostic.name.isEmpty ? "exception" : diagnostic.name
        let open = openTransition(before: index, trace)
        let time = trace.events[index].time
        return invariant.violation(
            of: open.map(trace.subject) ?? .app, cause: cause(of: diagnostic, name, trace),
            summary: "\(name) ended the app\(open.map { " during \(trace.name(of: $0))" } ?? "")"
                + (diagnostic.text.isEmpty ? "." : ": \(firstSentence(of: diagnostic.text))"),
            expected: "no exception", seen: diagnostic.text,
            remedy: diagnostic.mistake?.remedy ?? "", decisions: [DecisionNote(.event(index), "raised it")], time: time)
    }

    private static func firstSentence(of text: String) -> Substring {
        text.firstRange(of: ". ").map { text[...$0.lowerBound] } ?? text[...]
    }

    /// The violation of a run whose process died: a trap or a hang of the code under test.
    ///
    /// Two traps at two locations are two failures. `trace` is what is known of the run before its death, or nil.
    static func violation(for crash: CrashRecord, trace: Trace?) -> Violation {
        let open = trace.flatMap { openTransition(before: $0.events.count, $0) }
        let message = DeathMessage(crash)
        let step = crash.step < 0 ? "at launch" : "in step \(crash.step + 1)"
        // A loop is found at any of its lines, and in whatever it calls; who was called first stays the same.
        let location = crash.reason.isByWatchdog ? crash.entry : message.location
        return invariant.violation(
            of: open.flatMap { trace?.subject(of: $0) } ?? .app,
            cause: cause(of: crash, saying: folded(message.reason), location),
            summary: summary(of: crash, at: message.location),
            expected: "every step returns",
            seen: "\(crash.reason) \(step)\(message.reason.isEmpty ? "" : ": \(message.reason)")",
            remedy: remedy(for: crash, message), decisions: [], time: trace?.endTime ?? VirtualTime(frame: 0))
    }

    /// What was done wrong, and the classes with which; what it says for an exception that the app raised itself.
    private static func cause(of diagnostic: Diagnostic, _ name: String, _ trace: Trace) -> ViolationCause {
        guard let mistake = diagnostic.mistake else {
            return ViolationCause(Cause(.exception), .text(name), .text(folded(diagnostic.text)))
        }
        return ViolationCause(Cause(mistake).rawValue, trace.names(of: diagnostic.objects))
    }

    private static func cause(of crash: CrashRecord, saying reason: String, _ location: String?) -> ViolationCause {
        let how = crash.reason.description
        // Which signal a trap is, and what Swift says of it, depends on the machine and on how the code is built.
        let (kind, names): (Cause.Kind, [String]) =
            switch (crash.reason, location) {
            case (.signal, let location?): (.trappedAt, [location])
            case (.exit, let location?): (.diedAt, [how, location])
            case (.hang, let location?), (.memory, let location?): (.diedIn, [how, location])
            case (.hang, nil), (.memory, nil): (.died, [how])
            case (_, nil): reason.isEmpty ? (.died, [how]) : (.diedSaying, [how, reason])
            }
        return ViolationCause(Cause(kind).rawValue, names.map(CauseName.text))
    }

    private static func summary(of crash: CrashRecord, at location: String?) -> String {
        let at = location.map { " at \($0)" } ?? ""
        switch crash.reason {
        case .hang: return "The code under test did not return\(at); the app hangs."
        case .memory: return "The code under test took all the memory there is\(at); the app is dead."
        case .signal(let name): return "The code under test trapped with \(name)\(at); the app is dead."
        case .exit: return "The code under test ended the process with \(crash.reason)\(at); no app does that."
        }
    }

    private static func remedy(for crash: CrashRecord, _ message: DeathMessage) -> String {
        if crash.step < 0 {
            return "Look at the scene's root closure, and at what its controllers do as their views load."
        }
        switch crash.reason {
        case .hang: return "Look for a loop that waits for something that only a later turn can bring."
        case .memory: return "Look for a loop that adds to something and does not end."
        case .exit: return "Let the app go on, or leave the call out of what is tested."
        case .signal: break
        }
        if crash.stack.isEmpty, message.location == nil {
            return
                "No line of your own could be read from the stack: look at what a replay with --trace shows before it, "
                + "or build with debug information and without optimization."
        }
        // The line and Swift's own words say more than a sentence for all of them could.
        return ""
    }

    /// The last transition that was requested and had not ended before the event at `index`.
    private static func openTransition(before index: Int, _ trace: Trace) -> TransitionRecord? {
        var open: [TransitionID] = []
        for event in trace.events[..<index] {
            switch event.kind {
            case .requested(let id): open.append(id)
            case .ended(let id, _): open.removeAll { $0 == id }
            default: break
            }
        }
        return open.last.map(trace.record)
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
}
