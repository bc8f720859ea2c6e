/// Text as HTML has it: what user code is named stays text.
enum Markup {
    /// Safe between tags and in quoted attributes.
    static func text(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            // What turns the direction of the text around would have a reader see other words than are there.
            case "\u{202a}"..."\u{202e}", "\u{2066}"..."\u{2069}": result += "\u{fffd}"
            // HTML knows no other control characters than these.
            case "\u{0}"..."\u{8}", "\u{b}", "\u{c}", "\u{e}"..."\u{1f}", "\u{7f}": result += "\u{fffd}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// As `text`, and a browser may break long identifiers where their words end.
    static func breakable(_ text: String) -> String {
        var (result, piece) = ("", "")
        for character in text {
            if let last = piece.last, isBreak(between: last, and: character) {
                result += Self.text(piece) + "<wbr>"
                piece = ""
            }
            piece.append(character)
        }
        return result + Self.text(piece)
    }

    private static func isBreak(between last: Character, and next: Character) -> Bool {
        if next == "(" { return last.isLetter }
        let isHump = next.isUppercase && (last.isLowercase || last.isNumber)
        return isHump || next.isLetter && "./-_".contains(last)
    }

    /// JSON that no element ends in the middle of.
    static func json(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": result += "\\u003c"
            case "\u{202a}"..."\u{202e}", "\u{2066}"..."\u{2069}":
                result += "\\u" + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// `<name class="…">…</name>`, its content already HTML.
    static func element(_ name: String, class classes: String = "", _ content: String) -> String {
        let attribute = classes.isEmpty ? "" : " class=\"\(text(classes))\""
        return "<\(name)\(attribute)>\(content)</\(name)>"
    }

    /// A part of a page with its heading; the note behind that is text, the content already HTML.
    static func section(_ heading: String, note: String = "", _ content: String) -> String {
        let small = note.isEmpty ? "" : " " + element("span", class: "hand", text(note))
        return element("section", element("h2", text(heading) + small) + content)
    }

    /// Rows of a list of terms; a row without words is left out. Code is to be copied, and is left as it is.
    static func terms(_ rows: [(term: String, words: String, class: String)]) -> String {
        let shown = rows.filter { !$0.words.isEmpty }
        guard !shown.isEmpty else { return "" }
        let rows = shown.map { row in
            let words = row.class == "code" ? text(row.words) : breakable(row.words)
            return element("dt", row.term) + element("dd", class: row.class, words)
        }
        return element("dl", rows.joined())
    }
}
