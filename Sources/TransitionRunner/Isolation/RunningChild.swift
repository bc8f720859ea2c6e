import CProcessIsolation
import Foundation

/// A forked copy of this process at work; several may work at once, and whoever started them has to look after each.
///
/// It has to be told when nobody looks after it any more.
@MainActor
final class RunningChild {
    static let secondsBetweenReports = 0.1

    private let journal: Journal
    private var watch: ChildWatch
    private var outcome: ChildOutcome?

    /// As `runInChild`; returns in the parent alone.
    ///
    /// - Parameter patience: Whether to wait some seconds for a machine that is short of processes.
    init(
        journalSize: Int = Journal.usualSize, timeout: Double, prints: Bool, patience: Bool = true,
        body: @MainActor (Journal) -> Data
    ) throws(IsolationError) {
        var journal = try Journal(size: journalSize)
        let child = patience ? ChildStart.startPatiently() : ChildStart.start()
        if child.process < 0 {
            let error = IsolationError(description: "no child process: \(lastSystemError())")
            journal.free()
            throw error
        }
        if child.process == 0 {
            isolation_note_death(journal.head)
            if !prints { _ = isolation_silence_output() }
            journal.result = child.result
            let result = body(journal)
            writeAll(result, to: child.result)
            journal.finish(resultLength: result.count)
            isolated_child_end(0)
        }
        self.journal = journal
        watch = ChildWatch(child: child, journal: journal, timeout: timeout)
    }

    /// Kills it if it is still at work. It must not be used afterwards.
    func end() {
        if outcome == nil { watch.kill() }
        journal.free()
    }

    /// What it has noted last.
    var record: JournalRecord { journal.read() }

    func waitForBytes(milliseconds: Int32) {
        if outcome == nil { isolated_child_wait_for_bytes(watch.child, milliseconds) }
    }

    /// Takes up what it has written, and ends it if it shows no sign of life.
    ///
    /// - Returns: What became of it; nil while it works.
    func look() -> ChildOutcome? {
        if outcome == nil { outcome = watch.look() }
        return outcome
    }
}
