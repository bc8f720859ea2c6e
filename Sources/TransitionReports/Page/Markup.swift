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

    /// Rows of a list of terms; a row without words is left out.
    static func terms(_ rows: [(term: String, words: String, class: String)]) -> String {
        let shown = rows.filter { !$0.words.isEmpty }
        guard !shown.isEmpty else { return "" }
        return element(
            "dl", shown.map { element("dt", $0.term) + element("dd", class: $0.class, text($0.words)) }.joined())
    }
}
