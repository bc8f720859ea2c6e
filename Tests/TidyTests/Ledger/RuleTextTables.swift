/// What the articles say of each rule as Swift, for the pages that reports are: a file for each article.
enum RuleTextTables {
    static let folder = "Sources/TransitionReports/Rules/"

    static func files(rules: [LedgerRule]) -> [(path: String, text: String)] {
        let titles = Dictionary(rules.map { ($0.number, $0.title) }, uniquingKeysWith: { first, _ in first })
        let tables = LedgerArticles.all.compactMap { file -> (name: String, text: String)? in
            let rows = LedgerArticles.entries(of: file).compactMap { entry in
                titles[entry.number].map { row(entry, title: $0, in: file) }
            }
            guard !rows.isEmpty else { return nil }
            let name = file.path.dropFirst(LedgerArticles.folder.count + "Ledger".count).dropLast(".md".count)
            return (String(name), table(named: name.prefix(1).lowercased() + name.dropFirst(), rows))
        }
        let names = tables.map { $0.name.prefix(1).lowercased() + $0.name.dropFirst() }
        let all = """
            \(opening)

            extension RuleText {
                /// An article's rules by their numbers.
                static var tables: [[String: RuleText]] {
                    [
            \(names.map { "            \($0)," }.joined(separator: "\n"))
                    ]
                }
            }

            """
        return [(folder + "RuleText+Tables.swift", all)]
            + tables.map { (folder + "RuleText+\($0.name).swift", $0.text) }
    }

    private static let opening = "// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger."

    private static func table(named name: String, _ rows: [String]) -> String {
        """
        \(opening)

        extension RuleText {
            static let \(name): [String: RuleText] = [
        \(rows.joined(separator: ",\n"))\(rows.count > 1 ? "," : "")
            ]
        }

        """
    }

    private static func row(_ entry: LedgerArticles.Entry, title: String, in file: SourceFile) -> String {
        let indent = String(repeating: " ", count: 16)
        let body = logicalLines(of: entry, in: file).flatMap(wrapped).map { $0.isEmpty ? "" : indent + $0 }
        let quotes = "\"\"\""
        let heading =
            title.count < 95
            ? ["            title: #\"\(title)\"#,"]
            : ["            title: #\(quotes)"] + wrapped(title).map { indent + $0 } + [indent + quotes + "#,"]
        let lines =
            ["        \"\(entry.number)\": RuleText("] + heading + ["            text: #\(quotes)"] + body
            + [indent + quotes + "#)"]
        return lines.joined(separator: "\n")
    }

    /// The entry's paragraphs, items of lists and rows of tables, a line each; a page breaks them where it has to.
    private static func logicalLines(of entry: LedgerArticles.Entry, in file: SourceFile) -> [String] {
        let all = file.lines
        let end = all[entry.line...].firstIndex { $0.hasPrefix("#") } ?? all.count
        let written = all[entry.line..<end].drop { $0.isEmpty || $0.hasPrefix("*Confidence") }
        var lines: [String] = []
        var isNew = true
        for line in written {
            let words = line.drop { $0 == " " }
            if words.isEmpty || isNew || beginsItem(words) {
                lines.append(words.isEmpty ? "" : line)
            } else {
                lines[lines.count - 1] += " " + words
            }
            isNew = words.isEmpty || words.hasPrefix("|")
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func beginsItem(_ words: Substring) -> Bool {
        words.hasPrefix("- ") || words.hasPrefix("|") || words.prefixMatch(of: /[0-9]+[.][ ]/) != nil
    }

    /// A line as a literal of several lines has it, none too long.
    private static func wrapped(_ line: String) -> [String] {
        var pieces = [""]
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            if pieces[pieces.count - 1].count + word.count > 98 { pieces.append("") }
            pieces[pieces.count - 1] += word + " "
        }
        pieces[pieces.count - 1].removeLast()
        return pieces.indices.map { $0 == pieces.count - 1 ? pieces[$0] : pieces[$0] + "\\#" }
    }
}
