import SwiftSyntax

/// A property that Core Data or Core Animation stores for an object becomes one that the object stores.
struct ManagedProperties: Rewriting {
    private static let defaults = [
        "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "TimeInterval": "0", "CFTimeInterval": "0",
        "Bool": "false", "String": "\"\"", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
    ]

    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let parsed = project.sources[source]
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(parsed.tree)
        for property in finder.properties {
            guard let binding = property.bindings.first, let type = binding.typeAnnotation?.type else { continue }
            if type.is(OptionalTypeSyntax.self) {
                // Begins as nil.
            } else if let value = Self.defaults[type.trimmedDescription] {
                port.edits[source].insert(" = \(value)", at: type.extent.upperBound)
            } else {
                port.notes.append(
                    parsed.unported(
                        property, "@NSManaged \(binding.pattern.trimmedDescription) has no value of its own",
                        "give it one of type \(type.trimmedDescription)"))
                continue
            }
            port.notes.append(
                parsed.remark(
                    property, "@NSManaged \(binding.pattern.trimmedDescription) is an ordinary property here",
                    "nothing stores, animates or copies it behind the object's back"))
        }
    }

    private final class Finder: SyntaxVisitor {
        private(set) var properties: [VariableDeclSyntax] = []

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.attributes.contains(anyOf: ["NSManaged"]) { properties.append(node) }
            return .visitChildren
        }
    }
}
