import Foundation

/// Children that something outside of the search has killed, as a machine does that runs out of memory.
///
/// Their work is done again, so that nothing that is found, or how it is named, depends on it.
@MainActor
enum KilledChildren {
    /// How many there were in this process.
    private(set) static var count = 0

    /// What is killed so often dies by itself, or on a machine that lets it live no more.
    private static let limit = 3

    /// Counts those of a child's own.
    static func note(_ killedCount: Int) { count += killedCount }

    /// What `body` comes to in a child, and in another one where that is killed from outside.
    ///
    /// - Throws: as `runInChild` does.
    static func outcome(
        journalSize: Int = Journal.usualSize, timeout: Double, prints: Bool, body: @MainActor (Journal) -> Data
    ) throws(IsolationError) -> ChildOutcome {
        var killedCount = 0
        while true {
            let outcome = try runInChild(journalSize: journalSize, timeout: timeout, prints: prints, body: body)
            guard case .crashed(let crash) = outcome, crash.isFromOutside, killedCount + 1 < limit else {
                return outcome
            }
            killedCount += 1
            count += 1
        }
    }

    /// The same for work in which nothing of the code under test is at fault.
    ///
    /// - Returns: nil if the child died of its work.
    /// - Throws: as `runInChild` does, and where it was killed each time.
    static func answer(
        timeout: Double, body: @MainActor (Journal) -> Data
    ) throws(IsolationError) -> Data? {
        switch try outcome(timeout: timeout, prints: false, body: body) {
        case .finished(let data): return data
        case .crashed(let crash) where crash.isFromOutside:
            throw IsolationError(description: "a process that something outside killed \(limit) times")
        case .crashed, .hung: return nil
        }
    }
}
