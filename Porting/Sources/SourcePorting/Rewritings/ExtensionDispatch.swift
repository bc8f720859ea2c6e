import SwiftSyntax

/// A method that an extension adds to one of UIKit's classes, and that a class of the sources overrides. Only
/// Objective-C can: here the method asks for that class itself, and the override has a name of its own.
struct ExtensionDispatch: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        for entry in project.index.all where entry.kind != .protocol && entry.body == nil {
            for member in entry.members where member.source == source && !member.isStatic {
                if member.isOverride {
                    takeOut(member, of: entry, in: source, of: project, into: &port)
                    continue
                }
                let overrides = project.overrides(of: member, of: entry)
                guard !overrides.isEmpty else { continue }
                guard let dispatcher = dispatcher(to: overrides, from: member, of: entry) else {
                    port.notes.append(
                        project.sources[source].unported(
                            member.node, "\(member.fullName) in an extension of \(entry.path) cannot be overridden",
                            "declare it in a class of your own"))
                    continue
                }
                port.edits[source].insert(dispatcher, at: member.node.extent.lowerBound)
                rename(member, to: Self.name(of: member, in: entry), into: &port)
                for (type, override) in overrides {
                    self.override(override, of: type, base: entry, in: project, into: &port)
                }
            }
        }
    }

    /// Without Objective-C no extension replaces a method of UIKit's.
    private func takeOut(
        _ member: Member, of entry: TypeEntry, in source: Int, of project: Project, into port: inout Port
    ) {
        port.edits[source].delete(member.node.extent)
        port.notes.append(
            project.sources[source].unported(
                member.node, "\(member.fullName) in an extension replaces \(entry.path)'s own, and was taken out",
                "override it in a subclass that the app uses"))
    }

    private static func name(of member: Member, in entry: TypeEntry) -> String { "\(member.name)Of\(entry.name)" }

    /// The member under its own name: it calls the most special override that fits.
    private func dispatcher(
        to overrides: [(type: TypeEntry, member: Member)], from member: Member, of entry: TypeEntry
    ) -> String? {
        guard let declaration = member.declarationWithoutBody else { return nil }
        let arguments = member.forwardedArguments
        let calls = overrides.map { type, member in
            "if let own = self as? \(type.path) { return own.\(Self.name(of: member, in: type))\(arguments) }; "
        }
        return "\(declaration) { \(calls.joined())return \(Self.name(of: member, in: entry))\(arguments) }; "
    }

    private func rename(_ member: Member, to name: String, into port: inout Port) {
        guard let source = member.source, let token = member.nameToken else { return }
        port.edits[source].replace(token.extent, with: name)
    }

    private func override(
        _ member: Member, of type: TypeEntry, base: TypeEntry, in project: Project, into port: inout Port
    ) {
        guard let source = member.source else { return }
        rename(member, to: Self.name(of: member, in: type), into: &port)
        for modifier in member.modifiers where modifier.name.text == "override" {
            port.edits[source].delete(modifier.extent.lowerBound..<project.sources[source].endWithBlanks(of: modifier))
        }
        let parent = project.index.superclasses(of: type).first { superclass in
            superclass === base || superclass.members(named: member.name).contains { $0.fullName == member.fullName }
        }
        let finder = SuperFinder(name: member.name)
        finder.walk(member.node)
        for name in finder.found {
            port.edits[source].replace(name.extent, with: Self.name(of: member, in: parent ?? base))
        }
    }

    private final class SuperFinder: SyntaxVisitor {
        private let name: String
        private(set) var found: [TokenSyntax] = []

        init(name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
                found.append(node.declName.baseName)
            }
            return .visitChildren
        }
    }
}

extension Member {
    var nameToken: TokenSyntax? {
        node.as(FunctionDeclSyntax.self)?.name
            ?? node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }

    /// The declaration up to its body, on one line; nil where there is more than one body.
    fileprivate var declarationWithoutBody: String? {
        let access = modifiers.access.map { $0.name.text + " " } ?? ""
        if var function = node.as(FunctionDeclSyntax.self) {
            function.body = nil
            function.modifiers = []
            function.attributes = []
            let attribute = returnsValue ? "@discardableResult " : ""
            return (attribute + access + function.trimmedDescription).onOneLine
        }
        guard let result, let accessors = node.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock else {
            return nil
        }
        if case .accessors(let list) = accessors.accessors, list.count > 1 { return nil }
        return "\(access)var \(name): \(result.trimmedDescription)".onOneLine
    }

    /// `(sender, for: event)` of a method that hands its arguments on.
    fileprivate var forwardedArguments: String {
        guard let function = node.as(FunctionDeclSyntax.self) else { return "" }
        let arguments = function.signature.parameterClause.parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
        }
        return "(\(arguments.joined(separator: ", ")))"
    }
}

extension Project {
    /// The overrides of a type's member in the classes of the sources, those of subclasses first.
    func overrides(of member: Member, of entry: TypeEntry) -> [(type: TypeEntry, member: Member)] {
        guard entry.kind != .protocol else { return [] }
        let rivals = index.all.filter { type in
            type !== entry
                && type.members(named: member.name).contains { $0.isOverride && $0.fullName == member.fullName }
        }
        return rivals.filter { type in index.superclasses(of: type).contains { $0 === entry } }
            .sorted { index.superclasses(of: $0).count > index.superclasses(of: $1).count }
            .flatMap { type in
                type.members(named: member.name).filter { $0.isOverride && $0.fullName == member.fullName }.map {
                    (type, $0)
                }
            }
    }

    /// Whether the member overrides what an extension adds to one of UIKit's classes.
    func isDispatched(_ member: Member, of entry: TypeEntry) -> Bool {
        member.isOverride
            && index.superclasses(of: entry).contains { type in
                type.body == nil
                    && type.members(named: member.name).contains { $0.source != nil && $0.fullName == member.fullName }
            }
    }
}
