/// Makes texts of the edits.
struct PortWriter {
    let project: Project

    /// The ported texts. A source whose edits are at odds is left out and noted: that is a mistake of the porter.
    func texts(of port: Port, notes: inout [PortingNote]) -> [SourceText] {
        var edits = port.edits
        var texts: [SourceText] = []
        do {
            try move(port.moves, in: &edits)
        } catch {
            notes.append(conflict(error.source, at: error.conflict.offset))
        }
        for (number, source) in project.sources.enumerated() {
            do {
                let text = try edits[number].text(of: source.bytes)
                texts.append(
                    SourceText(path: source.path, text: heading(of: source) + finished(text, port.endings[number])))
            } catch {
                notes.append(conflict(number, at: error.offset))
            }
        }
        return texts
    }

    /// A text with lines at its end.
    private func finished(_ text: String, _ endings: [String]) -> String {
        guard !endings.isEmpty else { return text }
        return text + (text.hasSuffix("\n") || text.isEmpty ? "" : "\n") + endings.map { $0 + "\n" }.joined()
    }

    /// The line that lets diagnostics name the user's own file.
    private func heading(of source: ParsedSource) -> String {
        source.isPorted ? "" : "#sourceLocation(file: \"\(source.quotedPath)\", line: 1)\n"
    }

    private func move(_ moves: [MemberMove], in edits: inout [EditList]) throws(MoveConflict) {
        let original = edits
        for move in moves {
            let (source, target) = (project.sources[move.source], project.sources[move.destination])
            let text: String
            do {
                let head = try original[move.source].text(
                    of: move.range.lowerBound..<move.prefixOffset, in: source.bytes)
                let tail = try original[move.source].text(
                    of: move.prefixOffset..<move.range.upperBound, in: source.bytes)
                text = head + move.prefix + tail
            } catch {
                throw MoveConflict(source: move.source, conflict: error)
            }
            edits[move.source].delete(move.range)
            let lead = target.isFirstOnLine(move.brace) ? "" : "\n"
            let line = source.line(at: move.range.lowerBound)
            edits[move.destination].insertLines(
                """
                \(lead)#sourceLocation(file: "\(source.quotedPath)", line: \(line))
                \(text)
                #sourceLocation(file: "\(target.quotedPath)", line: \(target.line(at: move.brace)))

                """, at: move.brace)
        }
    }

    private func conflict(_ source: Int, at offset: Int) -> PortingNote {
        PortingNote(
            path: project.sources[source].path, line: project.sources[source].line(at: offset),
            what: "two rewritings want the same text, which is a mistake of the porter",
            remedy: "report it with this line, and write the line in a simpler way", weight: .unported)
    }
}

private struct MoveConflict: Error {
    let source: Int
    let conflict: EditConflict
}

extension ParsedSource {
    /// Whether the porter wrote the source: it begins with the line that names another file.
    var isPorted: Bool { bytes.starts(with: Array("#sourceLocation(file: ".utf8)) }

    /// The path inside of a string literal.
    var quotedPath: String { path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
