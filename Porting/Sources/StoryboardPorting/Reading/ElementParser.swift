import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Makes elements of XML text.
final class ElementParser: NSObject, XMLParserDelegate {
    /// An element whose end has not come yet.
    private struct Open {
        let name: String
        let line: Int
        let attributes: [String: String]
        var children: [InterfaceElement] = []
        var text = ""
    }

    /// Deeper files are refused: no view hierarchy is so deep, and code of that depth would not compile.
    private static let deepest = 200

    private var open: [Open] = []
    private var root: InterfaceElement?
    private var fault: Fault?

    /// The root element, or a fault where the text is no XML.
    static func root(of data: Data) throws -> InterfaceElement {
        let delegate = ElementParser()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = delegate
        let isWhole = parser.parse()
        if let fault = delegate.fault { throw fault }
        guard isWhole, let root = delegate.root else {
            throw Fault(
                line: max(1, parser.lineNumber), what: "This is no well-formed XML, or it ends too early",
                remedy: "Open the file in Xcode and save it again, or restore it from version control")
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(Open(name: elementName, line: parser.lineNumber, attributes: attributes))
        if open.count > Self.deepest, fault == nil {
            fault = Fault(
                line: parser.lineNumber, what: "Elements are nested more than \(Self.deepest) deep here",
                remedy: "Move a part of the hierarchy to a file of its own")
            parser.abortParsing()
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !open.isEmpty { open[open.count - 1].text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        if !open.isEmpty { open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self) }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard let ended = open.popLast() else { return }
        let element = InterfaceElement(
            name: ended.name, line: ended.line, attributes: ended.attributes, children: ended.children,
            text: ended.text)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
