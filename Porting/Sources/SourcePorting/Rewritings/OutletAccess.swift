import SwiftSyntax

/// Outlets and actions are no longer private: what stands in for the storyboard, or a test, sets and calls them.
struct OutletAccess: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(project.sources[source].tree)
        for modifier in finder.modifiers {
            let range = modifier.extent.lowerBound..<project.sources[source].endWithBlanks(of: modifier)
            port.edits[source].delete(range)
        }
        for offset in finder.hidden { port.edits[source].insert("internal ", at: offset) }
    }

    private final class Finder: SyntaxVisitor {
        private(set) var modifiers: [DeclModifierSyntax] = []
        /// Where declarations begin that are private by their extension.
        private(set) var hidden: [Int] = []

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            visit(node.attributes, node.modifiers, node.bindingSpecifier)
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            visit(node.attributes, node.modifiers, node.funcKeyword)
        }

        private func visit(
            _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax
        ) -> SyntaxVisitorContinueKind {
            guard attributes.contains(anyOf: ["IBOutlet", "IBAction", "IBSegueAction"]) else { return .visitChildren }
            self.modifiers += modifiers.filter { ["private", "fileprivate"].contains($0.name.text) }
            if modifiers.access == nil, let type = keyword.enclosingTypes.first?.group.as(ExtensionDeclSyntax.self),
                type.modifiers.contains("private") || type.modifiers.contains("fileprivate")
            {
                hidden.append((modifiers.first.map { $0.extent } ?? keyword.extent).lowerBound)
            }
            return .visitChildren
        }
    }
}

extension AttributeListSyntax {
    func contains(anyOf names: [String]) -> Bool {
        contains { $0.as(AttributeSyntax.self).map { names.contains($0.attributeName.trimmedDescription) } ?? false }
    }
}
