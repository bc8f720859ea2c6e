import Foundation
import TransitionRunner

/// Runs the whole command line over these scenes and ends the process.
///
/// Use it as the only line of an executable's `main.swift`, to have `run`, `replay`, `report`, `list` and `invariants`
/// for your own scenes. The exit code is 0 when no failure was found, 1 when one was; others are those of `sysexits.h`.
///
/// Standard output has the report and nothing else. What your own code prints is dropped in a search, where it would
/// come thousands of times, and goes to standard error in a replay.
///
/// - Parameter arguments: What the user wrote after the command's name.
@preconcurrency @MainActor
public func runTransitionCheck(
    scenes: [TransitionScene], arguments: [String] = Array(CommandLine.arguments.dropFirst())
) -> Never {
    runTransitionCheck(scenes: scenes, unlistedScenes: [], arguments: arguments)
}

/// The same with scenes that are searched and replayed by their names, and stand in no list.
@MainActor
package func runTransitionCheck(
    scenes: [TransitionScene], unlistedScenes: [TransitionScene], arguments: [String]
) -> Never {
    let path = CommandLine.arguments.first ?? "transition-check"
    let faults = OutputFaults()
    let tool = CommandLineTool(
        name: URL(fileURLWithPath: path).lastPathComponent, scenes: scenes, unlistedScenes: unlistedScenes,
        engine: .live, console: .ownOutput(faults: faults))
    exit(tool.console.status(tool.run(arguments), of: tool.name, after: faults))
}
