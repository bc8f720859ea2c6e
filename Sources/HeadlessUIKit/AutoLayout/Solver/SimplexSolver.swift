/// Finds the values that satisfy all required constraints and miss the others as little as possible, more important
/// ones first: no sum of lesser misses outweighs a greater one.
struct SimplexSolver {
    enum Relation {
        case equal, greaterOrEqual
    }

    /// Rounding makes equal sums differ by less than this, in points.
    private static let tolerance = 1e-6
    /// Far more pivots than any layout needs.
    private static let pivotLimit = 10_000

    private var tableau: SimplexTableau

    /// - Parameter levels: the number of degrees of importance below "required".
    init(levels: Int) {
        tableau = SimplexTableau(levels: levels)
    }

    mutating func makeVariable(isNonnegative: Bool) -> Int {
        tableau.makeVariable(isNonnegative ? .nonnegative : .free)
    }

    func value(of variable: Int) -> Double { tableau.value(of: variable) }

    /// Demands that the expression is zero, or not negative. False, and nothing changes, when it cannot be with all
    /// that is required already.
    mutating func require(_ expression: LinearExpression, _ relation: Relation) -> Bool {
        let marker = tableau.makeVariable(relation == .equal ? .dummy : .nonnegative)
        var row = tableau.reduced(expression)
        row.add(relation == .equal ? 1 : -1, of: marker)
        if row.constant < 0 { row.scale(by: -1) }
        if let subject = subject(of: row, marker: marker) {
            tableau.solve(row, for: subject)
            return true
        }
        if row.terms.allSatisfy({ tableau.kinds[$0.variable] == .dummy }) {
            guard abs(row.constant) < Self.tolerance else { return false }
            row.constant = 0
            tableau.solve(row, for: marker)
            return true
        }
        let before = tableau
        if addWithArtificialVariable(row) { return true }
        tableau = before
        return false
    }

    /// Wishes that the expression is zero, or not negative. Level 0 is the most important.
    mutating func prefer(_ expression: LinearExpression, _ relation: Relation, level: Int) {
        var row = tableau.reduced(expression)
        let below = tableau.makeVariable(.nonnegative)
        let above = tableau.makeVariable(.nonnegative)
        row.add(1, of: below)
        row.add(-1, of: above)
        tableau.objectives[level].add(1, of: below)
        if relation == .equal { tableau.objectives[level].add(1, of: above) }
        let free = row.terms.first { tableau.kinds[$0.variable] == .free }
        tableau.solve(row, for: free?.variable ?? (row.constant < 0 ? below : above))
    }

    /// Makes the misses as small as they can be.
    mutating func minimize() {
        for _ in 0..<Self.pivotLimit {
            guard let entering = enteringVariable(), let leaving = tableau.leavingVariable(for: entering) else {
                return
            }
            tableau.pivot(entering: entering, leaving: leaving)
        }
    }

    /// A variable that can be basic at once: a free one, or the new one if that is not negative then.
    private func subject(of row: LinearExpression, marker: Int) -> Int? {
        if let free = row.terms.first(where: { tableau.kinds[$0.variable] == .free }) { return free.variable }
        return tableau.kinds[marker] == .nonnegative && row.coefficient(of: marker) < 0 ? marker : nil
    }

    /// The lowest variable whose growth makes the most important sum smaller that it changes at all.
    private func enteringVariable() -> Int? {
        var best: Int?
        var decided: Set<Int> = []
        for objective in tableau.objectives {
            for term in objective.terms where tableau.kinds[term.variable] == .nonnegative {
                guard abs(term.coefficient) > 1e-8, decided.insert(term.variable).inserted else { continue }
                if term.coefficient < 0, term.variable < best ?? .max { best = term.variable }
            }
        }
        return best
    }

    /// Measures by how much the row is missed and makes that zero, if it can be.
    private mutating func addWithArtificialVariable(_ row: LinearExpression) -> Bool {
        let artificial = tableau.makeVariable(.nonnegative)
        let objectives = tableau.objectives
        tableau.insert(row, for: artificial)
        // The real sums come along, so that they stay in terms of variables that are not basic.
        tableau.objectives = [row] + objectives
        for _ in 0..<Self.pivotLimit {
            let miss = tableau.objectives[0]
            let entering = miss.terms.first {
                tableau.kinds[$0.variable] == .nonnegative && $0.coefficient < -LinearExpression.noise
            }
            guard let entering, let leaving = tableau.leavingVariable(for: entering.variable) else { break }
            tableau.pivot(entering: entering.variable, leaving: leaving)
        }
        let miss = tableau.objectives.removeFirst()
        guard abs(miss.constant) < Self.tolerance else { return false }
        if let left = tableau.rows[artificial] {
            tableau.removeRow(of: artificial)
            let entering = left.terms.first { tableau.kinds[$0.variable] == .nonnegative && $0.variable != artificial }
            if let entering {
                var equation = left
                equation.add(-1, of: artificial)
                tableau.solve(equation, for: entering.variable)
            }
        }
        tableau.forget(artificial)
        return true
    }
}
