import CFuzzerDriver
import Foundation

/// Runs the process as a fuzz target and never returns.
///
/// With an engine linked in, the arguments are the engine's and it calls `evaluate` until it finds a failure. In a
/// plain build every argument is a file, or a folder of files, whose bytes are judged; the exit status is 1 when one
/// fails.
@preconcurrency @MainActor
public func fuzzMain(evaluate: @escaping FuzzEvaluation) -> Never {
    if hasEngine {
        currentEvaluation = evaluate
        exit(fuzzer_driver_run(CommandLine.argc, CommandLine.unsafeArgv, evaluateForEngine))
    }
    let replay = InputReplay(target: CommandLine.arguments[0], evaluate: evaluate)
    exit(replay.run(arguments: Array(CommandLine.arguments.dropFirst())) { print($0) })
}

/// Whether a fuzzing engine is linked in.
var hasEngine: Bool { fuzzer_driver_is_linked() }

@MainActor private var currentEvaluation: FuzzEvaluation?

/// The engine's callback: it can capture nothing, and a failure has to end the process.
private func evaluateForEngine(bytes: UnsafePointer<UInt8>?, count: Int) -> Int32 {
    nonisolated(unsafe) let input = UnsafeRawBufferPointer(start: bytes, count: count)
    MainActor.assumeIsolated {
        guard case .failed(let identity, let report) = currentEvaluation?(input) else { return }
        FileHandle.standardError.write(Data("\n\(identity)\n\n\(report)\n".utf8))
        // The engine writes the input to a crash file when the process aborts.
        abort()
    }
    return 0
}
