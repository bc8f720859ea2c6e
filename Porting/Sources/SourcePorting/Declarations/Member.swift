import SwiftSyntax

/// A method or property of a type, with what other declarations have to know of it.
struct Member {
    enum Kind { case method, property }

    let kind: Kind
    /// The name without argument labels.
    let name: String
    /// The labels, `_` where there is none; nil for a property.
    let labels: [String]?
    let parameterTypes: [String]
    /// The type of the value; nil for none.
    let result: TypeSyntax?
    let isStatic: Bool
    let isOverride: Bool
    /// `async`, `throws`, generic: nothing that a selector can send.
    let isPlain: Bool
    let node: DeclSyntax
    /// The source that declares it; nil for the model.
    let source: Int?
    let isInExtension: Bool

    /// The name with all labels, as in `tableView(_:cellForRowAt:)`.
    var fullName: String {
        guard let labels else { return name }
        return "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }

    var returnsValue: Bool { kind == .method && result != nil }
}

extension Member {
    /// A method as declared.
    init(_ function: FunctionDeclSyntax, source: Int?, isInExtension: Bool) {
        let signature = function.signature
        kind = .method
        name = function.name.text.withoutBackticks
        labels = signature.parameterClause.parameters.map { $0.firstName.text.withoutBackticks }
        parameterTypes = signature.parameterClause.parameters.map {
            $0.type.trimmedDescription + ($0.ellipsis == nil ? "" : "...")
        }
        let declared = signature.returnClause?.type
        result = declared.flatMap { ["Void", "()"].contains($0.trimmedDescription) ? nil : $0 }
        isStatic = function.modifiers.contains("static") || function.modifiers.contains("class")
        isOverride = function.modifiers.contains("override")
        isPlain = signature.effectSpecifiers == nil && function.genericParameterClause == nil
        node = DeclSyntax(function)
        self.source = source
        self.isInExtension = isInExtension
    }

    /// A property as declared; a declaration of several has the first one's name.
    init?(_ variable: VariableDeclSyntax, source: Int?, isInExtension: Bool) {
        guard let binding = variable.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        kind = .property
        name = pattern.identifier.text.withoutBackticks
        labels = nil
        parameterTypes = []
        result = binding.typeAnnotation?.type
        isStatic = variable.modifiers.contains("static") || variable.modifiers.contains("class")
        isOverride = variable.modifiers.contains("override")
        isPlain = true
        node = DeclSyntax(variable)
        self.source = source
        self.isInExtension = isInExtension
    }
}

extension Member {
    /// A case of an enumeration, as the static property that it is to its users.
    init(_ element: EnumCaseElementSyntax, source: Int?, isInExtension: Bool) {
        kind = .property
        name = element.name.text.withoutBackticks
        labels = nil
        parameterTypes = []
        result = nil
        isStatic = true
        isOverride = false
        isPlain = true
        node = DeclSyntax(EnumCaseDeclSyntax(elements: []))
        self.source = source
        self.isInExtension = isInExtension
    }
}

extension DeclModifierListSyntax {
    func contains(_ name: String) -> Bool { contains { $0.name.text == name } }

    /// `public`, `open`, `internal`, `fileprivate`, `private`; nil where nothing is said.
    var access: DeclModifierSyntax? {
        first { modifier in
            modifier.detail == nil
                && ["public", "open", "package", "internal", "fileprivate", "private"].contains(modifier.name.text)
        }
    }
}

extension String {
    var withoutBackticks: String {
        hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
    }
}
