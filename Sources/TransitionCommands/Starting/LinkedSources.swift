import Foundation

/// A folder of an app's code, to which a new package leads: by a symbolic link, which SwiftPM goes after, or by a list
/// of what is to be ported before each build.
struct LinkedSources {
    let folder: URL
    /// Files that would be the program's beginning, which is the command's own; by their paths in the folder.
    let entryPoints: [String]
    /// What is there beside Swift, by its paths in the folder.
    let others: [String]
    /// Whether there is what has a meaning by Objective-C alone, or a storyboard.
    let needsPorting: Bool

    /// - Throws: when there is no Swift code, or the folder would have the package in it.
    init(_ path: String, for place: StarterPlace) throws(CommandFailure) {
        let folder = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath().standardizedFileURL
        var isFolder: ObjCBool = false
        guard !path.isEmpty, FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
            isFolder.boolValue
        else {
            throw CommandFailure(
                status: .unreadableInput,
                message: "there is no folder '\(path)'; --sources takes the folder of the app's transitions")
        }
        guard !place.package.isWithin(folder) else {
            throw CommandFailure.usage(
                "--sources '\(path)' would have the new package itself in it; name a folder within that has the "
                    + "transitions and no more")
        }
        let content = SourceFolder(folder)
        guard !content.swiftFiles.isEmpty else {
            throw CommandFailure(
                status: .unreadableInput,
                message: "there is no Swift file in '\(path)'; --sources takes the folder of the app's transitions")
        }
        self.folder = folder
        entryPoints = content.swiftFiles.filter { Self.isEntryPoint(folder.appendingPathComponent($0)) }
        others = content.others
        needsPorting =
            others.contains { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
            || content.swiftFiles.contains { Self.usesObjectiveC(folder.appendingPathComponent($0)) }
    }

    /// The link's name in the package.
    var name: String { folder.lastPathComponent }

    private static func usesObjectiveC(_ file: URL) -> Bool {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.contains(/@objc|@IB(Outlet|Action|Inspectable|Designable)|#selector|#keyPath|@NSManaged/)
    }

    private static func isEntryPoint(_ file: URL) -> Bool {
        if file.lastPathComponent == "main.swift" { return true }
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).contains { line in
            let word = line.drop { $0 == " " || $0 == "\t" }.prefix { !$0.isWhitespace }
            return ["@main", "@UIApplicationMain"].contains(word)
        }
    }
}
