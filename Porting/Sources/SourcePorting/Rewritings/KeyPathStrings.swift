import SwiftSyntax

/// `#keyPath(CALayer.bounds.size)` becomes the string that Objective-C would make of it, `"bounds.size"`.
struct KeyPathStrings: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let finder = MacroFinder(named: "keyPath")
        finder.walk(project.sources[source].tree)
        for macro in finder.found {
            guard let argument = macro.arguments.first?.expression else { continue }
            var path = argument.trimmedDescription.split(separator: ".").map(String.init)
            // Properties begin with a small letter, types with a capital one.
            while path.count > 1, path[0].first?.isUppercase == true || path[0] == "self" { path.removeFirst() }
            if let call = macro.valueCall, argument.trimmedDescription.hasPrefix(call.type + ".") {
                // A property of the type itself, such as the application that is shared.
                port.edits[source].replace(call.node.extent, with: "\(call.type).\(path.joined(separator: "."))")
            } else {
                port.edits[source].replace(macro.extent, with: "\"\(path.joined(separator: "."))\"")
            }
        }
    }
}

extension MacroExpansionExprSyntax {
    /// The call and the type of `Type.value(forKeyPath: #keyPath(…))`, of which this is the key path.
    fileprivate var valueCall: (node: FunctionCallExprSyntax, type: String)? {
        guard let argument = parent?.as(LabeledExprSyntax.self), argument.label?.text.hasPrefix("forKey") == true,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            callee.declName.baseName.text == "value",
            let type = callee.base?.trimmedDescription, type.first?.isUppercase == true
        else { return nil }
        return (call, type)
    }
}

/// Finds the uses of an expression that begins with `#`.
final class MacroFinder: SyntaxVisitor {
    private let name: String
    private(set) var found: [MacroExpansionExprSyntax] = []

    init(named name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == name { found.append(node) }
        return .visitChildren
    }
}
