import Foundation

/// A folder into which nothing can be written, and why.
public struct UnwritableFolder: Error, Hashable, Sendable, CustomStringConvertible {
    public let path: String
    public let reason: String

    /// Looks for the reason in the file system, since the error itself often hides it.
    init(path: String, _ error: any Error) {
        self.path = path
        var folder = URL(fileURLWithPath: path).standardizedFileURL
        while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
            folder.deleteLastPathComponent()
        }
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
        if !isFolder.boolValue {
            reason = "'\(folder.path)' is not a folder"
        } else if access(folder.path, W_OK | X_OK) != 0 {
            reason = "'\(folder.path)': \(String(cString: strerror(errno)))"
        } else {
            reason = error.systemReason
        }
    }

    public var description: String { "cannot write into '\(path)': \(reason)" }
}
