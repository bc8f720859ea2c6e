/// A sum of variables with coefficients, and a constant. The terms are in the order of their variables, so that sums
/// come out the same on every run.
struct LinearExpression: Hashable {
    struct Term: Hashable {
        var variable: Int
        var coefficient: Double
    }

    /// Smaller coefficients are the noise of floating-point arithmetic.
    static let noise = 1e-9

    var constant: Double
    private(set) var terms: [Term] = []

    init(_ constant: Double = 0) {
        self.constant = constant
    }

    init(variable: Int, coefficient: Double = 1) {
        constant = 0
        terms = [Term(variable: variable, coefficient: coefficient)]
    }

    func coefficient(of variable: Int) -> Double {
        let index = index(of: variable)
        return index < terms.count && terms[index].variable == variable ? terms[index].coefficient : 0
    }

    /// Where the variable is, or would be.
    private func index(of variable: Int) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }

    mutating func add(_ coefficient: Double, of variable: Int) {
        let index = index(of: variable)
        if index < terms.count, terms[index].variable == variable {
            terms[index].coefficient += coefficient
            if abs(terms[index].coefficient) < Self.noise { terms.remove(at: index) }
        } else if abs(coefficient) >= Self.noise {
            terms.insert(Term(variable: variable, coefficient: coefficient), at: index)
        }
    }

    mutating func remove(_ variable: Int) {
        let index = index(of: variable)
        if index < terms.count, terms[index].variable == variable { terms.remove(at: index) }
    }

    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += other.constant * factor
        guard !other.terms.isEmpty else { return }
        guard !terms.isEmpty else {
            terms = other.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) }
            return
        }
        var merged: [Term] = []
        merged.reserveCapacity(terms.count + other.terms.count)
        var (left, right) = (0, 0)
        while left < terms.count || right < other.terms.count {
            if right == other.terms.count
                || left < terms.count && terms[left].variable < other.terms[right].variable
            {
                merged.append(terms[left])
                left += 1
                continue
            }
            var term = other.terms[right]
            term.coefficient *= factor
            right += 1
            if left < terms.count, terms[left].variable == term.variable {
                term.coefficient += terms[left].coefficient
                left += 1
            }
            if abs(term.coefficient) >= Self.noise { merged.append(term) }
        }
        terms = merged
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Gives the variables other names, in the same order.
    mutating func rename(_ name: (Int) -> Int) {
        for index in terms.indices { terms[index].variable = name(terms[index].variable) }
    }

    func adding(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression {
        var result = self
        result.add(other, times: factor)
        return result
    }
}
