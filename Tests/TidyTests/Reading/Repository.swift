import Foundation

/// The files of this repository that people write.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let folders = ["Sources", "Tests", "FuzzTargets", "Benchmarks"]

    static let swiftFiles = folders.flatMap { files(in: $0) { $0.hasSuffix(".swift") } } + [file("Package.swift")]

    static let markdownFiles =
        (folders + ["docs", "Documentation"]).flatMap { files(in: $0) { $0.hasSuffix(".md") } } + topMarkdown

    /// Every path below the folders, for rules about names.
    static let paths = folders.flatMap { paths(in: $0) }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    static func text(_ path: String) -> String { file(path).text }

    private static var topMarkdown: [SourceFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".md") }.map(file)
    }

    private static func files(in folder: String, where isWanted: (String) -> Bool) -> [SourceFile] {
        paths(in: folder).filter(isWanted).map(file)
    }

    /// Sorted; hidden files and what a build leaves are left out.
    private static func paths(in folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        let names = (all?.compactMap { $0 as? String } ?? []).filter { name in
            !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        return names.sorted().map { "\(folder)/\($0)" }
    }

    private static func file(_ path: String) -> SourceFile {
        let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path) ?? Data()
        return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
    }
}
