import Foundation
import TransitionCommands
import TransitionZoo

/// Measures the tool with the zoo, as `transition-check zoo` does, and ends the process.
///
/// For the toolkit's own executable; a command line that a user makes of `TransitionCommands` has no zoo.
///
/// - Parameter arguments: what the user wrote after `zoo`.
@MainActor
public func runZooCommand(arguments: [String]) -> Never {
    let faults = OutputFaults()
    let tool = ZooTool(entries: Zoo.entries, engine: .live, console: .ownOutput(faults: faults))
    exit(tool.console.status(tool.run(arguments), of: "transition-check zoo", after: faults))
}
