import Foundation
import TransitionReports
import TransitionRunner

/// Where a command writes.
@MainActor
package struct Console {
    package var output: (String) -> Void
    package var error: (String) -> Void
    /// Replaces the last progress line on a terminal; nil where nobody watches.
    package var progress: ((String) -> Void)?
    /// The columns that a progress line may take now: the user may change the window; nil for as many as it likes.
    package var progressWidth: () -> Int? = { nil }
    package var usesColor: Bool
    /// The columns of the terminal that the output goes to; nil where it goes elsewhere.
    package var width: Int?

    /// Standard output is the command's alone: what the code under test prints goes to standard error from now on.
    ///
    /// - Parameter faults: takes up that it could not be written; the command goes on, to save what it found.
    package static func ownOutput(faults: OutputFaults) -> Console {
        let environment = ProcessInfo.processInfo.environment
        // A dumb terminal can neither erase a line nor colour it.
        let isDumb = environment["TERM"] == "dumb"
        let isWatched = isatty(STDERR_FILENO) == 1 && !isDumb
        let output = AppOutput.joinErrors()
        // A reader that has gone fails a write, rather than end the process before it has saved what it found.
        signal(SIGPIPE, SIG_IGN)
        let errors = { (text: String) in try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
        return Console(
            output: { text in faults.note { try output.write(contentsOf: Data(text.utf8)) } },
            error: { _ = errors($0) },
            // Back to the start of the line, and erase what stood there.
            progress: isWatched ? { _ = errors("\r\u{1b}[K\(TerminalLine.clipped($0, to: progressColumns()))") } : nil,
            progressWidth: progressColumns,
            usesColor: isatty(output.fileDescriptor) == 1 && !isDumb && environment["NO_COLOR", default: ""].isEmpty,
            width: columns(of: output.fileDescriptor).map { max(leastWidth, $0) })
    }

    /// One less than there are: some terminals wrap as the last is written.
    private static func progressColumns() -> Int? {
        columns(of: STDERR_FILENO).map { $0 - 1 }
    }

    /// Narrower ones are written to as if they had this many: words would stand alone.
    private static let leastWidth = 40

    private static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }
}

/// Whether the command could write what it had to say.
@MainActor
package final class OutputFaults {
    /// The first reason why not; nil as long as it could.
    private(set) var reason: String?
    /// Whether whoever read it has had enough, as `head` has: nothing is lost that anybody wants.
    private(set) var isReaderGone = false

    package init() {}

    func note(_ write: () throws -> Void) {
        guard reason == nil, !isReaderGone else { return }
        do { try write() } catch {
            if error.isBrokenPipe { isReaderGone = true } else { reason = error.systemReason }
        }
    }
}

extension Console {
    /// How a command ends whose words were lost: that outweighs all but that a failure was found.
    package func status(_ status: Int32, of name: String, after faults: OutputFaults) -> Int32 {
        guard let reason = faults.reason else { return status }
        error("\(name): standard output could not be written: \(reason); what was to be said is lost\n")
        let isFound = status == ExitStatus.failureFound.rawValue
        return isFound ? status : ExitStatus.unwritableStandardOutput.rawValue
    }
}
