import PropertyTesting
import TransitionInvariants

/// What the formulas of the tests observe: the letters that hold, one bit each.
typealias Letters = Int

/// A formula of the tests as a plain value, so that it can be printed and judged by definition.
indirect enum PlainFormula: Sendable {
    case letter(Int)
    case not(PlainFormula)
    case and(PlainFormula, PlainFormula)
    case or(PlainFormula, PlainFormula)
    case implies(PlainFormula, PlainFormula)
    case next(PlainFormula)
    case always(PlainFormula)
    case eventually(PlainFormula, Int?)
    case until(PlainFormula, PlainFormula)
    case exactlyOnce(PlainFormula)

    var formula: Formula<Letters> {
        switch self {
        case .letter(let bit): .holds("\(["p", "q"][bit])") { $0 >> bit & 1 == 1 }
        case .not(let inner): !inner.formula
        case .and(let left, let right): left.formula && right.formula
        case .or(let left, let right): left.formula || right.formula
        case .implies(let left, let right): left.formula.implies(right.formula)
        case .next(let inner): .next(inner.formula)
        case .always(let inner): .always(inner.formula)
        case .eventually(let inner, let frames):
            .eventually(inner.formula, within: frames.map { .seconds($0) / 60 })
        case .until(let left, let right): left.formula.until(right.formula)
        case .exactlyOnce(let inner): .exactlyOnce(inner.formula)
        }
    }
}

/// Observations in order, each with its frame.
struct Course: Sendable {
    var letters: [Letters]
    var frames: [Int]
}

extension Generator where Value == PlainFormula {
    static let formulas = nested(2)

    private static func nested(_ depth: Int) -> Generator {
        let letters = Generator<Int>.integer(in: 0...1).map { PlainFormula.letter($0) }
        guard depth > 0 else { return letters }
        let inner = nested(depth - 1)
        let limits = Generator<Int>.integer(in: 0...6).map { $0 == 0 ? nil : $0 - 1 }
        return .oneOf([
            letters, inner.map { .not($0) }, inner.map { .next($0) }, inner.map { .always($0) },
            inner.map { .exactlyOnce($0) }, Self.pairs(inner) { .and($0, $1) }, Self.pairs(inner) { .or($0, $1) },
            Self.pairs(inner) { .implies($0, $1) }, Self.pairs(inner) { .until($0, $1) },
            inner.flatMap { formula in limits.map { .eventually(formula, $0) } },
        ])
    }

    private static func pairs(
        _ inner: Generator, _ join: @escaping @Sendable (PlainFormula, PlainFormula) -> PlainFormula
    ) -> Generator {
        inner.flatMap { left in inner.map { join(left, $0) } }
    }
}

extension Generator where Value == Course {
    static let courses = Generator<[(Int, Int)]>
        .array(
            of: Generator<Int>.integer(in: 0...3).flatMap { letters in
                Generator<Int>.integer(in: 1...3).map { (letters, $0) }
            }, count: 1...8
        )
        .map { pairs in
            var frame = 0
            let frames = pairs.map { pair in
                defer { frame += pair.1 }
                return frame
            }
            return Course(letters: pairs.map(\.0), frames: frames)
        }
}
