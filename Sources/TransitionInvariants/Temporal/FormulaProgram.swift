import TransitionCore

/// A formula as a list of parts that refer to each other by index, so that what is still open can be compared.
struct FormulaProgram<Observed>: Sendable {
    enum Operation: Sendable {
        case condition(Formula<Observed>.Condition)
        case not(Int)
        case and(Int, Int)
        case or(Int, Int)
        case implies(Int, Int)
        case next(Int)
        case always(Int)
        case eventually(Int, limitInFrames: Int?)
        case until(Int, Int)
    }

    struct Part: Sendable {
        let operation: Operation
        /// What a failure of this part says of it.
        let text: String
        /// How this part says that it failed, where the operation's own words would mislead.
        var reason: FormulaFailure.Reason?
    }

    private(set) var parts: [Part] = []
    private(set) var root = 0

    init(_ formula: Formula<Observed>) {
        root = add(formula)
    }

    private mutating func add(_ formula: Formula<Observed>) -> Int {
        switch formula.shape {
        case .condition(let name, let condition): return add(.condition(condition), name)
        case .not(let inner): return add(.not(add(inner)), inner.description)
        case .and(let left, let right): return add(.and(add(left), add(right)), formula.description)
        case .or(let left, let right): return add(.or(add(left), add(right)), formula.description)
        case .implies(let left, let right): return add(.implies(add(left), add(right)), formula.description)
        case .next(let inner): return add(.next(add(inner)), formula.description)
        case .always(let inner): return add(.always(add(inner)), formula.description)
        case .eventually(let inner, let limit):
            return add(.eventually(add(inner), limitInFrames: limit.map(Self.frames(in:))), inner.description)
        case .until(let left, let right): return add(.until(add(left), add(right)), formula.description)
        case .exactlyOnce(let inner): return addOnce(add(inner), inner.description)
        }
    }

    /// It does not hold until it does; then it holds for ever, or until it never holds again.
    private mutating func addOnce(_ inner: Int, _ text: String) -> Int {
        let absent = add(.not(inner), text)
        let neverAgain = add(.always(add(.not(inner), text, .cameAgain)), text)
        let stops = add(.until(inner, neverAgain), text, .cameAgain)
        let stays = add(.always(inner), text)
        let once = add(.and(inner, add(.or(stops, stays), text, .cameAgain)), text)
        return add(.until(absent, once), text, .neverCame)
    }

    private mutating func add(
        _ operation: Operation, _ text: String, _ reason: FormulaFailure.Reason? = nil
    ) -> Int {
        parts.append(Part(operation: operation, text: text, reason: reason))
        return parts.count - 1
    }

    /// Whole frames of a duration; a sum of frame durations falls short of them by attoseconds.
    private static func frames(in duration: Duration) -> Int {
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        return Int(min(max(0, seconds * Double(VirtualTime.framesPerSecond) + 1e-6), Double(Int32.max)))
    }
}
