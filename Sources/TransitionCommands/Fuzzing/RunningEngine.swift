import Foundation
import TransitionReports
import TransitionRunner

/// One process of an engine, which is looked at from time to time and killed if it does not end by itself.
final class RunningEngine {
    /// Seconds beyond its time after which it is killed: an engine looks at the time between two inputs.
    private static let grace = 60
    /// How often a file that is open to be written is tried again, and the microseconds between.
    private static let (busyLimit, busyPause) = (40, UInt32(50_000))

    private(set) var status = EngineStatus()
    /// The last that it said which is no status.
    private(set) var words = ""
    private let process: Process
    private let log: FileHandle
    private let deadline: ContinuousClock.Instant
    private var isOverdue = false
    private var rest = Data()

    /// How a process has ended.
    enum End: Equatable {
        case status(Int32)
        /// It went on beyond its time, and was killed.
        case overdue
    }

    /// - Parameters:
    ///   - log: a file that is there, to which what it says is added.
    ///   - seconds: what it may take, as it knows itself.
    init(
        executable: URL, arguments: [String], environment: [String: String] = [:], log: URL, seconds: Int
    ) throws {
        let output = try FileHandle(forWritingTo: log)
        let offset = try output.seekToEnd()
        self.log = try FileHandle(forReadingFrom: log)
        try self.log.seek(toOffset: offset)
        process = try Self.begun {
            let process = Process()
            process.executableURL = executable
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            process.standardError = output
            process.standardOutput = FileHandle.nullDevice
            process.standardInput = FileHandle.nullDevice
            return process
        }
        deadline = .now + .seconds(seconds + Self.grace)
        try output.close()
    }

    /// What has just been built may still be open for some moments, in a process that was forked meanwhile.
    private static func begun(_ make: () -> Process) throws -> Process {
        for _ in 0..<busyLimit {
            let process = make()
            do {
                try process.run()
                return process
            } catch {
                guard error.isBusyFile else { throw error }
                usleep(busyPause)
            }
        }
        let process = make()
        try process.run()
        return process
    }

    /// How it has ended; nil while it works.
    func look() throws -> End? {
        let isRunning = process.isRunning
        try read()
        if isRunning {
            if !isOverdue, ContinuousClock.now > deadline {
                isOverdue = true
                // Its children end with it.
                kill(process.processIdentifier, SIGKILL)
            }
            return nil
        }
        try log.close()
        return isOverdue ? .overdue : .status(process.terminationStatus)
    }

    /// Asks it to end now; what it has found is in its files.
    func interrupt() {
        if process.isRunning { process.terminate() }
    }

    private func read() throws {
        guard let bytes = try log.readToEnd(), !bytes.isEmpty else { return }
        rest += bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
            rest = Data(rest[(end + 1)...])
            if let status = EngineStatus(line: line) { self.status = status } else if !line.isEmpty { words = line }
        }
    }
}
