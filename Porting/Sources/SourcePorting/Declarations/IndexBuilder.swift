import SwiftSyntax

/// Collects the types of one source and their members. What `#if` leaves out on iOS is left out.
final class IndexBuilder: SyntaxVisitor {
    private let index: DeclarationIndex
    /// Nil for the model.
    private let source: Int?
    private var path: [String] = []
    private var groups: [(entry: TypeEntry, isExtension: Bool)?] = []

    init(_ index: DeclarationIndex, source: Int?) {
        self.index = index
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name, kind: .class, generic: node.genericParameterClause != nil)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name, kind: .value, generic: node.genericParameterClause != nil)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name, kind: .value, generic: node.genericParameterClause != nil)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name, kind: .value, generic: node.genericParameterClause != nil)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name, kind: .protocol, generic: false)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.nameWithoutGenerics
        let entry = index.entry(at: index.aliases[name] ?? name)
        entry.inherited += node.inheritanceClause.names
        path.append(name)
        groups.append((entry, true))
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add { Member(node, source: source, isInExtension: $0) }
        groups.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { groups.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        add { Member(node, source: source, isInExtension: $0) }
        groups.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) { groups.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        groups.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { groups.removeLast() }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        add { Member(node, source: source, isInExtension: $0) }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        index.aliases[(path + [node.name.text]).joined(separator: ".")] = node.initializer.value.nameWithoutGenerics
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let active = node.clauses.active { walk(active) }
        return .skipChildren
    }

    private func enter(
        _ node: some DeclGroupSyntax, name: TokenSyntax, kind: TypeEntry.Kind, generic: Bool
    ) -> SyntaxVisitorContinueKind {
        path.append(name.text.withoutBackticks)
        let entry = index.entry(at: path.joined(separator: "."))
        entry.kind = kind
        entry.isModel = source == nil
        entry.isGeneric = generic
        let inherited = node.inheritanceClause.names
        entry.inherited = inherited + entry.inherited
        if let source {
            entry.body = TypeBody(
                source: source, node: DeclSyntax(node), members: node.memberBlock, modifiers: node.modifiers,
                inherited: inherited)
        }
        groups.append((entry, false))
        return .visitChildren
    }

    private func leave() {
        path.removeLast()
        groups.removeLast()
    }

    private func add(_ member: (_ isInExtension: Bool) -> Member?) {
        guard let group = groups.last.flatMap({ $0 }), let member = member(group.isExtension) else { return }
        group.entry.members.append(member)
    }
}

extension TypeSyntax {
    /// The name alone: `Outer.Box` of `Outer.Box<Int>`.
    var nameWithoutGenerics: String {
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.nameWithoutGenerics + "." + member.name.text
        }
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text.withoutBackticks }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.nameWithoutGenerics }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return optional.wrappedType.nameWithoutGenerics
        }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.nameWithoutGenerics }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.nameWithoutGenerics }
        return trimmedDescription
    }
}

extension InheritanceClauseSyntax? {
    var names: [String] {
        self?.inheritedTypes.flatMap { inherited -> [String] in
            if let composition = inherited.type.as(CompositionTypeSyntax.self) {
                return composition.elements.map { $0.type.nameWithoutGenerics }
            }
            return [inherited.type.nameWithoutGenerics]
        } ?? []
    }
}
