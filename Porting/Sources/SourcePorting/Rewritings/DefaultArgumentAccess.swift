import SwiftSyntax

/// A value that a public method has for a default argument is public itself, as Swift has wanted it since version 4.
struct DefaultArgumentAccess: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(project.sources[source].tree)
        for (type, name) in finder.values {
            guard let entry = project.index.type(named: type), !entry.isModel else { continue }
            for member in entry.members(named: name) where member.isStatic && member.modifiers.access == nil {
                let group = member.node.enclosingTypes.first?.group.as(ExtensionDeclSyntax.self)
                guard let declaring = member.source, group?.modifiers.access == nil, !member.modifiers.isEmpty else {
                    continue
                }
                port.edits[declaring].insertOnce("public ", at: member.nameOffset)
            }
        }
    }

    private final class Finder: SyntaxVisitor {
        /// Types with the names of their members that are default arguments.
        private(set) var values: [(type: String, name: String)] = []

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            collect(node.signature.parameterClause, node.modifiers, in: Syntax(node))
            return .visitChildren
        }

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            collect(node.signature.parameterClause, node.modifiers, in: Syntax(node))
            return .visitChildren
        }

        private func collect(
            _ clause: FunctionParameterClauseSyntax, _ modifiers: DeclModifierListSyntax, in node: Syntax
        ) {
            let group = node.enclosingTypes.first?.group.as(ExtensionDeclSyntax.self)
            let access = (modifiers.access ?? group?.modifiers.access)?.name.text
            guard access == "public" || access == "open" else { return }
            for parameter in clause.parameters {
                guard let value = parameter.defaultValue?.value.as(MemberAccessExprSyntax.self) else { continue }
                let type = value.base?.trimmedDescription ?? parameter.type.nameWithoutGenerics
                values.append((type, value.declName.baseName.text))
            }
        }
    }
}
