import Foundation
import TransitionReports

/// Where a new package goes: beside an app's sources, and in which repository that is.
struct StarterPlace {
    /// The package's name and that of its folder.
    static let packageName = "TransitionChecks"

    /// The folder of the app's project, without symbolic links in its path.
    let folder: URL
    /// The repository's root; without a repository the project's folder.
    let repository: URL

    /// - Throws: when there is no such folder, or nothing can be written into it.
    init(folder path: String) throws(CommandFailure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandFailure(
                status: .unreadableInput,
                message: "there is no folder '\(path)'; make it, or name the folder of your app's project")
        }
        folder = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath().standardizedFileURL
        repository = Self.repository(of: folder)
    }

    /// The new package's folder.
    var package: URL { folder.appendingPathComponent(Self.packageName, isDirectory: true) }

    /// The package's folder as a job at the repository's root has it.
    var packageInRepository: String { package.relativePath(from: repository) }

    /// A path as seen from the project's folder.
    func url(of path: String) -> URL { folder.appendingPathComponent(path).standardizedFileURL }

    /// A path in the project's folder as somebody in the current folder would write it.
    func shown(_ path: String) -> String {
        let whole = url(of: path).path
        let current = FileManager.default.currentDirectoryPath
        return whole.hasPrefix(current + "/") ? String(whole.dropFirst(current.count + 1)) : whole
    }

    /// The nearest folder above, or this, with a `.git`, which is a file where work trees are several.
    private static func repository(of folder: URL) -> URL {
        var candidate = folder
        while candidate.path != "/" {
            if FileManager.default.fileExists(atPath: candidate.appendingPathComponent(".git").path) {
                return candidate
            }
            candidate.deleteLastPathComponent()
        }
        return folder
    }
}

extension URL {
    /// The way from one folder to this file or folder; both are taken as they stand.
    func relativePath(from base: URL) -> String {
        let (own, other) = (standardizedFileURL.pathComponents, base.standardizedFileURL.pathComponents)
        let shared = zip(own, other).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: other.count - shared) + own[shared...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// Relative, so that both can be moved together; absolute where the two share nothing but the root.
    func pathToWrite(in base: URL) -> String {
        let isNear = standardizedFileURL.pathComponents.prefix(2) == base.standardizedFileURL.pathComponents.prefix(2)
        return isNear ? relativePath(from: base) : path
    }

    /// Whether this is that folder or in it.
    func isWithin(_ folder: URL) -> Bool {
        standardizedFileURL.pathComponents.starts(with: folder.standardizedFileURL.pathComponents)
    }
}
