import Foundation
import Testing

@testable import TransitionCommands

@Suite("What init writes")
struct StarterTextTests {
    @Test("words of a user mean themselves in Swift, in a workflow and in a shell")
    func words() {
        #expect(SwiftText.literal("a \"b\" \\(c)\n") == #""a \"b\" \\(c)\u{a}""#)
        #expect(YAMLText.scalar("it's: \"a\" #\t\\") == #""it's: \"a\" #\x09\\""#)
        #expect(YAMLText.scalar("${{ a }}") == "\"${{ '${{' }} a }}\"")
        #expect(ShellText.word("a/b-c.d") == "a/b-c.d")
        #expect(ShellText.word("it's") == #"'it'\''s'"#)
        #expect(ShellText.word("") == "''")
    }

    @Test("the way from one folder to another goes up as far as they differ")
    func relativePaths() {
        let folder = URL(fileURLWithPath: "/a/b/c", isDirectory: true)
        #expect(URL(fileURLWithPath: "/a/b/d/e").relativePath(from: folder) == "../d/e")
        #expect(URL(fileURLWithPath: "/a/b/c/d").relativePath(from: folder) == "d")
        #expect(folder.relativePath(from: folder) == ".")
        #expect(URL(fileURLWithPath: "/a/d").pathToWrite(in: folder) == "../../d")
        #expect(URL(fileURLWithPath: "/d/e").pathToWrite(in: folder) == "/d/e")
        #expect(URL(fileURLWithPath: "/a/bc").isWithin(URL(fileURLWithPath: "/a/b")) == false)
    }

    @Test("a folder with a beginning of the program in it says so", arguments: ["main.swift", "Start.swift"])
    @MainActor
    func entryPoints(name: String) throws {
        let folder = try StartingFolder()
        try folder.write("  @UIApplicationMain class Start {}", to: "Code/\(name)")
        try folder.write("// @main is elsewhere\nlet at = \"@main\"", to: "Code/Other.swift")
        let place = try StarterPlace(folder: folder.path)
        #expect(try LinkedSources("\(folder.path)/Code", for: place).entryPoints == [name])
    }

    private static let surroundings = [
        WorkflowTemplates.Surroundings(package: "TransitionChecks", clonedToolkit: nil, hasSubmodules: false),
        WorkflowTemplates.Surroundings(package: "a: \"b\" #c", clonedToolkit: "../it's a kit", hasSubmodules: false),
        WorkflowTemplates.Surroundings(package: "ios/TransitionChecks", clonedToolkit: nil, hasSubmodules: true),
    ]

    @Test("both workflows are well-formed", arguments: 0..<3)
    func wellFormed(index: Int) throws {
        let surroundings = Self.surroundings[index]
        for text in [WorkflowTemplates.pullRequest(surroundings), WorkflowTemplates.night(surroundings)] {
            let outline = try WorkflowOutline(text)
            #expect(outline.keys(under: []) == ["name", "on", "permissions", "concurrency", "jobs"])
            let job = ["jobs", "transitions"]
            #expect(outline.keys(under: job) == ["runs-on", "container", "timeout-minutes", "env", "steps"])
            let environment = outline.keys(under: job + ["env"])
            #expect(environment == (surroundings.clonedToolkit == nil ? ["PACKAGE"] : ["PACKAGE", "TOOLKIT"]))
            #expect(outline.itemCount(under: job + ["steps"]) >= 3)
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        }
    }

    @Test("the night's command is one that there is")
    @MainActor
    func nightCommand() throws {
        let text = WorkflowTemplates.night(Self.surroundings[0])
        let step = try #require(text.components(separatedBy: "\n      - ").first { $0.contains("swift run") })
        let words = step.split(whereSeparator: \.isWhitespace).map(String.init)
        let start = try #require(words.firstIndex(of: "checks"))
        let grammar = CommandGrammar(TransitionCheckCommand.self, name: "checks")
        let command = try #require(try grammar.parse(Array(words[(start + 1)...])) as? OvernightCommand)
        #expect(command.budget == "5h" && command.options.findings == ".transition-check/fuzz")
        #expect(command.options.results.results == "results")
        // What is built and shrunk before and after has its time, and so has what is kept at the end.
        #expect(step.contains("timeout-minutes: 335\n") && text.contains("    timeout-minutes: 360\n"))
    }

    @Test("the night keeps its inputs whatever comes, in a cache and for the day that the cache is gone")
    func nightKeepsInputs() throws {
        let text = WorkflowTemplates.night(Self.surroundings[0])
        let steps = text.components(separatedBy: "\n      - ")
        let keeping = steps.filter { $0.contains("cache/save") || $0.contains("upload-artifact") }
        #expect(keeping.count == 3 && keeping.allSatisfy { $0.contains("if: always()") })
        let restored = try #require(steps.first { $0.contains("cache/restore") })
        let saved = try #require(steps.first { $0.contains("cache/save") })
        let key = try #require(restored.firstMatch(of: /\skey: (.+)/)?.output.1)
        #expect(saved.contains(" key: \(key)"))
        let prefix = try #require(restored.firstMatch(of: /restore-keys: (.+)/)?.output.1)
        #expect(key.hasPrefix(prefix) && key.contains("github.run_id"))
        let artifact = try #require(keeping.first { $0.contains("name: transition-checks-fuzz") })
        #expect(artifact.contains("include-hidden-files: true"))
    }
}
