import SwiftSyntax

/// What earlier compilers took and today's refuse: `open static`, `weak` in a protocol, `(Void) -> Void`.
struct FormerSwift: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let finder = Finder(project.sources[source])
        finder.walk(finder.source.tree)
        for (range, text) in finder.replacements { port.edits[source].replace(range, with: text) }
    }

    private final class Finder: SyntaxVisitor {
        let source: ParsedSource
        private(set) var replacements: [(Range<Int>, String)] = []

        init(_ source: ParsedSource) {
            self.source = source
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
            closeOpen(node.modifiers, isFinal: isConstant)
            if node.enclosingTypes.first?.isProtocol == true {
                for modifier in node.modifiers where ["weak", "unowned"].contains(modifier.name.text) {
                    replacements.append((modifier.extent.lowerBound..<source.endWithBlanks(of: modifier), ""))
                }
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            closeOpen(node.modifiers, isFinal: false)
            return .visitChildren
        }

        override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
            if node.parameters.count == 1, let only = node.parameters.first, only.type.trimmedDescription == "Void" {
                replacements.append((only.extent, ""))
            }
            return .visitChildren
        }

        /// What cannot be overridden is public at most.
        private func closeOpen(_ modifiers: DeclModifierListSyntax, isFinal: Bool) {
            guard isFinal || modifiers.contains("static") || modifiers.contains("final") else { return }
            for modifier in modifiers where modifier.name.text == "open" {
                replacements.append((modifier.name.extent, "public"))
            }
        }
    }
}
