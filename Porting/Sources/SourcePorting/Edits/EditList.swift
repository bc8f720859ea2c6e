/// The edits of one source. Every other byte of the source stays as it is, and so does its number of lines.
struct EditList {
    private(set) var edits: [Edit] = []

    /// Puts a text in place of a range.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text, addsLines: false))
    }

    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text, addsLines: false))
    }

    /// Inserts a text unless it is inserted there already.
    mutating func insertOnce(_ text: String, at offset: Int) {
        let edit = Edit(range: offset..<offset, text: text, addsLines: false)
        if !edits.contains(edit) { edits.append(edit) }
    }

    /// Puts whole lines between others; they say themselves which lines of which file they are.
    mutating func insertLines(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text, addsLines: true))
    }

    mutating func delete(_ range: Range<Int>) { replace(range, with: "") }

    /// The text of a range after the edits inside it.
    ///
    /// An edit inside the range of a larger one gives way to it.
    func text(of range: Range<Int>, in bytes: [UInt8]) throws(EditConflict) -> String {
        let inside = edits.enumerated().filter { _, edit in
            edit.range.lowerBound >= range.lowerBound && edit.range.upperBound <= range.upperBound
        }
        // In order of the text; the larger first, and of two at one place the earlier made.
        let ordered = inside.sorted { first, second in
            let (left, right) = (first.element.range, second.element.range)
            if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
            if left.isEmpty != right.isEmpty { return left.isEmpty }
            if left.upperBound != right.upperBound { return left.upperBound > right.upperBound }
            return first.offset < second.offset
        }
        var result: [UInt8] = []
        var position = range.lowerBound
        for (_, edit) in ordered {
            if edit.range.lowerBound < position {
                if edit.range.upperBound <= position { continue }
                throw EditConflict(offset: edit.range.lowerBound)
            }
            result += bytes[position..<edit.range.lowerBound]
            result += replacement(for: edit, in: bytes)
            position = edit.range.upperBound
        }
        result += bytes[position..<range.upperBound]
        return String(decoding: result, as: UTF8.self)
    }

    /// The whole text after all edits.
    func text(of bytes: [UInt8]) throws(EditConflict) -> String { try text(of: bytes.indices, in: bytes) }

    /// The edit's text, with as many line ends as what it replaces.
    private func replacement(for edit: Edit, in bytes: [UInt8]) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        let lines = bytes[edit.range].count { $0 == newline } - edit.text.utf8.count { $0 == newline }
        assert(lines >= 0 || edit.addsLines, "an edit may not add lines")
        return Array(edit.text.utf8) + [UInt8](repeating: newline, count: max(0, lines))
    }
}

/// Two edits that each want a part of the other's text: a mistake of the porter.
struct EditConflict: Error, Equatable {
    let offset: Int
}
