import PropertyTesting

/// One step of a script: what is done, and one number with it.
struct Step: Hashable, Sendable, CustomStringConvertible {
    enum Kind: Hashable, Sendable {
        case start, stop, wait, drag, tick, toggle, choose, check
        case open, select, close, width, height, depth
    }

    let kind: Kind
    /// 0 where the kind has none; 1 is true.
    let number: Int

    init(_ kind: Kind, _ number: Int = 0) {
        self.kind = kind
        self.number = number
    }

    var description: String { "\(kind)(\(number))" }
}

extension Generator<[Step]> {
    /// Scripts of up to 50 steps, all equally likely but for those that a run leaves out; earlier ones are simpler.
    static func scripts(of steps: Generator<Step>...) -> Generator { .array(of: .oneOf(steps), count: 0...50) }
}

extension Generator<Step> {
    /// A step with a number of the range; `likely` ones are drawn more often.
    static func step(_ kind: Step.Kind, _ range: ClosedRange<Int>, likely: [Int] = []) -> Generator {
        Generator<Int>.integer(in: range, likely: likely).map { Step(kind, $0) }
    }

    static func step(_ kind: Step.Kind) -> Generator { .just(Step(kind)) }

    /// A step that switches something on or off.
    static func flag(_ kind: Step.Kind) -> Generator { Generator<Bool>.boolean().map { Step(kind, $0 ? 1 : 0) } }

    /// A step that picks one of so many things.
    static func pick(_ kind: Step.Kind, of count: Int) -> Generator {
        Generator<Int>.pick(Array(0..<count)).map { Step(kind, $0) }
    }
}

extension Challenge {
    /// A challenge about steps, with exactly one minimum.
    static func steps(
        _ name: String, _ text: String, _ generator: Generator<[Step]>, minimum: [Step],
        fails: @escaping @Sendable ([Step]) -> Bool
    ) -> Challenge {
        Challenge(
            name, generator: "array of 0…50 of: \(text)", minimum: "\(minimum)", generator,
            isExact: { $0 == minimum }, property: { steps, _ in !fails(steps) })
    }
}

extension [Step] {
    /// The numbers of all steps of a kind, in order.
    func numbers(_ kind: Step.Kind) -> [Int] { filter { $0.kind == kind }.map(\.number) }

    /// The sum of the numbers of all steps of a kind.
    func total(_ kind: Step.Kind) -> Int { numbers(kind).reduce(0, +) }

    /// Whether steps of these kinds come one after the other, whatever stands between, with numbers that fit.
    func contain(_ kinds: [Step.Kind], where fits: ([Int]) -> Bool) -> Bool {
        var numbers: [Int] = []
        return contain(kinds, from: 0, after: &numbers, where: fits)
    }

    private func contain(
        _ kinds: [Step.Kind], from place: Int, after numbers: inout [Int], where fits: ([Int]) -> Bool
    ) -> Bool {
        guard numbers.count < kinds.count else { return fits(numbers) }
        let kind = kinds[numbers.count]
        var index = place
        while index < count {
            if self[index].kind == kind {
                numbers.append(self[index].number)
                if contain(kinds, from: index + 1, after: &numbers, where: fits) { return true }
                numbers.removeLast()
            }
            index += 1
        }
        return false
    }
}
