import Testing

/// Each rule on a sample that breaks it and one that comes close.
@Suite("A tidy rule")
struct TidyRuleTests {
    @Test("knows an import that the table forbids, in each of its forms")
    func imports() {
        let text = """
            import TransitionCore
            @testable import HeadlessUIKit
            internal import struct Foundation.Date
            // import ArgumentParser
            let text = "import Testing"
            """
        let found = ImportRule.problems(in: file("Sources/TransitionInvariants/Rules/A.swift", text))
        #expect(found.map(\.line) == [2, 3])
        #expect(found.first?.text == "TransitionInvariants may not import HeadlessUIKit")
        #expect(ImportRule.problems(in: file("Sources/TransitionRunner/A.swift", text)).isEmpty)
    }

    @Test("lets only the codecs of the core import Foundation")
    func coreImports() {
        #expect(ImportRule.problems(in: file("Sources/TransitionCore/Codecs/A.swift", "import Foundation")).isEmpty)
        #expect(ImportRule.problems(in: file("Sources/TransitionCore/A.swift", "import Foundation")).count == 1)
    }

    @Test("asks for a place in the table for a new module")
    func unknownModule() {
        let found = ImportRule.problems(in: file("Sources/Newcomer/A.swift", "let a = 1"))
        #expect(found.map(\.text) == ["module Newcomer is not in the table of imports"])
    }

    @Test("knows a real clock and chance, and leaves names that only end so")
    func determinism() {
        let text = """
            let now = Date()
            let then = NotADate()
            let number = Int.random(in: 0..<3)
            let text = "Date()" // ContinuousClock
            let uptime = ProcessInfo.processInfo.systemUptime
            """
        #expect(DeterminismRule.problems(in: file("Sources/HeadlessUIKit/A.swift", text)).map(\.line) == [1, 3, 5])
        #expect(DeterminismRule.problems(in: file("Sources/TransitionRunner/A.swift", text)).isEmpty)
    }

    @Test("knows a rule that another file names, and leaves comments, other words and what is tested")
    func ruleIDs() {
        let rule = file("Sources/TransitionInvariants/Rules/NoCrash.swift", "let rule = Rule(id: \"no-crash\")")
        let ids = RuleIDRule.ids(in: [rule])
        let text = """
            let isCrash = id == "no-crash"
            /// scene.allowing("no-crash")
            let word = "no-crash-at-all"
            """
        #expect(RuleIDRule.problems(in: rule, ids: ids).isEmpty)
        #expect(RuleIDRule.problems(in: file("Sources/TransitionRunner/A.swift", text), ids: ids).map(\.line) == [1])
        #expect(RuleIDRule.problems(in: file("Sources/SampleTransitions/A.swift", text), ids: ids).isEmpty)
    }

    @Test("knows a rule that the standard set does not list")
    func unlistedRules() {
        let text = "    static let invariant = Invariant("
        let rules = ["A", "B"].map { file("Sources/TransitionInvariants/Rules/\($0).swift", text) }
        let set = file("Sources/TransitionInvariants/InvariantSet.swift", "        A.invariant,")
        #expect(RuleIDRule.unlisted(in: rules + [set]).map(\.path) == [rules[1].path])
    }

    @Test("knows a cause that leaves to a default what it rests on, or what puts it right")
    func causes() {
        let text = "enum Cause: String, CauseCode {\n    var rules: [String] { [] }\n}"
        let found = CauseRule.problems(in: file("Sources/TransitionInvariants/Rules/Causes/A+Cause.swift", text))
        #expect(found.map(\.text) == ["declares a cause and not its repairs: [Repair.Kind]"])
        #expect(CauseRule.problems(in: file("Sources/TransitionRunner/A.swift", text)).isEmpty)
    }

    @Test("knows a file of more than 500 lines")
    func fileLength() {
        #expect(LengthRule.fileProblems(in: file("A.swift", lines(501))).count == 1)
        #expect(LengthRule.fileProblems(in: file("A.swift", lines(500))).isEmpty)
    }

    @Test("knows a line of more than 120 columns")
    func lineLength() {
        let text = String(repeating: "ü", count: 121) + "\n" + String(repeating: "ü", count: 120)
        #expect(LengthRule.lineProblems(in: file("A.swift", text)).map(\.line) == [1])
    }

    @Test("knows when half of the files have 150 lines")
    func median() {
        let files = [10, 150, 151].map { file("A.swift", lines($0)) }
        #expect(LengthRule.medianProblems(in: files).count == 1)
        #expect(LengthRule.medianProblems(in: [file("A.swift", lines(149))] + files.dropLast(2)).isEmpty)
    }

    @Test("knows a name that fits everything")
    func names() {
        #expect(NamingRule.problems(inPath: "Sources/Core/TouchManager+Extras.swift").count == 1)
        #expect(NamingRule.problems(inPath: "Sources/Helpers/Touch.swift").count == 1)
        #expect(NamingRule.problems(inPath: "Sources/Core/My Touch.swift").count == 1)
        #expect(NamingRule.problems(inPath: "Sources/Core/Database.swift").isEmpty)
        let text = """
            final class BaseView {}
            struct Database {}
            struct Base64Digits {}
            enum StringUtils {}
            let manager = "class Manager"
            """
        #expect(NamingRule.problems(in: file("A.swift", text)).map(\.line) == [1, 4])
    }

    @Test("knows a note of work undone, in code and in prose")
    func words() {
        let text = "let a = 1 // \(WordRule.banned[0]): more\nlet b = 2 // \(WordRule.banned[1].lowercased())"
        #expect(WordRule.problems(in: file("A.swift", text)).map(\.line) == [1])
        #expect(WordRule.problems(in: file("A.md", "\n\(WordRule.banned[1])!")).map(\.line) == [2])
    }

    @Test("knows a name that was given up, in a longer one, in prose and in a path, and says what is used instead")
    func givenUpNames() throws {
        let name = try #require(GivenUpNameRule.names.first).givenUp
        let text = "let is\(name.uppercased()) = 1\nlet unseenBaselineEntries = 1 // no \(name) here"
        let found = GivenUpNameRule.problems(in: file("A.swift", text))
        #expect(found.map(\.line) == [1, 2])
        #expect(found.first?.text == "the name \(name) was given up; use unseenBaselineEntries")
        #expect(GivenUpNameRule.problems(in: file("A.md", "\n`\(name)`")).map(\.line) == [2])
        #expect(GivenUpNameRule.problems(inPath: "Sources/Core/\(name)+Lines.swift").count == 1)
        #expect(GivenUpNameRule.problems(inPath: "Sources/Core/Baseline.swift").isEmpty)
    }

    @Test("knows a link that leads nowhere")
    func links() {
        let text = """
            See [the design](design.md#flow), [up](../README.md), [nothing](gone.md) and [the web](https://swift.org).
            `[code](no-link.md)` is none, [outside](../../etc/passwd) is.
            ```
            [code](no-link.md)
            ```
            """
        let found = LinkRule.problems(in: file("docs/a.md", text)) { ["docs/design.md", "README.md"].contains($0) }
        #expect(
            found.map(\.text) == [
                "a link to gone.md, which is not there", "a link to ../../etc/passwd, which is not there",
            ])
        #expect(found.map(\.line) == [1, 2])
    }

    private func file(_ path: String, _ text: String) -> SourceFile {
        SourceFile(path: path, text: text)
    }

    private func lines(_ count: Int) -> String {
        String(repeating: "let a = 1\n", count: count)
    }
}
