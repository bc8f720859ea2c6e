import PropertyTesting
import TransitionChoices

/// A sum or quotient of integers.
indirect enum Expression: Hashable, Sendable, CustomStringConvertible {
    case number(Int)
    case sum(Expression, Expression)
    case quotient(Expression, Expression)

    struct DivisionByZero: Error {}

    /// Whether no quotient has the literal 0 below it.
    var hasNoLiteralZeroDivisor: Bool {
        switch self {
        case .number: true
        case .quotient(_, .number(0)): false
        case .sum(let left, let right), .quotient(let left, let right):
            left.hasNoLiteralZeroDivisor && right.hasNoLiteralZeroDivisor
        }
    }

    func value() throws(DivisionByZero) -> Int {
        switch self {
        case .number(let number): return number
        case .sum(let left, let right): return try left.value() &+ right.value()
        case .quotient(let left, let right):
            let (dividend, divisor) = (try left.value(), try right.value())
            guard divisor != 0 else { throw DivisionByZero() }
            return dividend.dividedReportingOverflow(by: divisor).partialValue
        }
    }

    var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .sum(let left, let right): "(\(left) + \(right))"
        case .quotient(let left, let right): "(\(left) / \(right))"
        }
    }
}

/// A heap as a tree, each node no larger than those below it.
indirect enum Heap: Hashable, Sendable {
    case empty
    case node(Int, Heap, Heap)

    /// The elements in the order in which the upstream program visits them.
    var elements: [Int] {
        var (elements, open): ([Int], [Heap]) = ([], [self])
        while let heap = open.popLast() {
            if case .node(let head, let left, let right) = heap {
                elements.append(head)
                open += [left, right]
            }
        }
        return elements
    }

    func merged(with other: Heap) -> Heap {
        guard case .node(let head, let left, let right) = self else { return other }
        guard case .node(let otherHead, let otherLeft, let otherRight) = other else { return self }
        return head <= otherHead
            ? .node(head, right.merged(with: other), left) : .node(otherHead, otherRight.merged(with: self), otherLeft)
    }

    /// Takes the head off once and then forgets to go on.
    var wronglySorted: [Int] {
        guard case .node(let head, let left, let right) = self else { return [] }
        return [head] + left.merged(with: right).elements
    }

    /// Empty in one case of eight, and at size 0; else a head not below the bound and two heaps of half the size.
    static func drawn(
        _ draw: inout Draw<AnyChoiceSource>, above bound: Int?, size: Int
    ) throws(DrawingError) -> Heap {
        try draw.span("heap") { draw throws(DrawingError) in
            guard draw.integer(in: 1...8) > 1, size > 0 else { return .empty }
            let heads = Generator<Int>.integer()
            let head = try draw(bound.map { bound in heads.filter("not below the bound") { $0 >= bound } } ?? heads)
            let left = try drawn(&draw, above: head, size: size / 2)
            return .node(head, left, try drawn(&draw, above: head, size: size / 2))
        }
    }
}

extension Challenge {
    /// The upstream challenges about trees.
    static let trees: [Challenge] = [calculator, binaryHeap]

    private static let calculator = Challenge(
        "calculator",
        generator: "recursion of depth ≤ 5 over all integers, one of sum and quotient; discarded if a literal x/0",
        minimum: "0 / (0 + 0) or 0 / (0 / 1)",
        Generator<Expression>.recursive(leaf: Generator.integer().map { .number($0) }) { inner in
            .oneOf(zip(inner, inner).map { .sum($0, $1) }, zip(inner, inner).map { .quotient($0, $1) })
        },
        isExact: {
            let zero = Expression.number(0)
            return $0 == .quotient(zero, .sum(zero, zero)) || $0 == .quotient(zero, .quotient(zero, .number(1)))
        },
        property: { expression, run in
            try run.require(expression.hasNoLiteralZeroDivisor)
            return (try? expression.value()) != nil
        })

    private static let binaryHeap = Challenge(
        "binary heap",
        generator: "heap of size 0…20: empty if an integer 1…8 is 1 or the size 0, else a head of all integers, "
            + "filtered by not below the parent's, and two heaps of half the size",
        minimum: "four nodes 0, 0, 0, 1",
        Generator<Heap> { draw throws(DrawingError) in
            try Heap.drawn(&draw, above: nil, size: draw.integer(in: 0...20))
        },
        isExact: { $0.elements.sorted() == [0, 0, 0, 1] },
        property: { heap, _ in
            let sorted = heap.wronglySorted
            return sorted == sorted.sorted() && heap.elements.sorted() == sorted
        })
}
