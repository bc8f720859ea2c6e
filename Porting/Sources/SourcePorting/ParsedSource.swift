import SwiftParser
import SwiftSyntax

/// One source with its syntax tree.
struct ParsedSource {
    let path: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    private let lines: SourceLocationConverter

    init(_ source: SourceText) {
        path = source.path
        bytes = Array(source.text.utf8)
        tree = Parser.parse(source: source.text)
        lines = SourceLocationConverter(fileName: source.path, tree: tree)
    }

    func line(of position: AbsolutePosition) -> Int { lines.location(for: position).line }

    func line(of node: some SyntaxProtocol) -> Int { line(of: node.positionAfterSkippingLeadingTrivia) }

    /// The line of a byte.
    func line(at offset: Int) -> Int { line(of: AbsolutePosition(utf8Offset: offset)) }

    /// The text of a range as it is in the source.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// A note on a node.
    func remark(_ node: some SyntaxProtocol, _ what: String, _ remedy: String) -> PortingNote {
        PortingNote(path: path, line: line(of: node), what: what, remedy: remedy, weight: .remark)
    }

    /// A note on a node that could not be ported.
    func unported(_ node: some SyntaxProtocol, _ what: String, _ remedy: String) -> PortingNote {
        PortingNote(path: path, line: line(of: node), what: what, remedy: remedy, weight: .unported)
    }

    /// The offset after a node and the blanks behind it on its line.
    func endWithBlanks(of node: some SyntaxProtocol) -> Int {
        var end = node.extent.upperBound
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        return end
    }
}

extension SyntaxProtocol {
    /// The bytes of the node, without the trivia around it.
    var extent: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
