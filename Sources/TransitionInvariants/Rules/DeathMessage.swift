import TransitionCore

extension CrashRecord {
    /// What the process said of why it died: `Fatal error: Index out of range`; empty when nothing said why.
    public var said: String { DeathMessage(self).reason }
}

/// Why and where a process died, of all that is known of it.
struct DeathMessage {
    /// Empty when nothing said why.
    let reason: String
    /// `CardAnimator.swift:45`; nil when nothing said where.
    let location: String?

    init(_ crash: CrashRecord) {
        // A hang says nothing: what was written last has nothing to do with it.
        let line = crash.reason.isByWatchdog ? "" : Self.tellingLine(of: crash.message)
        let (written, reason) = Self.split(line)
        let site = crash.stack.first.map { "\(Self.fileName(of: $0.file)):\($0.line)" }
        location = site ?? written.map { Self.fileName(of: $0) }
        self.reason = crash.trapReason.map { reason.contains($0) ? reason : $0 } ?? reason
    }

    /// The line of a dying process that says why: the last with a fatal error, or the first of a sanitizer's report;
    /// else the last that is not empty, since what dies says so at the end.
    private static func tellingLine(of message: String) -> Substring {
        let lines = message.split(whereSeparator: \.isNewline)
        return lines.last { $0.contains("Fatal error") } ?? lines.first { $0.contains("ERROR: AddressSanitizer: ") }
            ?? lines.last ?? ""
    }

    /// The location that a line begins with, if it does, and the rest: `Cards/CardAnimator.swift:45: Fatal error: …`.
    private static func split(_ line: Substring) -> (location: Substring?, rest: String) {
        let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].hasSuffix(".swift"), Int(parts[1]) != nil else { return (nil, String(line)) }
        return (line[..<parts[1].endIndex], String(parts[2].drop { $0 == " " }))
    }

    private static func fileName(of path: some StringProtocol) -> String {
        String(path.split(separator: "/" as Character).last ?? "")
    }
}
