import SwiftSyntax

/// `responds(to:)` of a method that every object of one of UIKit's protocols has is true.
struct AnsweredQuestions: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let finder = MacroFinder(named: "selector")
        finder.walk(project.sources[source].tree)
        for macro in finder.found {
            guard let call = macro.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
                call.arguments.first?.label?.text == "to",
                call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "responds",
                let method = MethodReference(macro), let type = method.base?.trimmedDescription,
                let entry = project.index.types[type], entry.isModel, entry.kind == .protocol
            else { continue }
            let isOptional = ([entry] + project.index.protocols(of: entry)).contains { type in
                type.members(named: method.name).contains { method.labels == nil || $0.labels == method.labels }
            }
            if !isOptional { port.edits[source].replace(call.extent, with: "true") }
        }
    }
}
