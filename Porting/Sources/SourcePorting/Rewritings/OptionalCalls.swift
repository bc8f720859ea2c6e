import SwiftSyntax

/// `delegate?.menuDidOpen?(self)` loses the second question mark: the requirement has a default now.
struct OptionalCalls: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let requirements = project.optionalMethods
        let finder = Finder(requirements)
        finder.walk(project.sources[source].tree)
        for call in finder.calls {
            port.edits[source].delete(call.mark.extent)
            if call.isUnwrapped {
                port.edits[source].insert("Optional(", at: call.node.extent.lowerBound)
                port.edits[source].insert(")", at: call.node.extent.upperBound)
            }
        }
        for question in finder.questions {
            port.notes.append(
                project.sources[source].unported(
                    question, "\(question.trimmedDescription) asks whether an optional method is implemented",
                    "every method has a default here: give the protocol a property that answers it"))
        }
    }

    private struct Call {
        let node: FunctionCallExprSyntax
        let mark: TokenSyntax
        /// Whether `if let` and the like unwrap a value that is no longer optional.
        let isUnwrapped: Bool
    }

    private final class Finder: SyntaxVisitor {
        private let requirements: [String: [Member]]
        private(set) var calls: [Call] = []
        private(set) var questions: [MemberAccessExprSyntax] = []

        init(_ requirements: [String: [Member]]) {
            self.requirements = requirements
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let callee = node.calledExpression.as(OptionalChainingExprSyntax.self),
                let name = callee.expression.calledName,
                let method = requirements[name]?.first(where: { fits(node, $0) })
            else { return .visitChildren }
            let isUnwrapped =
                method.result.map { !$0.isOptional } == true && method.source == nil
                && node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
                && !callee.expression.trimmedDescription.contains("?")
            calls.append(Call(node: node, mark: callee.questionMark, isUnwrapped: isUnwrapped))
            return .visitChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            let named = requirements[node.declName.baseName.text] ?? []
            let isQuestion = node.parent?.isComparisonWithNil == true || node.isBoundByName
            guard isQuestion, node.base != nil, !named.isEmpty,
                node.declName.argumentNames != nil || named.contains(where: { $0.source != nil })
            else { return .visitChildren }
            questions.append(node)
            return .visitChildren
        }

        /// Whether the call has the method's labels; those of trailing closures are not written.
        private func fits(_ call: FunctionCallExprSyntax, _ method: Member) -> Bool {
            let labels = call.arguments.map { $0.label?.text.withoutBackticks ?? "_" }
            guard let declared = method.labels else { return false }
            return call.trailingClosure == nil ? labels == declared : declared.starts(with: labels)
        }
    }
}

extension ExprSyntax {
    /// The name of the method in `delegate?.method` or `method`.
    fileprivate var calledName: String? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text.withoutBackticks
            ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks
    }
}

extension Syntax {
    /// Whether the node is a sequence such as `a.b != nil`, or what is inside `a?.b` of one.
    fileprivate var isComparisonWithNil: Bool {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.parent?.isComparisonWithNil ?? false }
        guard let sequence = parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3 else { return false }
        return sequence.elements.last?.is(NilLiteralExprSyntax.self) ?? false
    }
}

extension MemberAccessExprSyntax {
    /// Whether `if let` binds the member itself.
    fileprivate var isBoundByName: Bool { parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false }
}
