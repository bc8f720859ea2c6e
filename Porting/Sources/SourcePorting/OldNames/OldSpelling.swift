import Foundation

/// One line of the table of old spellings: how a name was written, and how it is.
struct OldSpelling {
    /// The base name and labels of a spelling, `bringSubview(toFront:)`.
    struct Name: Equatable {
        var base: String
        /// Nil for what is not called.
        var labels: [String]?

        init(_ text: String) {
            let parts = text.split(separator: "(", maxSplits: 1)
            base = String(parts[0])
            labels = parts.count < 2 ? nil : parts[1].dropLast().split(separator: ":").map(String.init)
        }
    }

    /// What the old spelling becomes.
    enum Form: Equatable {
        /// A name in place of a name, label for label.
        case name
        /// A member of the first argument: `CGRectGetWidth(r)` is `r.width`.
        case memberOfFirst
        /// An operator between two arguments.
        case comparison
    }

    /// What the name is a member of: nothing, anything (``) or that type alone.
    let base: String?
    let old: Name
    let new: Name
    let form: Form

    /// A line `old = new`. A name of a member begins with a point, one of the first argument with `$0.`.
    init?(line: String) {
        let sides = line.components(separatedBy: " = ")
        guard sides.count == 2 else { return nil }
        var (old, new) = (sides[0].trimmingBlanks, sides[1].trimmingBlanks)
        if new.hasPrefix("$0.") {
            form = .memberOfFirst
            new.removeFirst(3)
        } else {
            form = new.hasPrefix("$0 ") ? .comparison : .name
        }
        // The base is what stands before the last point of the old name without its labels.
        let stem = old.prefix { $0 != "(" }
        if let point = stem.lastIndex(of: ".") {
            base = String(stem[..<point])
            old = String(old[old.index(after: point)...])
            if let point = new.prefix(while: { $0 != "(" }).lastIndex(of: "."), form == .name, new.hasPrefix(".") {
                new = String(new[new.index(after: point)...])
            }
        } else {
            base = nil
        }
        self.old = Name(old)
        self.new = Name(new)
    }
}

/// The table of old spellings, by the base name.
struct OldSpellings {
    /// Names that stand alone: types, constants, functions.
    let alone: [String: [OldSpelling]]
    /// Names of members.
    let members: [String: [OldSpelling]]

    static let all = OldSpellings(
        lines: [types, constants, functions, methods, swift2].flatMap { $0.split(separator: "\n").map(String.init) })

    init(lines: [String]) {
        let spellings = lines.compactMap(OldSpelling.init)
        alone = Dictionary(grouping: spellings.filter { $0.base == nil }, by: \.old.base)
        members = Dictionary(grouping: spellings.filter { $0.base != nil }, by: \.old.base)
    }
}
