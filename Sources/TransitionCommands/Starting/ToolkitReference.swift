import Foundation

/// How a new package names this toolkit.
enum ToolkitReference: Equatable {
    case url(String)
    case folder(URL)

    /// - Parameter word: What the user said; where this code was built from if nothing.
    init(_ word: String?, for place: StarterPlace) throws(CommandFailure) {
        if let word, Self.isURL(word) {
            self = .url(word)
            return
        }
        let folder = word.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Self.ownPackage
        guard let folder, word != "",
            FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
        else {
            throw CommandFailure(
                status: .unreadableInput,
                message: word.map { "there is no package in '\($0)'; --toolkit takes a checkout's folder or a URL" }
                    ?? "cannot tell where this toolkit is; say so with --toolkit, by a checkout's folder or a URL")
        }
        self = .folder(folder.resolvingSymlinksInPath().standardizedFileURL)
    }

    /// The dependency, as the package's description declares it.
    func declaration(in package: URL) -> String {
        switch self {
        case .url(let url): ".package(url: \(SwiftText.literal(url)), branch: \"main\")"
        case .folder(let folder):
            ".package(name: \"\(Self.packageName)\", path: \(SwiftText.literal(folder.pathToWrite(in: package))))"
        }
    }

    /// What products say that they are of.
    var identity: String {
        switch self {
        case .url(let url):
            // As SwiftPM does: the last part, without the ending.
            url.split { "/:".contains($0) }.last.map { String($0.hasSuffix(".git") ? $0.dropLast(4) : $0) } ?? url
        case .folder: Self.packageName
        }
    }

    private static let packageName = "TransitionCheck"

    private static func isURL(_ word: String) -> Bool {
        word.contains("://") || word.wholeMatch(of: /[A-Za-z0-9._-]+@[A-Za-z0-9._-]+:.+/) != nil
    }

    /// The checkout that this file was compiled in; nil for a copy that SwiftPM keeps in a build folder, which is gone
    /// with that.
    private static var ownPackage: URL? {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder.pathComponents.contains("checkouts") ? nil : folder
    }
}
