import TransitionCore

/// How to repeat a failure, in commands that can be pasted.
struct RepeatAdvice {
    let counterexample: Counterexample
    let command: String
    let testFilter: String?
    let savedPath: String?
    var pagePath: String?

    var terms: [ReportTerm] {
        var terms = commands.isEmpty ? [] : [ReportTerm("Repeat", commands.joined(separator: "   ·   "), isWhole: true)]
        if let savedPath { terms.append(ReportTerm("Saved", savedPath, isWhole: true)) }
        if let pagePath { terms.append(ReportTerm("Look at", pagePath, isWhole: true)) }
        return terms
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
