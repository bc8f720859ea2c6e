import SwiftSyntax

/// An optional requirement that only a subclass implements: Objective-C finds the method by its name, a Swift
/// conformance is that of the class which declares it. That class gets the default, and the subclass overrides it.
struct DelegateDefaults: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        for entry in project.index.all where entry.kind == .class && entry.body?.source == source {
            let subclasses = project.index.subclasses(of: entry)
            guard !subclasses.isEmpty else { continue }
            let inherited = project.index.superclasses(of: entry).flatMap { [$0] + project.index.protocols(of: $0) }
            for type in project.index.protocols(of: entry) where !inherited.contains(where: { $0 === type }) {
                for requirement in type.optionalRequirements {
                    add(requirement, to: entry, above: subclasses, of: project, into: &port)
                }
            }
        }
    }

    private func add(
        _ requirement: OptionalRequirement, to entry: TypeEntry, above subclasses: [TypeEntry], of project: Project,
        into port: inout Port
    ) {
        guard let body = entry.body else { return }
        let isDeclared = ([entry] + project.index.superclasses(of: entry)).contains { type in
            type.members(named: requirement.member.name).contains { $0.fullName == requirement.member.fullName }
        }
        let implementations = subclasses.flatMap { type in
            type.members(named: requirement.member.name).filter {
                $0.fullName == requirement.member.fullName
                    && Self.isSame($0.parameterTypes, requirement.member.parameterTypes)
            }.map { (type, $0) }
        }
        guard !isDeclared, !implementations.isEmpty else { return }
        guard requirement.isSelfContained else {
            port.notes.append(
                project.sources[body.source].unported(
                    body.node,
                    "\(entry.path) conforms, and only its subclass \(implementations[0].0.path) has "
                        + requirement.member.fullName,
                    "declare \(requirement.member.fullName) in \(entry.path) and override it"))
            return
        }
        let access = body.modifiers.first { ["open", "public"].contains($0.name.text) }?.name.text
        let brace = body.members.rightBrace.extent.lowerBound
        let separator = body.members.members.isEmpty ? " " : "; "
        let isAlone = project.sources[body.source].isFirstOnLine(brace)
        port.edits[body.source].insert(
            "\(isAlone ? "" : separator)\(requirement.declaration(access: access)) ", at: brace)
        override(implementations, of: entry, in: project, into: &port)
    }

    /// The nearest classes implement the requirement; what derives from them overrides already.
    private func override(
        _ implementations: [(TypeEntry, Member)], of entry: TypeEntry, in project: Project, into port: inout Port
    ) {
        for (type, member) in implementations where !member.isOverride {
            guard let source = member.source else { continue }
            port.edits[source].insert("override ", at: member.nameOffset)
            if member.isInExtension { moveIntoClass(member, of: type, in: source, into: &port) }
        }
    }

    private func moveIntoClass(_ member: Member, of entry: TypeEntry, in source: Int, into port: inout Port) {
        guard let body = entry.body,
            !port.moves.contains(where: { $0.range == member.node.extent && $0.source == source })
        else { return }
        port.moves.append(
            MemberMove(
                source: source, range: member.node.extent, prefix: "", prefixOffset: member.nameOffset,
                destination: body.source, brace: body.members.rightBrace.extent.lowerBound))
    }

    /// `any` and the module's name are said or not.
    private static func isSame(_ types: [String], _ others: [String]) -> Bool {
        func plain(_ type: String) -> String {
            type.replacing("any ", with: "").replacing("UIKit.", with: "").filter { $0 != "(" && $0 != ")" }
        }
        return types.map(plain) == others.map(plain)
    }
}

extension OptionalRequirement {
    /// Whether the default can stand outside of the model.
    var isSelfContained: Bool { !ModelDeclarations.privateNames.contains(where: body.contains) }
}

extension ParsedSource {
    /// Whether only blanks stand before the offset on its line.
    func isFirstOnLine(_ offset: Int) -> Bool {
        let before = bytes[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }
        return before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}
