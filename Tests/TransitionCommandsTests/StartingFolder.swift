import Foundation

/// A temporary folder of an app's project, for `init`; gone with the value.
final class StartingFolder {
    let path: String

    /// - Parameter name: The project's folder, in a folder of its own.
    init(_ name: String = "App Folder") throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("init-\(UUID())")
        path = parent.appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// Every file and link below, sorted.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return all.filter { !isFolder($0) }.sorted()
    }

    /// All that is below, folders too.
    var everything: [String] {
        (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
    }

    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

    func link(_ name: String) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(name)")
    }

    private func isFolder(_ name: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
}
