import Foundation
import Testing
import TransitionCore

/// The steps that ReadingAFailure.md lists.
@Suite("The table of steps in the documentation")
struct StepTableTests {
    private static func listed() throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = "Sources/TransitionTesting/TransitionTesting.docc/ReadingAFailure.md"
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        let table = text.split(separator: "\n").drop { !$0.hasPrefix("| Step |") }.prefix { $0.hasPrefix("|") }
        let rows = table.dropFirst(2)
        return rows.flatMap { row in
            row.split(separator: "|")[0].split(separator: ",").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
            }
        }
    }

    @Test("can be read, and is of every kind")
    func isWhole() throws {
        let lines = try Self.listed()
        let script = try ScriptText.parse(
            "transition-script 1\nscene contacts\nprofile default\n" + lines.joined(separator: "\n") + "\n")
        #expect(script.steps.map { ScriptText.line($0) } == lines)
        let words = script.steps.map { ScriptText.line($0).prefix { $0 != " " } }
        #expect(
            Set(words) == [
                "act", "wait", "tap", "pan", "pinch", "move", "lift", "cancel", "hitch", "background", "foreground",
                "resize",
            ])
    }
}
