import Foundation

/// The folder that the ported files are written to, as a whole or not at all.
public struct OutputFolder {
    /// The file that lists what was written, by which the folder is known again.
    static let markerName = ".ported"

    /// The folder.
    public let url: URL

    /// A folder that is not there, is empty, or was written before; it may lie in no source, nor a source in it.
    public init(path: String, sources: [String]) throws(OutputError) {
        url = URL(filePath: path).standardizedFileURL
        let own = Self.resolved(url)
        for source in sources {
            let other = Self.resolved(URL(filePath: source).standardizedFileURL)
            guard !Self.contains(own, other), !Self.contains(other, own) else {
                throw OutputError("\(path) and the source \(source) lie in one another: write to another folder")
            }
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else { throw OutputError("\(path) is a file: write to a folder") }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        guard names.isEmpty || names.contains(Self.markerName) else {
            throw OutputError("\(path) was not written by this command: write to another folder, or empty it")
        }
    }

    /// The files that were written before, by their paths in the folder.
    var written: [String] {
        let text = try? String(contentsOf: url.appending(path: Self.markerName), encoding: .utf8)
        return text?.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init) ?? []
    }

    /// Puts these files in place of those written before. What else is in the folder is the user's and stays.
    public func write(_ files: [String: String]) throws(OutputError) {
        let manager = FileManager.default
        let next = sibling("next")
        let last = sibling("last")
        do {
            try? manager.removeItem(at: next)
            try? manager.removeItem(at: last)
            try manager.createDirectory(at: next, withIntermediateDirectories: true)
            try keepOthers(in: next, besides: Set(files.keys))
            for (path, text) in files { try Self.write(text, to: next.appending(path: path)) }
            let list = ["# Written by transition-port; what is listed here is written anew."] + files.keys.sorted()
            try Self.write(list.joined(separator: "\n") + "\n", to: next.appending(path: Self.markerName))
            if manager.fileExists(atPath: url.path) { try manager.moveItem(at: url, to: last) }
            do {
                try manager.moveItem(at: next, to: url)
            } catch {
                try? manager.moveItem(at: last, to: url)
                throw error
            }
            try? manager.removeItem(at: last)
        } catch {
            try? manager.removeItem(at: next)
            throw OutputError("\(url.path) cannot be written: \(error.localizedDescription)")
        }
    }

    private func keepOthers(in next: URL, besides files: Set<String>) throws {
        let old = Set(written)
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? [] {
            var isFolder: ObjCBool = false
            let file = url.appending(path: path)
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue,
                !old.contains(path), !files.contains(path), path != Self.markerName
            else { continue }
            let copy = next.appending(path: path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: file, to: copy)
        }
    }

    private func sibling(_ kind: String) -> URL {
        url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).\(kind)")
    }

    static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The path with all links resolved, also where the last parts of it are not there yet.
    private static func resolved(_ url: URL) -> String {
        var (existing, rest) = (url, [String]())
        while !FileManager.default.fileExists(atPath: existing.path), existing.path != "/" {
            rest.insert(existing.lastPathComponent, at: 0)
            existing.deleteLastPathComponent()
        }
        return ([existing.resolvingSymlinksInPath().path] + rest).joined(separator: "/")
    }

    private static func contains(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}

/// Why nothing was written.
public struct OutputError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
