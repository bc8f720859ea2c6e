import Foundation

/// A folder of an app's code, to which a new package has a symbolic link: SwiftPM goes after it.
struct LinkedSources {
    let folder: URL
    /// Files that would be the program's beginning, which is the command's own; by their paths in the folder.
    let entryPoints: [String]
    /// What is there beside Swift, by its paths in the folder.
    let others: [String]

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
    }

    /// The link's name in the package.
    var name: String { folder.lastPathComponent }

    private static func isEntryPoint(_ file: URL) -> Bool {
        if file.lastPathComponent == "main.swift" { return true }
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).contains { line in
            let word = line.drop { $0 == " " || $0 == "\t" }.prefix { !$0.isWhitespace }
            return ["@main", "@UIApplicationMain"].contains(word)
        }
    }
}
