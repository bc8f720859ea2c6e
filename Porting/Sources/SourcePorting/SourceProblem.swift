import SwiftSyntax

/// Why a source cannot be ported at all.
enum SourceProblem {
    /// What does not parse, or that the source is one of SwiftUI or XCTest.
    static func first(in source: ParsedSource) -> PortingNote? {
        if source.tree.hasError {
            let finder = ErrorFinder(viewMode: .all)
            finder.walk(source.tree)
            if let (node, what) = finder.first {
                return PortingNote(
                    path: source.path, line: source.line(of: node), what: "does not parse: \(what)",
                    remedy: "mend it; the other sources were ported without it", weight: .unported)
            }
        }
        for statement in source.tree.statements {
            guard let module = statement.item.as(ImportDeclSyntax.self) else { continue }
            switch module.path.first?.name.text {
            case "XCTest":
                return source.remark(
                    module, "is a test of XCTest and was left out", "write scenes for what it tests")
            case "SwiftUI":
                return source.unported(
                    module, "is SwiftUI and was left out", "move what is UIKit's alone into a file of its own")
            default: continue
            }
        }
        return nil
    }

    /// The first thing that is missing or not expected, outside of what `#if` leaves out.
    private final class ErrorFinder: SyntaxVisitor {
        private(set) var first: (node: Syntax, what: String)?

        override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
            if first == nil {
                first = (Syntax(node), "\(node.trimmedDescription.onOneLine.prefix(40)) was not expected")
            }
            return .skipChildren
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if first == nil, token.presence == .missing {
                let text = token.text.isEmpty ? "something" : token.text
                first = (Syntax(token), "\(text) is missing")
            }
            return .skipChildren
        }

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            if let active = node.clauses.active { walk(active) }
            return .skipChildren
        }
    }
}
