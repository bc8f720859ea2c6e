/// One rule of UIKit's behaviour, as `ci/ledger-rules.tsv` lists it.
struct LedgerRule: Equatable, Sendable {
    /// `1.9`, `A4` for a trace, `B` for UIKit's texts, `C16` for a contested rule, `F3` for a fault.
    let number: String
    /// How sure the sources are: high, medium, low; `model` where they are silent. It stands in this list alone: the
    /// articles and `RuleConfidence` are written from it.
    let confidence: String
    let title: String
    /// Why the model leaves it out; empty for a rule that has to be tested.
    let omission: String

    var isContested: Bool { number.hasPrefix("C") }
    var isFault: Bool { number.hasPrefix("F") }

    /// The list, in its own order.
    static let all = parse(Repository.text("ci/ledger-rules.tsv"))

    static func parse(_ text: String) -> [LedgerRule] {
        text.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return LedgerRule(
                number: fields[0], confidence: fields.count > 1 ? fields[1] : "",
                title: fields.count > 2 ? fields[2] : "", omission: fields.count > 3 ? fields[3] : "")
        }
    }
}

/// The switches that the model has, read from the source of their enumerations.
enum ModelSwitch {
    /// The case of each contested rule and fault by its number: `C16` is `navigationRequestsQueue`.
    static let names: [String: String] = cases("Sources/TransitionCore/ContestedRule.swift", letter: "C")
        .merging(cases("Sources/TransitionCore/Fault.swift", letter: "F")) { first, _ in first }

    private static func cases(_ path: String, letter: String) -> [String: String] {
        var found: [String: String] = [:]
        for line in Repository.text(path).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 4, words[0] == "case", words[2] == "=", let number = Int(words[3]) else { continue }
            found["\(letter)\(number)"] = String(words[1])
        }
        return found
    }
}
