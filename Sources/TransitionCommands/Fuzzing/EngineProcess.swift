import Foundation
import TransitionFuzzing
import TransitionRunner

/// An engine at work on one scene for some time, in a process that is begun again where it asks for that.
final class EngineProcess {
    /// What the process is, but for its seconds.
    struct Command {
        let executable: URL
        let arguments: [String]
        var environment: [String: String] = [:]
        /// Where what the engine says is kept.
        let log: URL
    }

    /// How the engine has ended.
    enum End: Equatable {
        case timeIsUp
        /// The user, or a service, wanted it to.
        case interrupted
        case failed(status: Int32, words: String)
        case overdue
    }

    /// The status with which it asks to be begun again.
    private static let memoryIsUp: Int32 = 75
    /// Seconds between two looks.
    private static let pause = 0.05

    let command: Command
    let seconds: Int
    private let start = ContinuousClock.now
    private var running: RunningEngine
    /// Scripts of the processes before this one.
    private var earlierCount = 0
    private var wasInterrupted = false

    /// Begins it.
    init(_ command: Command, seconds: Int) throws {
        self.command = command
        self.seconds = seconds
        guard FileManager.default.createFile(atPath: command.log.path, contents: nil) else {
            throw UnwritableLog(path: command.log.path)
        }
        running = try Self.begin(command, seconds: seconds)
    }

    private static func begin(_ command: Command, seconds: Int) throws -> RunningEngine {
        try RunningEngine(
            executable: command.executable, arguments: command.arguments + ["--seconds", String(seconds)],
            environment: command.environment, log: command.log, seconds: seconds)
    }

    /// How far it has come.
    var status: EngineStatus {
        var status = running.status
        status.executionCount += earlierCount
        return status
    }

    var secondsLeft: Int { max(0, seconds - Int((ContinuousClock.now - start) / .seconds(1))) }

    /// How it has ended; nil while it works.
    func look() throws -> End? {
        if Interruption.isNoted, !wasInterrupted {
            wasInterrupted = true
            running.interrupt()
        }
        guard let end = try running.look() else { return nil }
        if wasInterrupted || Interruption.isNoted { return .interrupted }
        switch end {
        case .overdue: return .overdue
        case .status(Self.memoryIsUp):
            earlierCount += running.status.executionCount
            guard secondsLeft > 0 else { return .timeIsUp }
            running = try Self.begin(command, seconds: secondsLeft)
            return nil
        case .status(0): return .timeIsUp
        case .status(let status): return .failed(status: status, words: running.words)
        }
    }

    /// Asks it to end now.
    func interrupt() { running.interrupt() }

    /// Waits until it has ended.
    ///
    /// - Parameter report: called from time to time.
    func finish(report: (EngineProcess) -> Void) throws -> End {
        while true {
            if let end = try look() { return end }
            report(self)
            Thread.sleep(forTimeInterval: Self.pause)
        }
    }
}

/// A file for an engine's words that could not be made.
struct UnwritableLog: LocalizedError {
    let path: String

    var errorDescription: String? { "\(path) cannot be written" }
}
