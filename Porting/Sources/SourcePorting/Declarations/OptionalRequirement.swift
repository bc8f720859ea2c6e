import SwiftSyntax

/// A requirement that a type need not implement, with what it does then.
struct OptionalRequirement {
    let member: Member
    /// The declaration up to its body, on one line, without access and `optional`.
    let signature: String
    /// The body of the default, with its braces.
    let body: String

    /// The default as a member of a type.
    func declaration(access: String?) -> String { "\(access.map { $0 + " " } ?? "")\(signature) \(body)" }
}

extension Member {
    /// Whether the requirement is `optional`.
    var isOptionalRequirement: Bool {
        node.as(FunctionDeclSyntax.self)?.modifiers.contains("optional")
            ?? node.as(VariableDeclSyntax.self)?.modifiers.contains("optional") ?? false
    }
}

extension OptionalRequirement {
    /// From the default that the model gives it.
    init?(model member: Member) {
        let body: Syntax?
        if let function = member.node.as(FunctionDeclSyntax.self) {
            body = function.body.map(Syntax.init)
        } else {
            body = member.node.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock.map(Syntax.init)
        }
        guard let body else { return nil }
        let text = member.node.trimmedDescription
        self.member = member
        signature = String(text.dropLast(body.trimmedDescription.count)).onOneLine.without(prefix: "public ")
        self.body = body.trimmedDescription.onOneLine
    }

    /// From an `optional` requirement of the sources; one with a value answers nil.
    init?(source member: Member) {
        self.member = member
        if var function = member.node.as(FunctionDeclSyntax.self) {
            function.modifiers = []
            function.attributes = []
            function.signature.returnClause = nil
            let result = member.result.map { " -> \($0.optionalText)" } ?? ""
            signature = (function.trimmedDescription + result).onOneLine
            body = member.returnsValue ? "{ nil }" : "{}"
        } else if let type = member.result {
            signature = "var \(member.name): \(type.optionalText)".onOneLine
            let isSettable = member.node.trimmedDescription.contains("set }")
            body = isSettable ? "{ get { nil } set {} }" : "{ nil }"
        } else {
            return nil
        }
    }
}

extension TypeSyntax {
    var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            || trimmedDescription.hasPrefix("Optional<")
    }

    /// Whether `?` behind the type would bind to a part of it.
    var needsParentheses: Bool {
        self.is(FunctionTypeSyntax.self) || self.is(SomeOrAnyTypeSyntax.self) || self.is(CompositionTypeSyntax.self)
            || self.is(AttributedTypeSyntax.self)
    }

    /// The type as an optional; one that is optional as it is.
    var optionalText: String {
        if isOptional { return trimmedDescription }
        return needsParentheses ? "(\(trimmedDescription))?" : "\(trimmedDescription)?"
    }
}

extension String {
    /// Lines and the blanks around them become one blank.
    var onOneLine: String {
        split(separator: "\n").map { $0.trimmingBlanks }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
            .joined(separator: " ")
    }

    fileprivate func without(prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}

extension StringProtocol {
    var trimmingBlanks: String {
        var text = Substring(self)
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
