import SwiftSyntax

/// `@objc optional` requirements become ordinary ones with a default; one with a value becomes optional, there and in
/// all types of the sources that implement it.
struct OptionalRequirements: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        for entry in project.index.all where entry.kind == .protocol && entry.body?.source == source {
            rewrite(entry, in: source, of: project, into: &port)
        }
    }

    private func rewrite(_ entry: TypeEntry, in source: Int, of project: Project, into port: inout Port) {
        guard let node = entry.body?.node.as(ProtocolDeclSyntax.self) else { return }
        bindToClasses(node, in: source, of: project, into: &port)
        let requirements = entry.optionalRequirements
        guard !requirements.isEmpty else { return }
        let parsed = project.sources[source]
        for requirement in requirements {
            let modifiers =
                requirement.member.node.as(FunctionDeclSyntax.self)?.modifiers
                ?? requirement.member.node.as(VariableDeclSyntax.self)?.modifiers ?? []
            for modifier in modifiers where modifier.name.text == "optional" {
                port.edits[source].delete(modifier.extent.lowerBound..<parsed.endWithBlanks(of: modifier))
            }
            makeOptional(requirement.member, into: &port)
            makeImplementationsOptional(of: requirement.member, in: entry, of: project, into: &port)
        }
        let access = node.modifiers.contains("public") ? "public " : ""
        let defaults = requirements.map { $0.declaration(access: nil) }.joined(separator: "; ")
        port.endings[source].append("\(access)extension \(entry.path) { \(defaults) }")
    }

    /// A protocol of Objective-C is one of classes, so that a delegate can be weak.
    private func bindToClasses(
        _ node: ProtocolDeclSyntax, in source: Int, of project: Project, into port: inout Port
    ) {
        guard node.attributes.contains(anyOf: ["objc"]) else { return }
        guard let first = node.inheritanceClause?.inheritedTypes.first else {
            port.edits[source].insert(": AnyObject", at: node.name.extent.upperBound)
            return
        }
        if !isBoundToClasses(node.inheritanceClause.names, of: project) {
            port.edits[source].insert("AnyObject, ", at: first.extent.lowerBound)
        }
    }

    private func isBoundToClasses(_ names: [String], of project: Project) -> Bool {
        names.contains { name in
            if ["class", "AnyObject", "NSObjectProtocol", "NSObject"].contains(name) { return true }
            guard let entry = project.index.type(named: name) else { return false }
            if entry.kind == .class { return true }
            let isOfObjectiveC =
                entry.body?.node.as(ProtocolDeclSyntax.self)?.attributes.contains(anyOf: ["objc"]) ?? false
            return isOfObjectiveC || isBoundToClasses(entry.inherited, of: project)
        }
    }

    private func makeImplementationsOptional(
        of requirement: Member, in entry: TypeEntry, of project: Project, into port: inout Port
    ) {
        guard requirement.result.map({ !$0.isOptional }) ?? false else { return }
        var done: Set<SyntaxIdentifier> = []
        for type in project.index.all where type !== entry && type.kind != .protocol {
            guard project.index.protocols(of: type).contains(where: { $0 === entry }) else { continue }
            for declaring in [type] + project.index.superclasses(of: type) {
                for member in declaring.members(named: requirement.name)
                where member.fullName == requirement.fullName && done.insert(member.node.id).inserted {
                    makeOptional(member, into: &port)
                    noteUntyped(member, of: project, into: &port)
                }
            }
        }
    }

    private func makeOptional(_ member: Member, into port: inout Port) {
        guard let source = member.source, let type = member.result, !type.isOptional else { return }
        if type.needsParentheses {
            port.edits[source].insert("(", at: type.extent.lowerBound)
            port.edits[source].insert(")?", at: type.extent.upperBound)
        } else {
            port.edits[source].insert("?", at: type.extent.upperBound)
        }
    }

    private func noteUntyped(_ member: Member, of project: Project, into port: inout Port) {
        guard let source = member.source, member.result == nil else { return }
        port.notes.append(
            project.sources[source].unported(
                member.node, "\(member.name) implements an optional requirement and says no type",
                "write its type, as an optional"))
    }
}
