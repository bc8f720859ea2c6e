import Foundation
import TransitionFuzzing
import TransitionRunner

/// An engine's process at work on one scene, begun again where it asks for that.
struct EngineProcess {
    let executable: URL
    /// What the executable takes for the run of a scene, but for its seconds.
    let arguments: [String]
    /// Where what the engine says is kept.
    let log: URL

    /// How the engine has ended.
    enum End: Equatable {
        case timeIsUp
        /// The user, or a service, wanted it to.
        case interrupted
        case failed(status: Int32, words: String)
    }

    /// The status with which it asks to be begun again.
    private static let memoryIsUp: Int32 = 75

    /// Runs it for so many seconds, however often it has to be begun.
    ///
    /// - Parameter report: called with each status line, and the seconds left.
    func run(seconds: Int, report: (EngineStatus, _ secondsLeft: Int) -> Void) throws -> (EngineStatus, End) {
        let clock = ContinuousClock()
        let start = clock.now
        var total = EngineStatus()
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        let file = try FileHandle(forWritingTo: log)
        defer { try? file.close() }
        while true {
            let left = seconds - Int((clock.now - start) / .seconds(1))
            guard left > 0 else { return (total, .timeIsUp) }
            guard !Interruption.isNoted else { return (total, .interrupted) }
            let before = total
            let (status, words) = try runOnce(seconds: left, file) { status in
                total = status
                total.executionCount += before.executionCount
                report(total, max(0, seconds - Int((clock.now - start) / .seconds(1))))
            }
            if Interruption.isNoted { return (total, .interrupted) }
            guard status == Self.memoryIsUp else {
                return (total, status == 0 ? .timeIsUp : .failed(status: status, words: words))
            }
        }
    }

    /// - Returns: how the process ended, and the last that it said which is no status.
    private func runOnce(
        seconds: Int, _ file: FileHandle, report: (EngineStatus) -> Void
    ) throws -> (status: Int32, words: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = executable
        process.arguments = arguments + ["--seconds", String(seconds)]
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        Interruption.pass(to: process.processIdentifier)
        defer { Interruption.pass(to: nil) }
        var rest = Data()
        var words = ""
        while case let bytes = pipe.fileHandleForReading.availableData, !bytes.isEmpty {
            try file.write(contentsOf: bytes)
            rest += bytes
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                rest = Data(rest[(end + 1)...])
                if let status = EngineStatus(line: line) { report(status) } else if !line.isEmpty { words = line }
            }
        }
        process.waitUntilExit()
        return (process.terminationStatus, words)
    }
}
