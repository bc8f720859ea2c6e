import SwiftSyntax

/// A method as `#selector` names it.
struct MethodReference {
    /// What stands before the name: a type, an object, `self`, `super`; nil for nothing.
    var base: ExprSyntax?
    var name: String
    /// The labels, where they are written.
    var labels: [String]?
    /// The type that the method is cast to.
    var cast: TypeSyntax?
    var isAccessor = false

    /// The name as it is written.
    var fullName: String {
        guard let labels else { return name }
        return "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }
}

extension MethodReference {
    /// The reference in `#selector(…)`.
    init?(_ macro: MacroExpansionExprSyntax) {
        guard let argument = macro.arguments.first else { return nil }
        self.init(argument.expression)
        isAccessor = argument.label != nil
    }

    init?(_ expression: ExprSyntax) {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            self.init(only.expression)
        } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            self.init(first)
            cast = sequence.elements.last?.as(TypeExprSyntax.self)?.type
        } else if let cast = expression.as(AsExprSyntax.self) {
            self.init(cast.expression)
            self.cast = cast.type
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            self.init(base: member.base, member.declName)
        } else if let name = expression.as(DeclReferenceExprSyntax.self) {
            self.init(base: nil, name)
        } else {
            return nil
        }
    }

    private init(base: ExprSyntax?, _ declaration: DeclReferenceExprSyntax) {
        self.base = base
        name = declaration.baseName.text.withoutBackticks
        labels = declaration.argumentNames?.arguments.map { $0.name.text.withoutBackticks }
        // `#selector(show(_:).self)` and the like are not Swift; `viewDidLoad()` is parsed as no labels.
    }
}
