import Foundation

/// What kind of document a file is.
enum DocumentFormat: Sendable {
    case storyboard
    case nib

    private static let types: [String: DocumentFormat] = [
        "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": .storyboard,
        "com.apple.InterfaceBuilder3.CocoaTouch.XIB": .nib,
        "com.apple.InterfaceBuilder.AppleTV.Storyboard": .storyboard,
        "com.apple.InterfaceBuilder.AppleTV.XIB": .nib,
    ]

    /// Refuses compiled files, and bytes that are no text: the parser of XML would not survive those.
    static func checkIsText(_ data: Data) throws {
        let start = String(decoding: data.prefix(10), as: UTF8.self)
        if start.hasPrefix("NIBArchive") || start.hasPrefix("bplist") {
            throw Fault(
                line: 1, what: "This is a compiled nib file",
                remedy: "Port the .xib or .storyboard file that it was made from")
        }
        if data.isEmpty {
            throw Fault(line: 1, what: "The file is empty", remedy: "Restore it from version control")
        }
        if let text = String(validating: data, as: UTF8.self) { return try checkProlog(text) }
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        throw Fault(
            line: index + 1, what: "There are bytes here that are no text in UTF-8",
            remedy: "Restore the file from version control")
    }

    /// Refuses what Xcode never writes before the root element: another encoding, by which texts would be other ones,
    /// and entities, which would be lost.
    private static func checkProlog(_ text: String) throws {
        let prolog = text.prefix(upTo: text.range(of: "<document")?.lowerBound ?? text.endIndex)
        func line(of range: Range<String.Index>) -> Int { prolog[..<range.lowerBound].count { $0.isNewline } + 1 }
        if let type = prolog.range(of: "<!DOCTYPE") {
            throw Fault(
                line: line(of: type), what: "A document type is declared here, which Xcode never does",
                remedy: "Remove the declaration and the entities that it declares")
        }
        guard let name = prolog.range(of: "encoding=") else { return }
        let encoding = prolog[name.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
        guard encoding.lowercased() != "utf-8" else { return }
        throw Fault(
            line: line(of: name), what: "The file says that its encoding is \(encoding.prefix(40)), but it is UTF-8",
            remedy: "Write UTF-8 there")
    }

    /// The format of a document by its root element.
    init(_ root: InterfaceElement) throws {
        let type = root.attributes["type"] ?? "none"
        if root.name == "archive" {
            throw Fault(
                line: root.line, what: "This is an archive of an Interface Builder before Xcode 4.5",
                remedy: "Open it in Xcode, choose a newer document format in the file inspector, and save it")
        }
        guard root.name == "document" else {
            throw Fault(
                line: root.line, what: "The root element is <\(root.name.prefix(60))>, not <document>",
                remedy: "Give it a .storyboard or .xib file that Xcode has saved")
        }
        guard let format = Self.types[type] else { throw Self.refusal(of: type, at: root.line) }
        guard root.attributes["version"] == "3.0" else {
            throw Fault(
                line: root.line,
                what: "Version \(root.attributes["version"] ?? "none") of the document format is not known, only 3.0",
                remedy: "Open the file in Xcode 5 or newer and save it")
        }
        self = format
    }

    private static func refusal(of type: String, at line: Int) -> Fault {
        if type.contains("WatchKit") || type.contains("watchKit") {
            return Fault(
                line: line, what: "This is an interface for the watch (\(type)), which has no UIKit",
                remedy: "Leave the file out")
        }
        if type.contains(".Cocoa.") {
            return Fault(
                line: line, what: "This is an interface for macOS (\(type)), which has no UIKit",
                remedy: "Leave the file out")
        }
        return Fault(
            line: line, what: "The document type \(SwiftText.literal(String(type.prefix(100)))) is not known",
            remedy: "Give it a storyboard or xib file for iOS")
    }
}
