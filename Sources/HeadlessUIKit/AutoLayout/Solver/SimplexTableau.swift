/// The solved form of a set of linear equations: some variables, the basic ones, each expressed by the others.
///
/// The others are zero, so that a basic variable's value is its row's constant. After Badros, Borning and Stuckey, "The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm" (2001).
struct SimplexTableau {
    enum Kind {
        /// Takes any value.
        case free
        /// Is never negative: a size, a slack or an error.
        case nonnegative
        /// Marks a required equation; it is zero and stays out of the basis.
        case dummy
    }

    private(set) var kinds: [Kind] = []
    /// By variable; nil for those that are not basic.
    private(set) var rows: [LinearExpression?] = []
    /// What is to become as small as possible, the most important sum first.
    var objectives: [LinearExpression]

    init(levels: Int) {
        objectives = Array(repeating: LinearExpression(), count: levels)
    }

    mutating func makeVariable(_ kind: Kind) -> Int {
        kinds.append(kind)
        rows.append(nil)
        return kinds.count - 1
    }

    func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

    /// The expression in terms of variables that are not basic.
    func reduced(_ expression: LinearExpression) -> LinearExpression {
        var result = LinearExpression(expression.constant)
        for term in expression.terms {
            if let row = rows[term.variable] {
                result.add(row, times: term.coefficient)
            } else {
                result.add(term.coefficient, of: term.variable)
            }
        }
        return result
    }

    /// Makes `subject` basic by the equation "expression is zero", in which it occurs.
    mutating func solve(_ expression: LinearExpression, for subject: Int) {
        var row = expression
        let coefficient = row.coefficient(of: subject)
        row.remove(subject)
        row.scale(by: -1 / coefficient)
        substitute(row, for: subject)
        rows[subject] = row
    }

    /// Puts a row in as it is.
    mutating func insert(_ row: LinearExpression, for variable: Int) { rows[variable] = row }
    mutating func removeRow(of variable: Int) { rows[variable] = nil }

    private mutating func substitute(_ row: LinearExpression, for variable: Int) {
        for index in rows.indices {
            guard let coefficient = rows[index]?.coefficient(of: variable), coefficient != 0 else { continue }
            rows[index]?.remove(variable)
            rows[index]?.add(row, times: coefficient)
        }
        for index in objectives.indices {
            let coefficient = objectives[index].coefficient(of: variable)
            guard coefficient != 0 else { continue }
            objectives[index].remove(variable)
            objectives[index].add(row, times: coefficient)
        }
    }

    /// Takes a variable that is zero for good out of every row.
    mutating func forget(_ variable: Int) {
        for index in rows.indices { rows[index]?.remove(variable) }
        for index in objectives.indices { objectives[index].remove(variable) }
    }

    /// `entering` becomes basic in place of `leaving`.
    mutating func pivot(entering: Int, leaving: Int) {
        guard var row = rows[leaving] else { return }
        rows[leaving] = nil
        row.add(-1, of: leaving)
        solve(row, for: entering)
    }

    /// The row that first becomes negative as `entering` grows. By Bland's rule the lowest variable decides ties.
    func leavingVariable(for entering: Int) -> Int? {
        var best: (ratio: Double, variable: Int)?
        for variable in rows.indices where kinds[variable] != .free {
            guard let row = rows[variable] else { continue }
            let coefficient = row.coefficient(of: entering)
            guard coefficient < -LinearExpression.noise else { continue }
            let ratio = -row.constant / coefficient
            if ratio < (best?.ratio ?? .infinity) - LinearExpression.noise { best = (ratio, variable) }
        }
        return best?.variable
    }
}
