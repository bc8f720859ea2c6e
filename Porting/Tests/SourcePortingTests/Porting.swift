import Testing

@testable import SourcePorting

/// Ports one text as the file `A.swift` and gives it back without the line that names the file.
func ported(_ text: String, with others: String...) -> String {
    let sources = [text] + others
    let result = Porter().port(
        sources.enumerated().map { number, text in
            SourceText(path: "/app/\(["A", "B", "C"][number]).swift", text: text)
        })
    let heading = "#sourceLocation(file: \"/app/A.swift\", line: 1)\n"
    guard let first = result.sources.first, first.path == "/app/A.swift", first.text.hasPrefix(heading) else {
        return ""
    }
    return String(first.text.dropFirst(heading.count))
}

/// Ports texts as the files `A.swift`, `B.swift`, … and gives all of them back as they are written.
func portedFiles(_ texts: String...) -> [String] {
    Porter().port(
        texts.enumerated().map { number, text in
            SourceText(path: "/app/\(["A", "B", "C"][number]).swift", text: text)
        }
    ).sources.map(\.text)
}

/// The notes on a text, without the path.
func notes(on text: String) -> [String] {
    Porter().port([SourceText(path: "/app/A.swift", text: text)]).notes.map { "\($0.line): \($0.what)" }
}
