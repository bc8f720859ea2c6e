import SwiftSyntax

/// An override in an extension, and a method of an extension that a subclass overrides, moves into its class: without
/// Objective-C only members of the class itself can be overridden.
struct ExtensionOverrides: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        for entry in project.index.all where entry.kind != .protocol && entry.body != nil {
            for member in entry.members where member.source == source && member.isInExtension && !member.isStatic {
                let isOverridden = !project.overrides(of: member, of: entry).isEmpty
                guard member.isOverride || isOverridden, !project.isDispatched(member, of: entry) else { continue }
                move(member, of: entry, in: source, of: project, into: &port)
            }
        }
    }

    private func move(
        _ member: Member, of entry: TypeEntry, in source: Int, of project: Project, into port: inout Port
    ) {
        let parsed = project.sources[source]
        guard let group = member.node.enclosingTypes.first?.group.as(ExtensionDeclSyntax.self) else { return }
        guard let body = entry.body else { return }
        guard group.genericWhereClause == nil else {
            port.notes.append(
                parsed.unported(
                    member.node, "\(member.fullName) is overridden, and its extension has a where clause",
                    "move it into \(entry.path)"))
            return
        }
        let modifiers = member.modifiers
        let access = modifiers.access == nil ? group.modifiers.access.map { inherited(from: $0) } : nil
        port.moves.append(
            MemberMove(
                source: source, range: member.node.extent, prefix: access.map { $0 + " " } ?? "",
                prefixOffset: modifiers.access == nil ? member.nameOffset : member.node.extent.lowerBound,
                destination: body.source, brace: body.members.rightBrace.extent.lowerBound))
    }

    /// What `private extension` and the like say of each member.
    private func inherited(from access: DeclModifierSyntax) -> String {
        access.name.text == "private" ? "fileprivate" : access.name.text
    }
}

extension Member {
    var modifiers: DeclModifierListSyntax {
        node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers ?? []
    }

    /// Where the modifiers begin, behind the attributes.
    var nameOffset: Int {
        if let first = modifiers.first { return first.extent.lowerBound }
        let keyword =
            node.as(FunctionDeclSyntax.self)?.funcKeyword ?? node.as(VariableDeclSyntax.self)?.bindingSpecifier
        return keyword?.extent.lowerBound ?? node.extent.lowerBound
    }
}
