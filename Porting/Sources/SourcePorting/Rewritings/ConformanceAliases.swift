import SwiftSyntax

/// `extension Menu: Menu.Model` becomes `extension Menu: Width & Speed` where `Model` stands for these: the compiler
/// looks for what a class conforms to before it knows what the class declares, and finds itself going in circles.
struct ConformanceAliases: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(project.sources[source].tree)
        for type in finder.types {
            guard let meaning = project.index.aliases[type.trimmedDescription],
                meaning.contains("&") || project.index.type(named: meaning)?.kind == .protocol
            else { continue }
            port.edits[source].replace(type.extent, with: meaning)
        }
    }

    private final class Finder: SyntaxVisitor {
        private(set) var types: [MemberTypeSyntax] = []

        override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
            if let type = node.type.as(MemberTypeSyntax.self) { types.append(type) }
            return .visitChildren
        }
    }
}
