import SwiftSyntax

/// `#selector(pan(_:))` becomes `Selector("pan(_:)", Menu.pan(_:))`: the name with the method itself.
struct Selectors: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let parsed = project.sources[source]
        let finder = MacroFinder(named: "selector")
        finder.walk(parsed.tree)
        for macro in finder.found {
            guard let reference = MethodReference(macro) else {
                port.notes.append(
                    parsed.unported(macro, "\(macro.trimmedDescription) names no method", "name the method itself"))
                continue
            }
            let selector = SelectorResolver(project: project, reference: reference, place: macro).selector
            port.edits[source].replace(macro.extent, with: selector.text)
            if let problem = selector.problem {
                port.notes.append(
                    parsed.remark(
                        macro, "\(macro.trimmedDescription) is a name without a method: \(problem)",
                        "nothing is called by it; where it matters, write Selector(\"name\", Type.method) for "
                            + "a method without a value"))
            }
        }
    }
}

/// Finds the method that a `#selector` names.
struct SelectorResolver {
    let project: Project
    let reference: MethodReference
    let place: MacroExpansionExprSyntax

    /// The text of the selector, and why it is a name alone, if it is.
    var selector: (text: String, problem: String?) {
        guard !reference.isAccessor else { return nameAlone("a property has no method here") }
        for owner in owners {
            let members = project.index.members(named: reference.name, of: owner.entry).filter(fits)
            guard let method = choose(among: members) else { continue }
            return selector(of: method, among: members, owner: owner)
        }
        return nameAlone("no source declares \(reference.fullName)")
    }

    private struct Owner {
        let spelling: String
        let entry: TypeEntry
    }

    /// The types in which the method may be, in the order of lookup.
    private var owners: [Owner] {
        let enclosing = place.enclosingTypes
        guard let base = reference.base, !["self", "super", "Self"].contains(base.trimmedDescription) else {
            return enclosing.compactMap { type in
                let entry = project.index.type(named: type.path)
                return entry.map { Owner(spelling: $0.kind == .protocol ? "Self" : type.spelling, entry: $0) }
            }
        }
        let context = enclosing.first?.path ?? ""
        let name = base.trimmedDescription
        if let entry = project.index.type(named: base.nameWithoutGenerics, inside: context) {
            return [Owner(spelling: name, entry: entry)]
        }
        // An object: by the type of the property, else by the one type that has such a method.
        let property = enclosing.lazy.compactMap { project.index.type(named: $0.path) }.compactMap { entry in
            project.index.members(named: name.lastName, of: entry).first { $0.kind == .property }
        }.first
        let type = property.flatMap { $0.valueTypeName }.flatMap { project.index.type(named: $0, inside: context) }
        if let type { return [Owner(spelling: type.path, entry: type)] }
        let candidates = project.index.all.filter { entry in
            !entry.isModel && entry.kind != .protocol && entry.members(named: reference.name).contains(where: fits)
        }
        return candidates.count == 1 ? [Owner(spelling: candidates[0].path, entry: candidates[0])] : []
    }

    private func fits(_ member: Member) -> Bool {
        member.kind == .method && (reference.labels == nil || reference.labels == member.labels)
    }

    private func choose(among members: [Member]) -> Member? {
        if let cast = reference.cast?.argumentTypes {
            if let exact = members.first(where: { $0.parameterTypes == cast }) { return exact }
            if let count = members.first(where: { $0.parameterTypes.count == cast.count }) { return count }
        }
        return members.first
    }

    private func selector(of method: Member, among members: [Member], owner: Owner) -> (String, String?) {
        let name = method.fullName
        func alone(_ problem: String) -> (String, String?) { ("Selector(\"\(name)\")", problem) }
        if method.isStatic, method.returnsValue || method.parameterTypes.count > 1 {
            return alone("it is a method of a class, and returns a value or has more than the sender")
        }
        if !method.isPlain { return alone("the method is async, throws or is generic") }
        if method.parameterTypes.count > 3 { return alone("the method has more than three arguments") }
        if owner.entry.kind == .protocol, owner.spelling != "Self" { return alone("it is a protocol's method") }
        if owner.entry.isGeneric, reference.base != nil, owner.spelling == owner.entry.path,
            !place.enclosingTypes.contains(where: { $0.path == owner.entry.path })
        {
            return alone("its type is generic")
        }
        let parameters = method.parameterTypes.joined(separator: ", ")
        if method.returnsValue {
            // The sender of a selector takes no value: a closure drops it.
            if owner.spelling == "Self" { return alone("it is a protocol's method, and returns a value") }
            let type = "@MainActor (\(owner.spelling)) -> @MainActor (\(parameters)) -> Void"
            return (
                "Selector(\"\(name)\", { (own: \(owner.spelling)) in { \(Self.call(of: method)) } } as \(type))", nil
            )
        }
        let written = method.labels?.isEmpty == true ? method.name : name
        let path = "\(owner.spelling).\(written)"
        // Without its argument labels a method without arguments is ambiguous beside others of its base name.
        let rivals = project.index.members(named: method.name, of: owner.entry).filter { $0.kind == .method }
        let isAmbiguous =
            members.filter { $0.fullName == name }.count > 1 || (method.labels?.isEmpty == true && rivals.count > 1)
        guard isAmbiguous else { return ("Selector(\"\(name)\", \(path))", nil) }
        let target = method.isStatic ? "" : "(\(owner.spelling)) -> "
        return ("Selector(\"\(name)\", \(path) as \(target)(\(parameters)) -> Void)", nil)
    }

    /// `(first: UIButton) in _ = own.tap(sender: first)`.
    private static func call(of method: Member) -> String {
        let names = ["first", "second", "third"].prefix(method.parameterTypes.count)
        let arguments = zip(method.labels ?? [], names).map { $0 == "_" ? $1 : "\($0): \($1)" }
        let call = "_ = own.\(method.name)(\(arguments.joined(separator: ", ")))"
        guard !names.isEmpty else { return call }
        let parameters = zip(names, method.parameterTypes).map { "\($0): \($1)" }
        return "(\(parameters.joined(separator: ", "))) in \(call)"
    }

    private func nameAlone(_ problem: String) -> (String, String?) {
        ("Selector(\"\(reference.fullName)\")", problem)
    }
}

extension Member {
    /// The name of a property's type, as far as its declaration tells.
    var valueTypeName: String? {
        if let result { return result.nameWithoutGenerics }
        guard let value = node.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else { return nil }
        return value.as(FunctionCallExprSyntax.self)?.calledExpression.nameWithoutGenerics
    }
}

extension TypeSyntax {
    /// The arguments of a function type; of `(Menu) -> (X) -> Void` those of the inner one.
    fileprivate var argumentTypes: [String]? {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.argumentTypes
        }
        guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
        return function.returnClause.type.argumentTypes ?? function.parameters.map { $0.type.trimmedDescription }
    }
}

extension ExprSyntax {
    /// `Outer.Box` of `Outer.Box<Int>`.
    fileprivate var nameWithoutGenerics: String {
        if let special = self.as(GenericSpecializationExprSyntax.self) { return special.expression.nameWithoutGenerics }
        if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
            return base.nameWithoutGenerics + "." + member.declName.baseName.text
        }
        return trimmedDescription
    }
}

extension String {
    /// `pan` of `self.driver.pan`.
    fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
