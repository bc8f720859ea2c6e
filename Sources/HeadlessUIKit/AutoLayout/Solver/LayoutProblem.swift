/// A linear problem no part of which can be solved without the rest: what some views of a layout depend on.
///
/// Layouts repeat themselves, page after page and run after run, so that equal problems are solved once.
struct LayoutProblem: Hashable {
    struct Demand: Hashable {
        /// What must be zero, or not negative.
        var expression: LinearExpression
        let relation: SimplexSolver.Relation
        /// The degree of importance, 0 the greatest; nil for what is required.
        var level: Int?
    }

    struct Solution {
        /// By variable.
        let values: [Double]
        /// By demand; false for what is required and cannot be with what was required before it.
        let holds: [Bool]
    }

    /// By variable: whether it is never negative.
    let isNonnegative: [Bool]
    /// In the order in which they are made.
    let demands: [Demand]

    /// More than the layouts of one app; they are forgotten together.
    private static let memoryLimit = 2000
    @MainActor private static var memory: [LayoutProblem: Solution] = [:]

    @MainActor var solution: Solution {
        if let known = Self.memory[self] { return known }
        let made = solve()
        if Self.memory.count >= Self.memoryLimit { Self.memory = [:] }
        Self.memory[self] = made
        return made
    }

    private func solve() -> Solution {
        var solver = SimplexSolver(levels: (demands.compactMap(\.level).max() ?? -1) + 1)
        let variables = isNonnegative.map { solver.makeVariable(isNonnegative: $0) }
        var holds: [Bool] = []
        for demand in demands {
            if let level = demand.level {
                solver.prefer(demand.expression, demand.relation, level: level)
                holds.append(true)
            } else {
                holds.append(solver.require(demand.expression, demand.relation))
            }
        }
        solver.minimize()
        return Solution(values: variables.map { solver.value(of: $0) }, holds: holds)
    }
}

/// Demands that are gathered one by one, and solved in parts that have nothing to do with each other.
struct LayoutDemands {
    private(set) var demands: [LayoutProblem.Demand] = []
    private var isNonnegative: [Bool] = []
    private var values: [Double] = []
    private var holds: [Bool] = []

    mutating func makeVariable(isNonnegative: Bool) -> Int {
        self.isNonnegative.append(isNonnegative)
        return self.isNonnegative.count - 1
    }

    /// Returns the demand's index.
    mutating func add(_ demand: LayoutProblem.Demand) -> Int {
        demands.append(demand)
        return demands.count - 1
    }

    func value(of variable: Int) -> Double { values[variable] }
    /// Whether the demand at the index was met, if it was required.
    func holds(at index: Int) -> Bool { holds[index] }

    @MainActor mutating func solve() {
        values = Array(repeating: 0, count: isNonnegative.count)
        holds = Array(repeating: true, count: demands.count)
        for part in parts { solve(part) }
    }

    /// The indices of the demands that share variables, in the order of their first ones.
    private var parts: [[Int]] {
        var leaders = Array(isNonnegative.indices)
        func leader(_ variable: Int) -> Int {
            var current = variable
            while leaders[current] != current { current = leaders[current] }
            leaders[variable] = current
            return current
        }
        for demand in demands {
            guard let first = demand.expression.terms.first else { continue }
            for term in demand.expression.terms.dropFirst() {
                let (one, other) = (leader(first.variable), leader(term.variable))
                leaders[max(one, other)] = min(one, other)
            }
        }
        var parts: [[Int]] = []
        var partOfLeader = Array(repeating: -1, count: leaders.count)
        for index in demands.indices {
            guard let first = demands[index].expression.terms.first else {
                parts.append([index])
                continue
            }
            let leader = leader(first.variable)
            if partOfLeader[leader] < 0 {
                partOfLeader[leader] = parts.count
                parts.append([])
            }
            parts[partOfLeader[leader]].append(index)
        }
        return parts
    }

    @MainActor private mutating func solve(_ part: [Int]) {
        var names = Array(repeating: -1, count: isNonnegative.count)
        for index in part { for term in demands[index].expression.terms { names[term.variable] = 0 } }
        let variables = names.indices.filter { names[$0] == 0 }
        for (name, variable) in variables.enumerated() { names[variable] = name }
        let levels = Set(part.compactMap { demands[$0].level }).sorted()
        let problem = LayoutProblem(
            isNonnegative: variables.map { isNonnegative[$0] },
            demands: part.map { index in
                var demand = demands[index]
                demand.expression.rename { names[$0] }
                demand.level = demand.level.flatMap { levels.firstIndex(of: $0) }
                return demand
            })
        let solution = problem.solution
        for (name, variable) in variables.enumerated() { values[variable] = solution.values[name] }
        for (index, isHeld) in zip(part, solution.holds) { holds[index] = isHeld }
    }
}
