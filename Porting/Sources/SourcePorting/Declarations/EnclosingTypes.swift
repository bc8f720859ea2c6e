import SwiftSyntax

extension SyntaxProtocol {
    /// The types that the node is in, the innermost first.
    var enclosingTypes: [EnclosingType] {
        var groups: [(node: DeclSyntax, name: String, isExtension: Bool, isProtocol: Bool)] = []
        var current = Syntax(self).parent
        while let node = current {
            if let type = node.as(ExtensionDeclSyntax.self) {
                groups.append((DeclSyntax(type), type.extendedType.nameWithoutGenerics, true, false))
            } else if let type = node.as(ProtocolDeclSyntax.self) {
                groups.append((DeclSyntax(type), type.name.text, false, true))
            } else if let type = node.asProtocol((any DeclGroupSyntax).self), let name = node.declaredName {
                groups.append((DeclSyntax(type), name, false, false))
            }
            current = node.parent
        }
        return groups.enumerated().map { offset, group in
            let path = groups[offset...].reversed().map(\.name).joined(separator: ".")
            return EnclosingType(spelling: group.name, path: path, isProtocol: group.isProtocol, group: group.node)
        }
    }
}

extension Syntax {
    /// The name that a type's declaration gives.
    fileprivate var declaredName: String? {
        if let type = self.as(ClassDeclSyntax.self) { return type.name.text.withoutBackticks }
        if let type = self.as(StructDeclSyntax.self) { return type.name.text.withoutBackticks }
        if let type = self.as(EnumDeclSyntax.self) { return type.name.text.withoutBackticks }
        if let type = self.as(ActorDeclSyntax.self) { return type.name.text.withoutBackticks }
        return nil
    }
}
