import Foundation
import TransitionCore

/// How the work of a forked child ended.
package enum ChildOutcome: Hashable, Sendable {
    /// The body returned; these are its bytes.
    case finished(Data)
    /// The process died before the body returned.
    case crashed(ChildCrash)
    /// The watchdog killed it: it had worked or slept for the whole timeout without a sign of life.
    case hung(ChildCrash)
}

/// The death of a forked child and what it left.
package struct ChildCrash: Hashable, Codable, Sendable {
    package let reason: DeathReason
    /// The end of what the child wrote to its standard error.
    package let message: String
    /// What it was doing. A record of sequence 0 means that it died before its first run.
    package let journal: JournalRecord
    /// Where it was; nil when it could not tell any more.
    package var stack: RawStack?
    /// Where it was a moment later, and again, while it hung.
    package var laterStacks: [RawStack] = []
    /// Whether it slept while it hung, as it does that waits for a lock.
    package var wasAsleep = false
    /// What it had said before it died.
    package var said = Data()

    package init(reason: DeathReason, message: String, journal: JournalRecord) {
        self.reason = reason
        self.message = message
        self.journal = journal
    }

    /// The script that was performed; nil if it died between two.
    package var script: Script? { try? ScriptBinary.decode(Array(journal.bytes)) }

    /// What a death of that kind is known by, wherever it is come upon.
    @MainActor
    package var identity: ViolationIdentity { CrashExplainer.identity(of: self) }

    /// Whether it was killed by somebody else, as a machine does that runs out of memory; code that ends itself dies of
    /// other signals.
    var isFromOutside: Bool { reason == .signal(numbered: SIGKILL) || reason == .signal(numbered: SIGTERM) }
}

/// A stack as addresses, the innermost first.
package struct RawStack: Hashable, Codable, Sendable {
    package let addresses: [UInt64]
    /// Whether the first is where the process was; all others are where a call returns to.
    package let beginsWithProgramCounter: Bool
    /// The signal that was about to kill the process, or 0.
    package let signal: Int32

    /// The same as a stack of return addresses alone: what is looked up for one is the instruction before it.
    var asReturning: RawStack {
        guard beginsWithProgramCounter, let first = addresses.first else { return self }
        return RawStack(addresses: [first + 1] + addresses.dropFirst(), beginsWithProgramCounter: false, signal: signal)
    }
}

/// What a child last wrote to its journal.
package struct JournalRecord: Hashable, Codable, Sendable {
    /// How many runs have begun.
    package let sequence: UInt64
    /// The run that was under way, as the child wrote it.
    package let bytes: Data
    /// The step that was being performed; -1 before the first.
    package let step: Int
    /// Grows with every run, step and tick.
    package let progress: UInt64
    /// What it performed instead of the run, to compare that with it; nil for the run itself.
    package let aftermath: Aftermath?

    package init(sequence: UInt64, bytes: Data, step: Int, progress: UInt64, aftermath: Aftermath? = nil) {
        self.aftermath = aftermath
        self.sequence = sequence
        self.bytes = bytes
        self.step = step
        self.progress = progress
    }
}

/// The system refused what isolation needs.
package struct IsolationError: Error, Hashable, CustomStringConvertible {
    package let description: String
}
