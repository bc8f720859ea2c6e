import Foundation

/// Finds the sources in folders, and what lies beside them that cannot be ported.
public struct SourceFinder {
    /// A source as it was found.
    public struct File: Sendable, Equatable {
        /// The absolute path.
        public let path: String
        /// The path below the folder that was named, by which the ported file is written.
        public var relativePath: String
    }

    /// Swift files in the order of their paths; no two have one name.
    public private(set) var files: [File] = []
    /// Nibs and storyboards.
    public private(set) var interfaces: [String] = []
    /// What is to be said of files that are there.
    public private(set) var notes: [PortingNote] = []

    private var visited: Set<String> = []
    private static let skippedFolders: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

    /// Finds all sources at these paths, files or folders.
    ///
    /// Hidden folders, build folders and those of package managers are skipped; links are followed once. A path where
    /// nothing is throws.
    public init(paths: [String]) throws(SourceFolderError) {
        for path in paths {
            let url = URL(filePath: path).standardizedFileURL
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
                throw SourceFolderError(path: path, problem: "there is no such file or folder")
            }
            if isFolder.boolValue {
                try find(in: url, relativePath: "")
            } else {
                take(url, relativePath: url.lastPathComponent)
            }
        }
        files.sort { $0.path < $1.path }
        makeNamesUnique()
    }

    private mutating func find(in folder: URL, relativePath: String) throws(SourceFolderError) {
        guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        } catch {
            throw SourceFolderError(path: folder.path, problem: "cannot be read: \(error.localizedDescription)")
        }
        for name in names where !name.hasPrefix(".") {
            let url = folder.appending(path: name)
            let below = relativePath.isEmpty ? name : relativePath + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
            if !isFolder.boolValue {
                take(url, relativePath: below)
            } else if !Self.skippedFolders.contains(name) {
                try find(in: url, relativePath: below)
            }
        }
    }

    private mutating func take(_ url: URL, relativePath: String) {
        switch url.pathExtension {
        case "swift" where url.lastPathComponent != "Package.swift":
            files.append(File(path: url.path, relativePath: relativePath))
        case "storyboard", "xib": interfaces.append(url.path)
        case "m", "mm", "h":
            if url.pathExtension == "h", Self.isUmbrella(url) { return }
            notes.append(
                PortingNote(
                    path: url.path, line: 1, what: "is Objective-C, which Linux has not",
                    remedy: "write in Swift what the transitions use of it", weight: .unported))
        default: break
        }
    }

    /// Whether a header only imports others and names the framework's version.
    private static func isUmbrella(_ url: URL) -> Bool {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return false }
        return !["@interface", "@protocol", "@class", "typedef", "#define", "NS_ENUM"].contains(where: text.contains)
    }

    /// Two files of one name in a module are an error to the compiler.
    private mutating func makeNamesUnique() {
        var taken: Set<String> = []
        for index in files.indices {
            let path = files[index].relativePath
            var folders = files[index].path.split(separator: "/").map(String.init)
            var name = folders.removeLast()
            let parent = path.split(separator: "/").dropLast().joined(separator: "/")
            while taken.contains(name.lowercased()), let folder = folders.popLast() { name = "\(folder)-\(name)" }
            taken.insert(name.lowercased())
            let unique = parent.isEmpty ? name : parent + "/" + name
            if unique != path {
                notes.append(
                    PortingNote(
                        path: files[index].path, line: 1,
                        what: "was written as \(unique), since another file has its name",
                        remedy: "nothing is to be done", weight: .remark))
            }
            files[index].relativePath = unique
        }
    }
}

/// A path that cannot be read.
public struct SourceFolderError: Error, CustomStringConvertible {
    let path: String
    let problem: String

    public var description: String { "\(path): \(problem)" }
}
