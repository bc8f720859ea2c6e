/// Shifts all integers of one range by the same offset, so that one of them comes to its simplest value: values of
/// which only the differences or the order matter.
public struct ShiftTogether: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var index = 0
        while index < session.current.choices.count {
            let choice = session.current.choices[index]
            if case .integer = choice.kind, choice.value > 0 { _ = shifts(choice, in: session) }
            index += 1
        }
    }

    private func shifts(_ choice: Choice, in session: ShrinkSession) -> Bool {
        let offset = choice.distance.negated
        var replacements: [(index: Int, value: UInt64)] = []
        for (index, other) in session.current.choices.enumerated() where other.isOneKind(with: choice) {
            guard let value = other.distance.adding(offset).flatMap({ other.value(for: $0) }) else { return false }
            replacements.append((index, value))
        }
        return replacements.count > 1 && session.accepts(replacements)
    }
}
