/// The articles that say in full what each rule is: an entry for each, below a heading with its number.
///
/// What stands in an entry is written by hand, but for its heading and the line below it, which tells the confidence:
/// both come from the list.
enum LedgerArticles {
    static let folder = "Sources/HeadlessUIKit/HeadlessUIKit.docc/Ledger/"
    static let all = Repository.markdownFiles.filter { $0.path.hasPrefix(folder) }

    /// One rule's part of an article.
    struct Entry: Equatable {
        let number: String
        let path: String
        /// Counted from 1.
        let line: Int
        /// What is written by hand.
        let body: [String]
    }

    static let entries = all.flatMap(entries(of:))

    static func entries(of file: SourceFile) -> [Entry] {
        let lines = file.lines
        let starts = lines.indices.filter { number(inHeading: lines[$0]) != nil }
        return starts.map { start in
            let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("#") } ?? lines.count
            let body = lines[(start + 1)..<end].filter { !$0.isEmpty && !isConfidence($0) }
            return Entry(number: number(inHeading: lines[start]) ?? "", path: file.path, line: start + 1, body: body)
        }
    }

    /// The article with headings and confidences as the list has them; what has no rule is left as it is.
    static func written(_ file: SourceFile, rules: [LedgerRule]) -> String {
        var lines: [String] = []
        var rest = file.lines[...]
        while let line = rest.popFirst() {
            guard let number = number(inHeading: line), let rule = rules.first(where: { $0.number == number }) else {
                lines.append(line)
                continue
            }
            rest = rest.drop { $0.isEmpty || isConfidence($0) }
            lines += ["### \(number) \(rule.title)", "", confidence(of: rule), ""]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// `### 1.4 Which method …` is the heading of rule 1.4; others have no number.
    static func number(inHeading line: String) -> String? {
        let mark = "### "
        guard line.hasPrefix(mark), let word = line.dropFirst(mark.count).split(separator: " ").first else {
            return nil
        }
        let isNumber = word == "B" || word.wholeMatch(of: /\d+\.\d+|[ACF]\d+/) != nil
        return isNumber ? String(word) : nil
    }

    private static let opening = "*Confidence: "

    private static func confidence(of rule: LedgerRule) -> String { "\(opening)\(rule.confidence)*" }

    private static func isConfidence(_ line: String) -> Bool { line.hasPrefix(opening) }
}
