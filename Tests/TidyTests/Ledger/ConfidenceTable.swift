/// The list's confidences as Swift, for reports.
enum ConfidenceTable {
    static let path = "Sources/TransitionCore/RuleConfidence+Table.swift"

    static func text(rules: [LedgerRule]) -> String {
        let opening = """
            // Written by ci/rules from ci/ledger-rules.tsv.

            extension RuleConfidence {
                /// By the rules' numbers.
                static let table: [String: RuleConfidence] = [

            """
        let rows = rules.map { "        \"\($0.number)\": .\($0.confidence),\n" }
        return opening + rows.joined() + "    ]\n}\n"
    }
}
