import Foundation

/// What came of a run.
public struct PortingReport: Sendable, Codable {
    /// How many files were ported.
    public let files: Int
    /// How many of their lines were changed.
    public let lines: Int
    /// Modules whose imports were taken out.
    public let removedModules: [String]
    /// What a scene calls where it makes its root controller, to have each storyboard and nib.
    public let interfaces: [String]
    /// What there is to say of places in the sources.
    public let notes: [PortingNote]
    /// Types that got a stub in this run.
    public var stubs: [String] = []
    /// What the compiler still says.
    public var errors: [TypeCheck.Diagnostic] = []

    init(files: Int, lines: Int, removedModules: [String], interfaces: [String], notes: [PortingNote]) {
        self.files = files
        self.lines = lines
        self.removedModules = removedModules
        self.interfaces = interfaces
        self.notes = notes
    }

    /// Whether all was ported, and compiles as far as that was tried.
    public var isClean: Bool { errors.isEmpty && !notes.contains { $0.weight == .unported } }

    /// The report for people.
    public var text: String {
        var lines = ["Ported \(files) files, \(self.lines) lines changed."]
        func section(_ title: String, _ entries: [String]) {
            if !entries.isEmpty { lines += ["", title] + entries.map { "  " + $0 } }
        }
        section("Not ported:", notes.filter { $0.weight == .unported }.map(\.description))
        section("Ported, but to be known:", notes.filter { $0.weight == .remark }.map(\.description))
        section("Storyboards and nibs; call these where a scene makes its root controller:", interfaces)
        section("Modules that are not here, imports taken out:", removedModules)
        section("Types that nothing declares, written as stubs into \(Stubs.fileName):", stubs)
        section("Does not compile:", errors.map { "\($0.path):\($0.line): \($0.message)" })
        return lines.joined(separator: "\n")
    }

    /// The report for programs.
    public var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
