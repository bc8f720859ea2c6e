import SwiftSyntax

/// `view.isKind(of: UILabel.self)` becomes `(view is UILabel)`: Linux's `NSObject` cannot be asked.
struct KindQuestions: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(project.sources[source].tree)
        for question in finder.questions where project.declaredNames.isDisjoint(with: ["isKind(of:)", "isMember(of:)"])
        {
            var edits = port.edits[source]
            edits.insert("(", at: question.call.extent.lowerBound)
            // `a?.isKind` asks of the optional itself.
            let end = question.base.as(OptionalChainingExprSyntax.self)?.expression.extent ?? question.base.extent
            edits.replace(end.upperBound..<question.type.extent.lowerBound, with: " is ")
            edits.replace(question.type.extent.upperBound..<question.call.extent.upperBound, with: ")")
            port.edits[source] = edits
        }
    }

    private struct Question {
        let call: FunctionCallExprSyntax
        let base: ExprSyntax
        let type: ExprSyntax
    }

    private final class Finder: SyntaxVisitor {
        private(set) var questions: [Question] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
                callee.declName.baseName.text == "isKind", node.arguments.count == 1,
                let argument = node.arguments.first, argument.label?.text == "of",
                let type = argument.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
                let name = type.base
            else { return .visitChildren }
            questions.append(Question(call: node, base: base, type: name))
            return .visitChildren
        }
    }
}
