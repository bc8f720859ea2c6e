import Foundation

/// What a folder of an app's code has, by paths within it.
struct SourceFolder {
    /// The Swift files, sorted.
    private(set) var swiftFiles: [String] = []
    /// Other files, and folders with nothing in Swift, sorted: SwiftPM takes no target of several languages, and no
    /// resources of a language of people where the package names none.
    private(set) var others: [String] = []

    init(_ folder: URL) {
        _ = read(folder, path: "")
        swiftFiles.sort()
        others.sort()
    }

    /// Reads one folder, and those in it. What begins with a dot is no part, as for SwiftPM.
    ///
    /// - Returns: Whether there is a Swift file.
    private mutating func read(_ folder: URL, path: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var hasSwift = false
        var foreign: [String] = []
        for name in names where !name.hasPrefix(".") {
            let (url, path) = (folder.appendingPathComponent(name), path + name)
            switch type(of: url) {
            case .typeDirectory:
                let found = others.count
                if read(url, path: path + "/") {
                    hasSwift = true
                } else {
                    // The folder stands for all that is in it.
                    others.removeSubrange(found...)
                    foreign.append(path)
                }
            case _ where name.hasSuffix(".swift"):
                swiftFiles.append(path)
                hasSwift = true
            // A link may lead to Swift, or back to a folder above.
            case .typeSymbolicLink: break
            default: foreign.append(path)
            }
        }
        others += foreign
        return hasSwift
    }

    private func type(of url: URL) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
    }
}
