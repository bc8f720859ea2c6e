/// Why a storyboard or xib file cannot be ported: what is wrong, where, and what to do about it.
public struct InterfaceError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file as the caller named it.
    public let path: String
    /// The line in the file, from 1.
    public let line: Int
    /// What is wrong there.
    public let what: String
    /// What puts it right.
    public let remedy: String

    /// One line that an editor can jump by.
    public var description: String { "\(path):\(line): \(what). \(remedy)." }
}

/// An error that does not know the file's name yet.
struct Fault: Error {
    let line: Int
    let what: String
    let remedy: String

    func error(in path: String) -> InterfaceError {
        InterfaceError(path: path, line: line, what: what, remedy: remedy)
    }
}
