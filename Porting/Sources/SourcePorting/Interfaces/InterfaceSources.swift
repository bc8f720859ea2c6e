import Foundation
import StoryboardPorting

/// Storyboards and nibs as Swift files, with what was left out of them.
struct InterfaceSources {
    private(set) var files: [String: String] = [:]
    private(set) var notes: [PortingNote] = []
    /// What a scene calls to have each, as `MainStoryboardFile.define()`.
    private(set) var calls: [String] = []

    /// Reads the files at these paths; one that cannot be read has a note, and the others go on.
    init(paths: [String], declarations: SourceDeclarations) {
        var names: Set<String> = []
        for path in Self.withoutTranslations(paths) {
            do {
                let file = try InterfaceFile.read(try Data(contentsOf: URL(filePath: path)), path: path)
                var ported = try file.swiftSource(declarations: declarations)
                if !names.insert(ported.typeName).inserted {
                    let folder = URL(filePath: path).deletingLastPathComponent().lastPathComponent
                    let name = folder.filter { $0.isLetter || $0.isNumber } + ported.typeName
                    names.insert(name)
                    ported = try file.swiftSource(
                        declarations: declarations, options: PortingOptions(typeName: name))
                }
                files["\(ported.typeName).swift"] = ported.source
                calls.append("\(ported.typeName).define()")
                notes += ported.notes.map(Self.note)
            } catch let error as InterfaceError {
                notes.append(
                    PortingNote(
                        path: error.path, line: error.line, what: error.what, remedy: error.remedy, weight: .unported))
            } catch {
                notes.append(
                    PortingNote(
                        path: path, line: 1, what: "cannot be read: \(error.localizedDescription)",
                        remedy: "see whether it is a file that you may read", weight: .unported))
            }
        }
    }

    /// A part that is left out changes what is seen, and hardly a transition.
    private static func note(_ note: InterfaceNote) -> PortingNote {
        let times = note.count == 1 ? "" : " (\(note.count) times)"
        return PortingNote(
            path: note.path, line: note.line, what: "\(note.element) was left out\(times): \(note.reason)",
            remedy: "set it in code where a transition depends on it", weight: .remark)
    }

    /// Of one file in several languages of people the one that is translated from.
    private static func withoutTranslations(_ paths: [String]) -> [String] {
        func folder(_ path: String) -> String { URL(filePath: path).deletingLastPathComponent().lastPathComponent }
        func name(_ path: String) -> String { URL(filePath: path).lastPathComponent }
        let bases = Set(paths.filter { folder($0) == "Base.lproj" }.map(name))
        return paths.filter { path in
            !folder(path).hasSuffix(".lproj") || folder(path) == "Base.lproj" || !bases.contains(name(path))
        }
    }
}
