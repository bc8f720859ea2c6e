import Foundation

/// Children that something outside of their work has ended: a machine that runs out of memory kills them, and a lock
/// that another thread of the parent held at the fork is never opened in the child.
///
/// Their work is done again, so that nothing that is found, or how it is named, depends on it.
@MainActor
package enum KilledChildren {
    /// How many there were in this process.
    private(set) static var count = 0

    /// What is killed so often dies by itself, or on a machine that lets it live no more.
    private static let limit = 3

    /// How many slept for ever in two children: those of code that does so itself.
    static var sleeperCount = 0

    /// After so many, one that sleeps is believed at once: each costs the whole timeout.
    private static let sleeperLimit = 4

    /// Counts those of a child's own.
    static func note(_ killedCount: Int) { count += killedCount }

    /// What `body` comes to in a child, and in another one where that is killed from outside or sleeps for ever.
    ///
    /// - Throws: as `runInChild` does.
    package static func outcome(
        journalSize: Int = Journal.usualSize, timeout: Double, prints: Bool,
        onProgress: ((JournalRecord) -> Void)? = nil, body: @MainActor (Journal) -> Data
    ) throws(IsolationError) -> ChildOutcome {
        var (killedCount, hasSlept) = (0, false)
        while true {
            let outcome = try runInChild(
                journalSize: journalSize, timeout: timeout, prints: prints, onProgress: onProgress, body: body)
            switch outcome {
            case .crashed(let crash) where crash.isFromOutside && killedCount + 1 < limit:
                killedCount += 1
                count += 1
            case .hung(let crash) where crash.wasAsleep && !hasSlept && sleeperCount < sleeperLimit:
                hasSlept = true
            case .hung(let crash) where crash.wasAsleep && hasSlept:
                sleeperCount += 1
                return outcome
            case .finished, .crashed, .hung: return outcome
            }
        }
    }

    /// The same for work in which nothing of the code under test is at fault.
    ///
    /// - Returns: nil if the child died of its work.
    /// - Throws: as `runInChild` does, and where it was killed each time.
    static func answer(
        timeout: Double, onProgress: ((JournalRecord) -> Void)? = nil, body: @MainActor (Journal) -> Data
    ) throws(IsolationError) -> Data? {
        switch try outcome(timeout: timeout, prints: false, onProgress: onProgress, body: body) {
        case .finished(let data): return data
        case .crashed(let crash) where crash.isFromOutside:
            throw IsolationError(description: "a process that something outside killed \(limit) times")
        case .crashed, .hung: return nil
        }
    }
}
