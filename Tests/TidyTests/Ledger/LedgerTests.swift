import Foundation
import Testing

/// A rule without a test is not modelled; one that is left out says why.
@Suite("The rules of UIKit")
struct LedgerTests {
    private static let numbers = Set(LedgerRule.all.map(\.number))
    private static let tested = Set(NumberedTest.all.map(\.number))

    @Test("are listed once each, and all of them")
    func list() {
        #expect(Self.numbers.count == LedgerRule.all.count)
        let counts = [1: 19, 2: 11, 3: 11, 4: 12, 5: 18, 6: 20, 7: 10, 8: 18, 9: 14, 10: 8, 11: 12]
        for (section, count) in counts.sorted(by: { $0.key < $1.key }) {
            for rule in 1...count { #expect(Self.numbers.contains("\(section).\(rule)")) }
        }
        for (letter, count) in [("A", 10), ("C", 32), ("F", 15)] {
            for rule in 1...count { #expect(Self.numbers.contains("\(letter)\(rule)")) }
        }
        let contested = LedgerRule.all.count { $0.number.hasPrefix("C") }
        #expect(LedgerRule.all.count == counts.values.reduce(0, +) + 10 + 1 + contested + 15)
    }

    @Test("each have a test of their own, or a reason to be left out", arguments: LedgerRule.all)
    func isTested(rule: LedgerRule) {
        #expect(Self.tested.contains(rule.number) != !rule.omission.isEmpty, "\(rule.number) \(rule.title)")
    }

    @Test("that are contested have a switch, unless they are left out", arguments: LedgerRule.all.filter(\.isContested))
    func hasSwitch(rule: LedgerRule) {
        #expect((ModelSwitch.names[rule.number] != nil) != !rule.omission.isEmpty, "\(rule.number) \(rule.title)")
    }

    @Test("are named by every test that begins with a number")
    func testsNameRules() {
        for test in NumberedTest.all where !Self.numbers.contains(test.number) {
            Issue.record("\(test.path): \"\(test.number) \(test.name)\" names no rule of ci/ledger-rules.tsv")
        }
    }

    @Test("stand in the article as they are; ci/rules writes it anew")
    func article() throws {
        let text = RulesArticle.text(rules: LedgerRule.all, tests: NumberedTest.all, switches: ModelSwitch.names)
        if ProcessInfo.processInfo.environment["WRITE_RULES"] != nil {
            let url = Repository.root.appendingPathComponent(RulesArticle.path)
            try Data(text.utf8).write(to: url)
        }
        #expect(Repository.text(RulesArticle.path) == text, "the article is out of date: run ci/rules")
    }

    @Test("are read from a test's name wherever it stands")
    func reading() {
        let text =
            "@Test(\"A1, 1.6 full screen\") func a() {}\n@Test(\n    \"C16 both\", arguments: [true]) "
            + "@Test(\"5 things\")"
        let read = NumberedTest.tests(in: text, path: "p").map { "\($0.number)|\($0.name)" }
        #expect(read == ["A1|full screen", "1.6|full screen", "C16|both"])
    }
}

extension LedgerRule: CustomTestStringConvertible {
    var testDescription: String { number }
}
