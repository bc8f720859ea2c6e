/// What formulas mean, straight from the definition: the last observation repeats for ever.
struct Definition {
    let course: Course

    /// Whether it holds at an observation, counted from 0.
    func holds(_ formula: PlainFormula, at place: Int = 0) -> Bool {
        let last = course.letters.count - 1
        switch formula {
        case .letter(let bit): return course.letters[place] >> bit & 1 == 1
        case .not(let inner): return !holds(inner, at: place)
        case .and(let left, let right): return holds(left, at: place) && holds(right, at: place)
        case .or(let left, let right): return holds(left, at: place) || holds(right, at: place)
        case .implies(let left, let right): return !holds(left, at: place) || holds(right, at: place)
        case .next(let inner): return holds(inner, at: min(place + 1, last))
        case .always(let inner): return (place...last).allSatisfy { holds(inner, at: $0) }
        case .eventually(let inner, let limit):
            let end = limit.map { course.frames[place] + $0 } ?? .max
            return (place...last).contains { course.frames[$0] <= end && holds(inner, at: $0) }
        case .until(let left, let right):
            guard let end = (place...last).first(where: { holds(right, at: $0) }) else { return false }
            return (place..<end).allSatisfy { holds(left, at: $0) }
        case .exactlyOnce(let inner):
            let values = (place...last).map { holds(inner, at: $0) }
            let rises = values.indices.filter { values[$0] && ($0 == 0 || !values[$0 - 1]) }
            return rises.count == 1
        }
    }
}
