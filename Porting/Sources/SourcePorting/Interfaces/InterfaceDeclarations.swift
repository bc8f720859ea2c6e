import StoryboardPorting
import SwiftSyntax

/// What storyboards and nibs may use of the sources: a copy of the index in plain values.
struct InterfaceDeclarations: Sendable {
    /// Of each class, by its name alone: its path, its ancestors' names, and what it declares itself.
    private struct Class: Sendable {
        let path: String
        var ancestors: [String]
        /// Full Swift names, by selector.
        var methods: [String: String] = [:]
        /// Properties that another file can set.
        var properties: Set<String> = []
    }

    private var classes: [String: Class] = [:]

    init(_ index: DeclarationIndex) {
        for type in index.all where type.body != nil && type.kind == .class || !type.members.isEmpty {
            var entry = Class(path: type.path, ancestors: index.superclasses(of: type).map(\.name))
            for member in type.members where member.source != nil && !member.isStatic {
                switch member.kind {
                case .method where member.isPlain && !member.isHidden:
                    let selector =
                        member.objectiveCName ?? ObjectiveCSelector.name(member.name, labels: member.labels ?? [])
                    entry.methods[selector] = member.fullName
                case .property where member.canBeSet: entry.properties.insert(member.name)
                case .method, .property: break
                }
            }
            classes[type.name] = entry
        }
    }

    /// As look-ups.
    var declarations: SourceDeclarations {
        SourceDeclarations(
            className: { custom in classes[custom]?.path },
            methodName: { name, selector in
                lineage(name).lazy.compactMap { classes[$0]?.methods[selector] }.first
            },
            owners: { selector in
                classes.filter { $0.value.methods[selector] != nil }.map(\.value.path).sorted()
            },
            canSet: { name, property in lineage(name).contains { classes[$0]?.properties.contains(property) == true } })
    }

    private func lineage(_ path: String) -> [String] {
        let name = path.split(separator: ".").last.map(String.init) ?? path
        return [name] + (classes[name]?.ancestors ?? Self.ancestors(ofModelClass: name))
    }

    /// A class that the sources do not mention is UIKit's: what they add to its ancestors is its own as well.
    private static func ancestors(ofModelClass name: String) -> [String] {
        let index = DeclarationIndex()
        ModelDeclarations.add(to: index)
        guard let type = index.type(named: name) else { return [] }
        return index.superclasses(of: type).map(\.name)
    }
}

extension Member {
    /// Whether no other file sees it once it is ported: outlets and actions are seen then.
    fileprivate var isHidden: Bool {
        let modifiers = node.asProtocol(WithModifiersSyntax.self)?.modifiers
        guard ["private", "fileprivate"].contains(modifiers?.access?.name.text) else { return false }
        return !attributeNames.contains { $0.hasPrefix("IB") }
    }

    /// Whether another file can give it a value.
    fileprivate var canBeSet: Bool {
        guard let variable = node.as(VariableDeclSyntax.self), !isHidden,
            variable.bindingSpecifier.tokenKind == .keyword(.var)
        else { return false }
        let isReadAlone = variable.modifiers.contains { $0.detail?.detail.text == "set" }
        guard !isReadAlone || attributeNames.contains("IBOutlet") else { return false }
        switch variable.bindings.first?.accessorBlock?.accessors {
        case nil: return true
        case .getter: return false
        case .accessors(let accessors):
            let kinds = accessors.map(\.accessorSpecifier.text)
            return !kinds.contains("get") || kinds.contains("set")
        }
    }

    /// The name in `@objc(name)`.
    fileprivate var objectiveCName: String? {
        for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "objc" {
            return attribute.arguments?.trimmedDescription
        }
        return nil
    }

    private var attributeNames: [String] {
        attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }

    private var attributes: AttributeListSyntax {
        node.asProtocol(WithAttributesSyntax.self)?.attributes ?? AttributeListSyntax([])
    }
}
