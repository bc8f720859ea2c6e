import SwiftSyntax

/// `init()` cannot be required of `NSObject` without Objective-C. A protocol that an extension has it conform to loses
/// the requirement; its initializers `init(_ block:)` that call it become methods, and `UIView { … }` becomes
/// `UIView().initialized { … }`.
struct RequiredInitializers: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        guard let object = project.index.types["NSObject"] else { return }
        let protocols = project.index.protocols(of: object).filter { $0.body != nil }
        guard !protocols.isEmpty else { return }
        let finder = Finder(protocols: protocols, of: project)
        finder.walk(project.sources[source].tree)
        let parsed = project.sources[source]
        for requirement in finder.requirements { port.edits[source].delete(requirement.extent) }
        for initializer in finder.initializers { makeMethod(of: initializer, in: source, into: &port) }
        for call in finder.calls where !call.calledExpression.trimmedDescription.hasSuffix(".init") {
            port.edits[source].insert("().initialized", at: call.calledExpression.extent.upperBound)
        }
        for requirement in finder.requirements {
            port.notes.append(
                parsed.remark(
                    requirement, "init() cannot be required of NSObject, and was taken out",
                    "call initializers of the classes themselves"))
        }
    }

    private func makeMethod(of initializer: InitializerDeclSyntax, in source: Int, into port: inout Port) {
        guard let body = initializer.body else { return }
        port.edits[source].replace(initializer.initKeyword.extent, with: "func initialized")
        port.edits[source].insert(" -> Self", at: initializer.signature.extent.upperBound)
        for statement in body.statements where statement.item.trimmedDescription == "self.init()" {
            port.edits[source].delete(statement.extent)
        }
        if let last = body.statements.last { port.edits[source].insert("; return self", at: last.extent.upperBound) }
    }

    private final class Finder: SyntaxVisitor {
        private let protocols: [TypeEntry]
        private let project: Project
        private(set) var requirements: [InitializerDeclSyntax] = []
        private(set) var initializers: [InitializerDeclSyntax] = []
        private(set) var calls: [FunctionCallExprSyntax] = []

        init(protocols: [TypeEntry], of project: Project) {
            self.protocols = protocols
            self.project = project
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let type = node.enclosingTypes.first, protocols.contains(where: { $0.path == type.path }) else {
                return .visitChildren
            }
            if type.isProtocol, node.signature.parameterClause.parameters.isEmpty {
                requirements.append(node)
            } else if node.body?.statements.contains(where: { $0.item.trimmedDescription == "self.init()" }) == true {
                initializers.append(node)
            }
            return .skipChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.trailingClosure != nil, node.leftParen == nil,
                isObject(node.calledExpression.trimmedDescription, at: node)
            {
                calls.append(node)
            }
            return .visitChildren
        }

        /// Whether the name is that of a class which conforms by way of NSObject.
        private func isObject(_ name: String, at node: FunctionCallExprSyntax) -> Bool {
            guard name.first?.isUppercase == true,
                let type = project.index.type(named: name, inside: node.enclosingTypes.first?.path ?? ""),
                type.kind == .class
            else { return false }
            let conformances = project.index.protocols(of: type)
            return protocols.contains { one in conformances.contains { $0 === one } }
                || ([type] + project.index.superclasses(of: type)).contains { $0.inherited.first == "NSObject" }
        }
    }
}
