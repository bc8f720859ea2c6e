import Foundation
import Testing

/// What the code names a rule by leads to what the rule says, and how sure one is of it stands in one place.
@Suite("The articles of UIKit's rules")
struct LedgerArticleTests {
    private static let confidences = Dictionary(
        LedgerRule.all.map { ($0.number, $0.confidence) }, uniquingKeysWith: { first, _ in first })

    @Test("have one entry for each rule, and say something in it")
    func entries() {
        let counts = LedgerArticles.entries.reduce(into: [:]) { $0[$1.number, default: 0] += 1 }
        for rule in LedgerRule.all { #expect(counts[rule.number] == 1, "\(rule.number) \(rule.title)") }
        for number in counts.keys { #expect(Self.confidences[number] != nil, "\(number) is not in the list of rules") }
        for entry in LedgerArticles.entries where entry.body.isEmpty {
            Issue.record("\(entry.path):\(entry.line): \(entry.number) has no text")
        }
    }

    @Test("have headings and confidences as the list of rules has them; ci/rules writes them anew")
    func headings() throws {
        for file in LedgerArticles.all {
            let text = LedgerArticles.written(file, rules: LedgerRule.all)
            try write(text, to: file.path)
            #expect(Repository.text(file.path) == text, "\(file.path) is out of date: run ci/rules")
        }
    }

    @Test("have an entry for each number that code names")
    func citations() {
        let numbers = Set(LedgerArticles.entries.map(\.number))
        #expect(RuleCitation.all.count > 500, "far fewer numbers were found than there are")
        for citation in RuleCitation.all where !numbers.contains(citation.number) {
            Issue.record("\(citation) names no rule that an article has")
        }
    }

    @Test("are as sure of a rule as code says that they are")
    func confidences() {
        for citation in RuleCitation.all {
            guard let written = citation.listedConfidence, let listed = Self.confidences[citation.number] else {
                continue
            }
            #expect(written == listed, "\(citation): the list of rules says \(listed)")
        }
    }

    @Test("and reports have the same table of confidences; ci/rules writes it anew")
    func table() throws {
        let text = ConfidenceTable.text(rules: LedgerRule.all)
        try write(text, to: ConfidenceTable.path)
        #expect(Repository.text(ConfidenceTable.path) == text, "the table is out of date: run ci/rules")
    }

    @Test("stand in the pages of reports as well; ci/rules writes them anew")
    func texts() throws {
        let files = RuleTextTables.files(rules: LedgerRule.all)
        for (path, text) in files {
            try write(text, to: path)
            #expect(Repository.text(path) == text, "\(path) is out of date: run ci/rules")
        }
        // One that no article has any more.
        let written = Repository.swiftFiles.map(\.path).filter { $0.hasPrefix(RuleTextTables.folder + "RuleText+") }
        #expect(written.sorted() == files.map(\.path).sorted())
    }

    @Test("are named in comments in few ways")
    func reading() {
        let numbers = RuleCitation.numbers(inComment:)
        #expect(numbers("So it is (ledger 1.4, 1.5, 3), and 2.5 s long.") == ["1.4", "1.5"])
        #expect(
            numbers("Removed (6.6), in 0.5 s (0.5), C16: (contested rule C32). Swift 4.2") == ["6.6", "C16", "C32"])
        #expect(numbers("a range (ledger 9.1–9.5, 9.8) and C1-AgEG, A1, (A1)") == ["9.1", "9.5", "9.8", "A1"])
        let file = SourceFile(
            path: "Sources/TransitionInvariants/X.swift",
            text:
                "/// One (ledger\n/// 1.8).\nlet a = [\"2.9\", \"2.10 (med)\", \"appendix B (high)\", \"C28 (name)\"]\n"
        )
        #expect(RuleCitation.inComments(of: file).map(\.name) == ["1.8"])
        #expect(RuleCitation.inStrings(of: file).map(\.name) == ["2.9", "2.10 (med)", "B (high)"])
    }

    @Test("keep what is written by hand")
    func writing() {
        let file = SourceFile(
            path: "a.md", text: "# A\n\n### 1.4 Old\n*Confidence: low*\n\nText.\n\n### Another\n\n*Confidence: low*\n")
        let rule = LedgerRule(number: "1.4", confidence: "high", title: "New", omission: "")
        #expect(
            LedgerArticles.written(file, rules: [rule])
                == "# A\n\n### 1.4 New\n\n*Confidence: high*\n\nText.\n\n### Another\n\n*Confidence: low*\n")
        #expect(LedgerArticles.entries(of: file) == [.init(number: "1.4", path: "a.md", line: 3, body: ["Text."])])
    }

    private func write(_ text: String, to path: String) throws {
        guard ProcessInfo.processInfo.environment["WRITE_RULES"] != nil else { return }
        try Data(text.utf8).write(to: Repository.root.appendingPathComponent(path))
    }
}
