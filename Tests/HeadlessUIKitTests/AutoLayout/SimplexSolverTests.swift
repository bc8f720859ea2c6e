import Testing

@testable import HeadlessUIKit

/// A small problem in two variables, for which trying every corner finds the best answer.
private struct PlaneProblem {
    struct Line {
        let a: Double
        let b: Double
        let constant: Double
        let relation: SimplexSolver.Relation
        /// Nil for a required one.
        let level: Int?

        func value(_ point: (x: Double, y: Double)) -> Double { a * point.x + b * point.y + constant }

        func miss(_ point: (x: Double, y: Double)) -> Double {
            let value = value(point)
            return relation == .equal ? abs(value) : max(0, -value)
        }
    }

    var lines: [Line]
    let levels = 3

    /// The misses by level at the best corner; nil when no point satisfies what is required.
    var bestMisses: [Double]? {
        // The axes bound the variables, which are not negative.
        let all =
            lines + [
                Line(a: 1, b: 0, constant: 0, relation: .greaterOrEqual, level: nil),
                Line(a: 0, b: 1, constant: 0, relation: .greaterOrEqual, level: nil),
            ]
        var best: [Double]?
        for (index, first) in all.enumerated() {
            for second in all[(index + 1)...] {
                let determinant = first.a * second.b - second.a * first.b
                guard abs(determinant) > 1e-9 else { continue }
                let point = (
                    x: (first.b * second.constant - second.b * first.constant) / determinant,
                    y: (second.a * first.constant - first.a * second.constant) / determinant
                )
                guard all.allSatisfy({ $0.level != nil || $0.miss(point) < 1e-6 }) else { continue }
                let misses = misses(at: point)
                if best.map({ Self.isLess(misses, $0) }) ?? true { best = misses }
            }
        }
        return best
    }

    func misses(at point: (x: Double, y: Double)) -> [Double] {
        (0..<levels).map { level in lines.filter { $0.level == level }.reduce(0) { $0 + $1.miss(point) } }
    }

    static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        for (a, b) in zip(left, right) where abs(a - b) > 1e-6 { return a < b }
        return false
    }
}

@Suite struct SimplexSolverTests {
    /// Small whole numbers, the same on every run.
    private struct Numbers {
        var state: UInt64

        mutating func next(_ range: ClosedRange<Int>) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Int(state >> 33) % range.count
        }
    }

    @Test("the solver misses by no more than the best corner of the plane does", arguments: 0..<40)
    func againstBruteForce(seed: Int) {
        var numbers = Numbers(state: UInt64(seed) &* 977 &+ 5)
        for _ in 0..<40 {
            var problem = PlaneProblem(lines: [])
            for _ in 0..<numbers.next(1...7) {
                problem.lines.append(
                    PlaneProblem.Line(
                        a: Double(numbers.next(-3...3)), b: Double(numbers.next(-3...3)),
                        constant: Double(numbers.next(-20...20)),
                        relation: numbers.next(0...1) == 0 ? .equal : .greaterOrEqual,
                        level: numbers.next(0...3) == 0 ? nil : numbers.next(0...2)))
            }
            check(problem, freely: numbers.next(0...1) == 0)
        }
    }

    /// `freely`: the variables are free ones, held above zero by constraints.
    private func check(_ problem: PlaneProblem, freely: Bool) {
        var solver = SimplexSolver(levels: problem.levels)
        let x = solver.makeVariable(isNonnegative: !freely)
        let y = solver.makeVariable(isNonnegative: !freely)
        if freely {
            for variable in [x, y] {
                let isTaken = solver.require(LinearExpression(variable: variable), .greaterOrEqual)
                #expect(isTaken)
            }
        }
        func expression(_ line: PlaneProblem.Line) -> LinearExpression {
            var result = LinearExpression(line.constant)
            result.add(line.a, of: x)
            result.add(line.b, of: y)
            return result
        }
        var kept = PlaneProblem(lines: problem.lines.filter { $0.level != nil })
        for line in problem.lines where line.level == nil {
            var tried = kept
            tried.lines.append(line)
            let isPossible = tried.bestMisses != nil
            let isTaken = solver.require(expression(line), line.relation)
            #expect(isTaken == isPossible)
            if isPossible { kept = tried }
        }
        for line in kept.lines {
            if let level = line.level { solver.prefer(expression(line), line.relation, level: level) }
        }
        solver.minimize()
        let point = (x: solver.value(of: x), y: solver.value(of: y))
        #expect(point.x > -1e-6 && point.y > -1e-6)
        for line in kept.lines where line.level == nil { #expect(line.miss(point) < 1e-6) }
        let best = kept.bestMisses
        let reached = kept.misses(at: point)
        #expect(best.map { !PlaneProblem.isLess($0, reached) } ?? false, "\(reached) where \(best ?? []) is possible")
    }
}
