import CFuzzerDriver
import Foundation
import TransitionCore
import TransitionReports
import TransitionRunner

/// What an engine calls with each input so that it goes on after a failure, a trap and a hang.
///
/// What fails is left in an inbox. Inputs are performed in a copy of the process, which the original outlives: a script
/// that kills it costs the executions since the copy was made, and nothing that the engine has learnt.
@MainActor
final class EngineTarget {
    /// Inputs that one copy performs at most before it makes the next.
    private static let longestInterval = 256
    /// Bytes in use at which the engine is to begin anew: what an app leaks adds up over a night.
    private static let memoryLimit: UInt64 = 3 << 29

    /// How an engine's process ends, beside the engine's own.
    enum Status {
        static let noProcess: Int32 = 71
        static let unwritableInbox: Int32 = 73
        /// All that was learnt is in the corpus, and a new process is to go on.
        static let memoryIsUp: Int32 = 75
    }

    private let input: FuzzInput
    private let judge: Judge
    private let standby: StandbyProcess
    private let ownCoverage = OwnCoverage()
    private var inbox: FindingInbox
    /// Scripts that have killed a copy.
    private var deadlyScripts: Set<Script> = []
    /// What this process notes its work in; nil until the first copy is made.
    private var journal: Journal?
    private var untilSplit = 0
    private var interval = 1
    private let fail: (Int32, String) -> Never

    /// - Parameter fail: ends the process with a status and says why.
    init(
        input: FuzzInput, judge: Judge, standby: StandbyProcess, inbox: FindingInbox,
        fail: @escaping (Int32, String) -> Never
    ) {
        self.input = input
        self.judge = judge
        self.standby = standby
        self.inbox = inbox
        self.fail = fail
    }

    /// - Returns: what the engine takes for an answer: -1 keeps an input out of the corpus.
    func evaluate(_ bytes: UnsafeRawBufferPointer) -> Int32 {
        guard let result = perform(input.script(from: bytes)) else { return -1 }
        for feature in result.features { fuzzer_driver_note_feature(feature) }
        return 0
    }

    /// Performs a script and leaves what it breaks in the inbox.
    ///
    /// - Parameter comparing: whether there is more than the run alone.
    /// - Returns: Nil for a script that has killed a copy.
    func perform(_ script: Script, comparing: Bool = true) -> RunResult? {
        while untilSplit == 0 {
            guard !deadlyScripts.contains(script) else { return nil }
            split()
        }
        guard !deadlyScripts.contains(script), let journal else { return nil }
        untilSplit -= 1
        let result = judge.judge(script, comparing: comparing, noting: journal)
        keep { () throws(UnwritableFolder) in try inbox.take(result) }
        ownCoverage.forget()
        return result
    }

    /// Goes on in a copy; comes back in the original if the copy has died.
    private func split() {
        if StandbyProcess.memoryInUse > Self.memoryLimit { fail(Status.memoryIsUp, "the memory is up") }
        do {
            switch try standby.split() {
            case .copy(let journal):
                self.journal = journal
                untilSplit = interval
                interval = min(2 * interval, Self.longestInterval)
            case .survivor(let crash):
                // The next one that dies may be as near.
                interval = 1
                if let script = crash.script { deadlyScripts.insert(script) }
                if crash.reason == .hang { standby.timeout = min(standby.timeout, 1) }
                keep { () throws(UnwritableFolder) in try inbox.take(crash) }
            }
        } catch {
            fail(Status.noProcess, "the machine gave \(error)")
        }
    }

    private func keep(_ write: () throws(UnwritableFolder) -> Void) {
        do { try write() } catch { fail(Status.unwritableInbox, "\(error)") }
    }
}
