import SwiftSyntax

/// A type with all that its body and its extensions in all sources declare.
final class TypeEntry {
    enum Kind { case `class`, `protocol`, value }

    /// The name with those of the types around it, `Outer.Inner`.
    let path: String
    /// Nil where the sources only extend the type.
    var kind: Kind?
    /// Whether UIKit declares it.
    var isModel = false
    var isGeneric = false
    /// Superclass and protocols, as written, of the body and of all extensions.
    var inherited: [String] = []
    var members: [Member] = []
    /// The body in the sources.
    var body: TypeBody?

    /// The optional requirements of a protocol, without those of the protocols it refines.
    private(set) lazy var optionalRequirements: [OptionalRequirement] =
        isModel
        ? members.filter { $0.source == nil }.compactMap(OptionalRequirement.init(model:))
        : members.filter(\.isOptionalRequirement).compactMap(OptionalRequirement.init(source:))

    init(path: String) { self.path = path }

    var name: String { path.split(separator: ".").last.map(String.init) ?? path }

    func members(named name: String) -> [Member] { members.filter { $0.name == name } }
}

/// Where the sources declare a type.
struct TypeBody {
    let source: Int
    let node: DeclSyntax
    let members: MemberBlockSyntax
    let modifiers: DeclModifierListSyntax
    /// Superclass and protocols of the body alone.
    let inherited: [String]
}

/// A type that a piece of code is in.
struct EnclosingType {
    /// The name by which the code can name it.
    let spelling: String
    let path: String
    let isProtocol: Bool
    let group: DeclSyntax
}
