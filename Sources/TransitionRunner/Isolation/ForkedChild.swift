import CProcessIsolation
import Foundation

/// Performs `body` in a forked copy of this process and returns what became of it.
///
/// Use it for code that may trap or never return. The child has default signal handlers and its own standard error, and
/// ends with `body`; nothing that it changes reaches the parent but the bytes it returns and its journal.
///
/// - Parameters:
///   - journalSize: Bytes of the journal; one record may take nearly half.
///   - timeout: Seconds of real time without progress in the journal after which the child is killed.
///   - onProgress: Called about every tenth of a second while the child works.
///   - body: The work; it must note its progress in the journal.
/// - Throws: When the system has no process, pipe or memory left.
@MainActor
package func runInChild(
    journalSize: Int = 65_536, timeout: Double, onProgress: ((JournalRecord) -> Void)? = nil,
    body: @MainActor (Journal) -> Data
) throws(IsolationError) -> ChildOutcome {
    let journal = try Journal(size: journalSize)
    defer { journal.free() }
    let child = isolated_child_start()
    if child.process < 0 {
        throw IsolationError(description: "no child process: \(lastSystemError())")
    }
    if child.process == 0 {
        let result = body(journal)
        writeAll(result, to: child.result)
        journal.finish(resultLength: result.count)
        isolated_child_end(0)
    }
    var watch = ChildWatch(child: child, journal: journal, timeout: timeout)
    return watch.waitForEnd(onProgress: onProgress)
}

/// The parent's side of one child: its pipes, its watchdog and its end.
private struct ChildWatch {
    let child: isolated_child
    let journal: Journal
    let timeout: Double
    var result: DescriptorReader
    var message: DescriptorReader

    private static let messageLimit = 16_384
    private static let secondsBetweenReports = 0.1

    init(child: isolated_child, journal: Journal, timeout: Double) {
        self.child = child
        self.journal = journal
        self.timeout = timeout
        result = DescriptorReader(descriptor: child.result)
        message = DescriptorReader(descriptor: child.message, keepingLast: Self.messageLimit)
    }

    mutating func waitForEnd(onProgress: ((JournalRecord) -> Void)?) -> ChildOutcome {
        defer {
            result.close()
            message.close()
        }
        var lastProgress = journal.progress
        var lastSign = seconds()
        var lastReport = lastSign
        while true {
            isolated_child_wait_for_bytes(child, 2)
            drain()
            let status = isolated_child_poll(child.process)
            if status.is_ended {
                drain()
                return outcome(of: status)
            }
            let now = seconds()
            if journal.progress != lastProgress {
                lastProgress = journal.progress
                lastSign = now
            } else if now - lastSign > timeout {
                isolated_child_kill(child.process)
                drain()
                return .hung(crash(reason: "hang"))
            }
            if let onProgress, now - lastReport >= Self.secondsBetweenReports {
                lastReport = now
                onProgress(journal.read())
            }
        }
    }

    private mutating func drain() {
        result.drain()
        message.drain()
    }

    private func outcome(of status: isolated_child_status) -> ChildOutcome {
        if journal.resultLength == result.bytes.count {
            return .finished(result.bytes)
        }
        if status.signal != 0 {
            return .crashed(crash(reason: signalName(status.signal)))
        }
        return .crashed(crash(reason: "exit \(status.exit_status)"))
    }

    private func crash(reason: String) -> ChildCrash {
        ChildCrash(
            reason: reason, message: String(decoding: message.bytes, as: UTF8.self), journal: journal.read())
    }

    private func seconds() -> Double {
        Double(isolated_child_clock()) / 1e9
    }
}

/// Writes every byte, waiting while the pipe is full.
private func writeAll(_ data: Data, to descriptor: Int32) {
    data.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return
            }
        }
    }
}
