import Foundation

/// Performs `body` in a forked copy of this process and returns what became of it.
///
/// Use it for code that may trap or never return. The child has default signal handlers and its own standard error, and
/// ends with `body`; nothing that it changes reaches the parent but the bytes it returns and its journal.
///
/// - Parameters:
///   - journalSize: Bytes of the journal; one record may take nearly half.
///   - timeout: Seconds that the child may work, or sleep, without progress in the journal before it is killed. Time in
///     which a busy machine gives it no processor does not count.
///   - prints: Whether what it prints is printed.
///   - onProgress: Called about every tenth of a second while the child works.
///   - body: The work; it must note its progress in the journal.
/// - Throws: When the system has no process, pipe or memory left, and has none for some seconds.
@MainActor
package func runInChild(
    journalSize: Int = Journal.usualSize, timeout: Double, prints: Bool = true,
    onProgress: ((JournalRecord) -> Void)? = nil,
    body: @MainActor (Journal) -> Data
) throws(IsolationError) -> ChildOutcome {
    let child = try RunningChild(journalSize: journalSize, timeout: timeout, prints: prints, body: body)
    defer { child.end() }
    var lastReport = seconds()
    while true {
        child.waitForBytes(milliseconds: 2)
        if let outcome = child.look() { return outcome }
        let now = seconds()
        if let onProgress, now - lastReport >= RunningChild.secondsBetweenReports {
            lastReport = now
            onProgress(child.record)
        }
    }
}
