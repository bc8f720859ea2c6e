/// A line that is written over again and again: one that wraps would stay behind.
enum TerminalLine {
    /// A part of it, which is shortened or left out where there is no room.
    struct Part {
        let text: String
        let short: String
        /// The least goes first.
        let rank: Int

        init(_ text: String, short: String? = nil, rank: Int) {
            self.text = text
            self.short = short ?? text
            self.rank = rank
        }
    }

    /// `subject: part, part`, with as many parts as there is room for. The most important one stays, cut if need be.
    static func fitted(_ subject: String, _ parts: [Part], to width: Int?) -> String {
        func line(_ parts: [String]) -> String { "\(subject): \(parts.joined(separator: ", "))" }
        var kept = parts
        guard let width else { return line(kept.map(\.text)) }
        while columns(line(kept.map(\.text))) > width {
            let short = kept.map(\.short)
            if columns(line(short)) <= width { return line(short) }
            guard kept.count > 1, let least = kept.indices.min(by: { kept[$0].rank < kept[$1].rank }) else {
                // How far it is says more than of what.
                let end = ": " + short.joined()
                let room = width - columns(end)
                return room > 1 ? clipped(subject, to: room) + end : clipped(short.joined(), to: width)
            }
            kept.remove(at: least)
        }
        return line(kept.map(\.text))
    }

    /// The text, or its beginning and an ellipsis, in so many columns; nil for as many as it takes.
    static func clipped(_ text: String, to width: Int?) -> String {
        guard let width, columns(text) > width else { return text }
        var (kept, room) = ("", width - 1)
        for character in text {
            room -= columns(String(character))
            guard room >= 0 else { break }
            kept.append(character)
        }
        return width > 0 ? kept + "…" : ""
    }

    /// The columns that it takes: scripts of East Asia, and pictures, take two for a character.
    static func columns(_ text: String) -> Int {
        text.reduce(0) { count, character in
            let value = character.unicodeScalars.first?.value ?? 0
            return count + ((0x1100...0x115F).contains(value) || value >= 0x2E80 ? 2 : 1)
        }
    }
}
