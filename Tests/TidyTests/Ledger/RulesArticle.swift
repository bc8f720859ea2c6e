/// The article that lists every rule: modelled and by which tests, contested and by which switch, or left out and why.
enum RulesArticle {
    static let path = "Sources/HeadlessUIKit/HeadlessUIKit.docc/Rules.md"

    static func text(rules: [LedgerRule], tests: [NumberedTest], switches: [String: String]) -> String {
        var lines = [
            "# The rules that the model follows", "",
            "Every rule of UIKit's transition machinery that HeadlessUIKit knows of, and what became of it.", "",
            "## Overview", "", "<!-- Written by ci/rules from ci/ledger-rules.tsv and the names of the tests. -->", "",
            "<doc:Ledger> says what each rule is and how one knows. The confidence says how sure the public sources",
            "are; *model* is a choice of ours where they are silent. A rule that is modelled names its tests. A",
            "contested rule has a switch of `UIKitProfile`, whose default a counterexample is held against. A fault is",
            "a defect of UIKit that the model can be told to have.",
        ]
        for (title, article, matches) in sections {
            let own = rules.filter { matches($0.number) }
            guard !own.isEmpty else { continue }
            lines += [
                "", "## \(title)", "", "In full: <doc:\(article)>.", "",
                "| Rule | Confidence | What it says | In the model |", "|---|---|---|---|",
            ]
            lines += own.map { row($0, tests, switches) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ rule: LedgerRule, _ tests: [NumberedTest], _ switches: [String: String]) -> String {
        let own = tests.filter { $0.number == rule.number }
        var parts: [String] = []
        if let name = switches[rule.number] { parts.append("switch `\(name)`") }
        if !own.isEmpty {
            let files = Set(own.map { String($0.path.split(separator: "/").last ?? "") }).sorted()
            parts.append("\(own.count) \(own.count == 1 ? "test" : "tests"): \(files.joined(separator: ", "))")
        }
        if !rule.omission.isEmpty { parts.append(rule.omission) }
        return "| \(rule.number) | \(rule.confidence) | \(rule.title) | \(parts.joined(separator: "; ")) |"
    }

    private static let sections: [(title: String, article: String, matches: @Sendable (String) -> Bool)] = [
        ("1. Order of callbacks", "LedgerCallbacks", { $0.hasPrefix("1.") }),
        ("2. The container", "LedgerContainer", { $0.hasPrefix("2.") }),
        ("3. The transition context", "LedgerContext", { $0.hasPrefix("3.") }),
        ("4. The percent driver", "LedgerDriver", { $0.hasPrefix("4.") }),
        ("5. Property animators", "LedgerAnimators", { $0.hasPrefix("5.") }),
        ("6. Animation blocks", "LedgerAnimations", { $0.hasPrefix("6.") }),
        ("7. Timing", "LedgerTiming", { $0.hasPrefix("7.") }),
        ("8. Gestures", "LedgerGestures", { $0.hasPrefix("8.") }),
        ("9. Overlapping and interrupted transitions", "LedgerOverlap", { $0.hasPrefix("9.") }),
        ("10. Containers and manual appearance", "LedgerChildren", { $0.hasPrefix("10.") }),
        ("11. Other parts of UIKit that transitions use", "LedgerElsewhere", { $0.hasPrefix("11.") }),
        ("Traces", "LedgerTraces", { $0.hasPrefix("A") }),
        ("What UIKit says", "LedgerTexts", { $0 == "B" }),
        ("Contested rules", "LedgerContested", { $0.hasPrefix("C") }),
        ("Faults", "LedgerFaults", { $0.hasPrefix("F") }),
    ]
}
