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
        runEngine(CommandLine.arguments) { input in
            if case .failed(let identity, let report) = evaluate(input) {
                FileHandle.standardError.write(Data("\n\(identity)\n\n\(report)\n".utf8))
                // The engine writes the input to a crash file when the process aborts.
                abort()
            }
            return 0
        }
    }
    let replay = InputReplay(target: CommandLine.arguments[0], evaluate: evaluate)
    exit(replay.run(arguments: Array(CommandLine.arguments.dropFirst())) { print($0) })
}

/// Whether a fuzzing engine is linked in.
var hasEngine: Bool { fuzzer_driver_is_linked() }

/// Hands the process to the engine, which calls `evaluate` with each input and takes what it returns.
@MainActor
func runEngine(_ arguments: [String], evaluate: @escaping @MainActor (UnsafeRawBufferPointer) -> Int32) -> Never {
    currentEvaluation = evaluate
    var words = arguments.map { strdup($0) } + [nil]
    exit(
        words.withUnsafeMutableBufferPointer { words in
            // The engine reads them as a C program does its own, and they live as long as the process.
            words.withMemoryRebound(to: UnsafeMutablePointer<CChar>?.self) {
                fuzzer_driver_run(Int32(arguments.count), $0.baseAddress!, evaluateForEngine)
            }
        })
}

@MainActor private var currentEvaluation: (@MainActor (UnsafeRawBufferPointer) -> Int32)?

/// The engine's callback, which can capture nothing.
private func evaluateForEngine(bytes: UnsafePointer<UInt8>?, count: Int) -> Int32 {
    nonisolated(unsafe) let input = UnsafeRawBufferPointer(start: bytes, count: count)
    return MainActor.assumeIsolated { currentEvaluation?(input) ?? 0 }
}
