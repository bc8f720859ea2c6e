import SwiftSyntax

/// `(bar as AnyObject).layOut()` asks whatever object it is for a method of that name, which takes Objective-C. It
/// becomes a cast to what declares the method in the sources: to the one protocol, or else to the one type.
struct AnyObjectCalls: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(project.sources[source].tree)
        for call in finder.calls {
            let declaring = project.index.types.values.filter { type in
                !type.isModel && type.members(named: call.name).contains { $0.labels == call.labels }
            }
            let protocols = declaring.filter { $0.kind == .protocol }
            let candidates = protocols.isEmpty ? declaring : protocols
            guard candidates.count == 1, let type = candidates.first, type.kind != nil else {
                port.notes.append(
                    project.sources[source].unported(
                        call.cast, "\(call.name) is asked of any object, and \(declaring.count) types declare it",
                        "cast to the type or protocol that is meant"))
                continue
            }
            port.edits[source].replace(
                call.cast.extent.lowerBound..<call.type.extent.upperBound, with: "as! \(type.path)")
        }
    }

    private struct Call {
        /// The word `as`.
        let cast: UnresolvedAsExprSyntax
        let type: TypeExprSyntax
        let name: String
        let labels: [String]
    }

    private final class Finder: SyntaxVisitor {
        private(set) var calls: [Call] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
                let tuple = callee.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
                let operation = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
                operation.questionOrExclamationMark == nil,
                let type = sequence.elements.last?.as(TypeExprSyntax.self), type.trimmedDescription == "AnyObject"
            else { return .visitChildren }
            calls.append(
                Call(
                    cast: operation, type: type, name: callee.declName.baseName.text,
                    labels: node.arguments.map { $0.label?.text ?? "_" }))
            return .visitChildren
        }
    }
}
