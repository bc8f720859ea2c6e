import TransitionCore

/// How to repeat a failure, in commands that can be pasted.
struct RepeatAdvice {
    let counterexample: Counterexample
    let command: String
    let testFilter: String?
    let savedPath: String?
    var pagePath: String?

    var lines: [String] {
        var lines = commands.isEmpty ? [] : ["  Repeat    " + commands.joined(separator: "   ·   ")]
        if let savedPath { lines.append("  Saved     \(savedPath)") }
        if let pagePath { lines.append("  Look at   \(pagePath)") }
        return lines
    }

    private var commands: [String] {
        let token = counterexample.replayToken
        var commands: [String] = []
        if token.count <= TextReport.longestToken {
            if let testFilter { commands.append("TRANSITION_REPLAY=\(token) swift test --filter \(testFilter)") }
            if !command.isEmpty { commands.append("\(command) replay \(token)") }
        } else if let savedPath, !command.isEmpty {
            commands.append("\(command) replay \(savedPath)")
        }
        return commands
    }
}
