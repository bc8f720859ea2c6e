import SwiftSyntax

/// What a condition of `#if` is on iOS, as the porter has it.
enum Condition {
    /// Modules that the model takes the place of, and those of the toolchain.
    static let knownModules: Set = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "AVFoundation", "Dispatch", "Swift", "Testing",
        "FoundationEssentials", "FoundationNetworking", "Synchronization", "Observation", "RegexBuilder",
    ]

    /// Whether the condition holds; custom flags are unset.
    static func holds(_ condition: ExprSyntax) -> Bool {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return !holds(not.expression)
        }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return holds(only.expression)
        }
        if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
        if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
        return false
    }

    /// `&&` binds closer than `||`.
    private static func holds(_ elements: [ExprSyntax]) -> Bool {
        var alternatives = [true]
        var joins = true
        for element in elements {
            if let join = element.as(BinaryOperatorExprSyntax.self) {
                joins = join.operator.text == "&&"
                if !joins { alternatives.append(true) }
            } else {
                alternatives[alternatives.count - 1] = alternatives[alternatives.count - 1] && holds(element)
            }
        }
        return alternatives.contains(true)
    }

    private static func holds(_ call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "canImport": return knownModules.contains(argument)
        case "swift": return compares(argument, with: [5, 10])
        case "compiler": return compares(argument, with: [6, 3])
        default: return false
        }
    }

    /// `>=5.9` or `<6` against a version.
    private static func compares(_ text: String, with version: [Int]) -> Bool {
        let isMinimum = text.hasPrefix(">=")
        let numbers = text.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
        let isReached = !version.lexicographicallyPrecedes(numbers)
        return isMinimum ? isReached : !isReached
    }
}

extension IfConfigClauseListSyntax {
    /// The clause that iOS compiles.
    var active: IfConfigClauseSyntax? {
        first { $0.condition.map(Condition.holds) ?? true }
    }
}
