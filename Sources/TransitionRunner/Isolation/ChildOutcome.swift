import Foundation

/// How the work of a forked child ended.
package enum ChildOutcome: Hashable, Sendable {
    /// The body returned; these are its bytes.
    case finished(Data)
    /// The process died before the body returned.
    case crashed(ChildCrash)
    /// The watchdog killed it: it had shown no sign of life for the whole timeout.
    case hung(ChildCrash)
}

/// The death of a forked child and what it left.
package struct ChildCrash: Hashable, Sendable {
    /// The signal's name, `exit 3` when the code under test ended the process, or `hang`.
    package let reason: String
    /// The end of what the child wrote to its standard error.
    package let message: String
    /// What it was doing. A record of sequence 0 means that it died before its first run.
    package let journal: JournalRecord

    package init(reason: String, message: String, journal: JournalRecord) {
        self.reason = reason
        self.message = message
        self.journal = journal
    }
}

/// What a child last wrote to its journal.
package struct JournalRecord: Hashable, Sendable {
    /// How many runs have begun.
    package let sequence: UInt64
    /// The run that was under way, as the child wrote it.
    package let bytes: Data
    /// The step that was being performed; -1 before the first.
    package let step: Int
    /// Grows with every run, step and tick.
    package let progress: UInt64

    package init(sequence: UInt64, bytes: Data, step: Int, progress: UInt64) {
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
