import Foundation
import TransitionRunner

/// Where a command writes.
@MainActor
package struct Console {
    package var output: (String) -> Void
    package var error: (String) -> Void
    /// Replaces the last progress line on a terminal; nil where nobody watches.
    package var progress: ((String) -> Void)?
    package var usesColor: Bool

    /// Standard output is the command's alone: what the code under test prints goes to standard error from now on.
    package static func ownOutput() -> Console {
        let isWatched = isatty(STDERR_FILENO) == 1
        let output = AppOutput.joinErrors()
        return Console(
            output: { output.write(Data($0.utf8)) },
            error: { FileHandle.standardError.write(Data($0.utf8)) },
            // Back to the start of the line, and erase what stood there.
            progress: isWatched ? { FileHandle.standardError.write(Data("\r\u{1b}[K\($0)".utf8)) } : nil,
            usesColor: isatty(output.fileDescriptor) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil)
    }
}
