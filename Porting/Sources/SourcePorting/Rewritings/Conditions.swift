import SwiftSyntax

/// `os(iOS)` and `targetEnvironment(simulator)` are true, all other systems and environments false.
struct Conditions: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(project.sources[source].tree)
        for call in finder.calls {
            port.edits[source].replace(call.extent, with: Condition.holds(ExprSyntax(call)) ? "true" : "false")
        }
    }

    private final class Finder: SyntaxVisitor {
        private(set) var calls: [FunctionCallExprSyntax] = []

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition { collect(Syntax(condition)) }
            return .visitChildren
        }

        private func collect(_ node: Syntax) {
            if let call = node.as(FunctionCallExprSyntax.self) {
                if ["os", "targetEnvironment"].contains(call.calledExpression.trimmedDescription) {
                    calls.append(call)
                }
            } else {
                for child in node.children(viewMode: .sourceAccurate) { collect(child) }
            }
        }
    }
}
