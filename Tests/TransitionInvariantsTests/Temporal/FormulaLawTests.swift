import PropertyTesting
import Testing
import TransitionCore
import TransitionInvariants

@Suite("The laws of temporal formulas")
struct FormulaLawTests {
    private typealias Case = (left: PlainFormula, right: PlainFormula, course: Course)

    private static let cases = Generator<PlainFormula>.formulas.flatMap { left in
        Generator<PlainFormula>.formulas.flatMap { right in Generator<Course>.courses.map { (left, right, $0) } }
    }

    /// Watches to the end; open means that the end did not decide.
    private func isKept(_ formula: PlainFormula, in course: Course) -> Bool? {
        var monitor = FormulaMonitor(formula.formula)
        for (letters, frame) in zip(course.letters, course.frames) {
            monitor.observe(letters, at: VirtualTime(frame: frame))
        }
        monitor.finish()
        switch monitor.verdict {
        case .open: return nil
        case .holds: return true
        case .fails: return false
        }
    }

    private func expectAlways(
        runs runCount: Int = 400, _ law: @escaping (Case) -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var options = PropertySearchOptions()
        options.seed = 5
        options.runCount = runCount
        let report = PropertySearch(Self.cases, options: options).run { value, _ in law(value) }
        #expect(report.isPassing, "\(report)", sourceLocation: sourceLocation)
    }

    private func expectEqual(
        _ one: @escaping (PlainFormula, PlainFormula) -> PlainFormula,
        _ other: @escaping (PlainFormula, PlainFormula) -> PlainFormula,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectAlways(
            { isKept(one($0.left, $0.right), in: $0.course) == isKept(other($0.left, $0.right), in: $0.course) },
            sourceLocation: sourceLocation)
    }

    @Test("A watched formula is judged as the definition says, and is always decided at the end")
    func definition() {
        expectAlways(runs: 1_500) { isKept($0.left, in: $0.course) == Definition(course: $0.course).holds($0.left) }
    }

    @Test("A verdict that comes early is the verdict of every longer course")
    func verdictsStay() {
        expectAlways { value in
            var monitor = FormulaMonitor(value.left.formula)
            for (letters, frame) in zip(value.course.letters, value.course.frames) {
                let before = monitor.verdict
                monitor.observe(letters, at: VirtualTime(frame: frame))
                if before != .open, monitor.verdict != before { return false }
            }
            guard monitor.verdict != .open else { return true }
            let verdict = monitor.verdict == .holds
            return Definition(course: value.course).holds(value.left) == verdict
        }
    }

    @Test("Not always is eventually not, and not eventually is always not")
    func duality() {
        expectEqual({ a, _ in .not(.always(a)) }, { a, _ in .eventually(.not(a), nil) })
        expectEqual({ a, _ in .not(.eventually(a, nil)) }, { a, _ in .always(.not(a)) })
        expectEqual({ a, _ in .not(.next(a)) }, { a, _ in .next(.not(a)) })
    }

    @Test("Each operator is what holds now and what is left for the next observation")
    func expansion() {
        expectEqual({ a, _ in .always(a) }, { a, _ in .and(a, .next(.always(a))) })
        expectEqual({ a, _ in .eventually(a, nil) }, { a, _ in .or(a, .next(.eventually(a, nil))) })
        expectEqual({ a, b in .until(a, b) }, { a, b in .or(b, .and(a, .next(.until(a, b)))) })
    }

    @Test("Always goes with and, eventually with or, and both absorb themselves")
    func distribution() {
        expectEqual({ a, b in .always(.and(a, b)) }, { a, b in .and(.always(a), .always(b)) })
        expectEqual({ a, b in .eventually(.or(a, b), 3) }, { a, b in .or(.eventually(a, 3), .eventually(b, 3)) })
        expectEqual({ a, _ in .always(.always(a)) }, { a, _ in .always(a) })
        expectEqual({ a, _ in .eventually(.eventually(a, nil), nil) }, { a, _ in .eventually(a, nil) })
    }

    @Test("Implies is not or; eventually within no time is now; exactly once is at least and at most once")
    func definitions() {
        expectEqual({ a, b in .implies(a, b) }, { a, b in .or(.not(a), b) })
        expectEqual({ a, _ in .eventually(a, 0) }, { a, _ in a })
        expectEqual(
            { a, _ in .exactlyOnce(a) },
            { a, _ in
                .and(
                    .eventually(a, nil),
                    .not(.eventually(.and(a, .eventually(.and(.not(a), .eventually(a, nil)), nil)), nil)))
            })
    }
}
