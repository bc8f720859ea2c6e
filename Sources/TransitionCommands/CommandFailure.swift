/// How a command ended; the numbers above 1 are those of `sysexits.h`.
package enum ExitStatus: Int32 {
    case noFailureFound = 0
    case failureFound = 1
    /// The command was written wrongly.
    case usage = 64
    /// A script or token is malformed.
    case malformedInput = 65
    /// A file is missing or cannot be read.
    case unreadableInput = 66
    /// A search could not be carried out whole, and found nothing: the machine gave no process, or nobody could read a
    /// result.
    case searchFailed = 71
    /// A file or folder cannot be written.
    case unwritableOutput = 73
    /// Standard output is closed, or its disk is full.
    case unwritableStandardOutput = 74
    /// A scene is declared so that it cannot be tested.
    case faultyScene = 78
}

extension ExitStatus {
    /// Of two parts of one command: that something was found outweighs what went wrong, and that all went well is told
    /// only of both.
    func joined(with other: ExitStatus) -> ExitStatus {
        self == .failureFound || other == .noFailureFound ? self : other
    }
}

/// A command that cannot be carried out: one line that names the thing and the remedy.
package struct CommandFailure: Error, Equatable {
    package let status: ExitStatus
    package let message: String

    package static func usage(_ message: String) -> CommandFailure {
        CommandFailure(status: .usage, message: message)
    }
}
