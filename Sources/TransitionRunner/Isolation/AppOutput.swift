import CProcessIsolation
import Foundation

/// What the code under test prints.
///
/// It prints to the standard output of the process in which it runs, and so in among whatever the tool writes there.
package enum AppOutput {
    /// Sends it to standard error from now on.
    ///
    /// - Returns: The standard output as it was, for the tool alone.
    package static func joinErrors() -> FileHandle {
        let before = isolation_join_output_to_errors()
        return before < 0 ? .standardOutput : FileHandle(fileDescriptor: before, closeOnDealloc: false)
    }

    /// Drops it from now on.
    package static func silence() { _ = isolation_silence_output() }

    /// Drops what is printed while `body` runs.
    static func silenced<Value>(_ body: () throws -> Value) rethrows -> Value {
        let before = isolation_silence_output()
        defer { isolation_restore_output(before) }
        return try body()
    }
}
