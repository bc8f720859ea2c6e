/// Exchanges two values wherever they stand: names that mean nothing but that they are equal or differ.
///
/// One of them must stand at several indices: else moving spans does the same. Of all ways to name the same things
/// this leaves the one in which the simplest name comes first.
public struct ExchangeValues: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var index = 0
        while index < session.current.choices.count {
            let choice = session.current.choices[index]
            if choice.value > 0, choice.kind != .more {
                for value in lowerValues(than: choice, in: session)
                where exchanges(choice, with: value, in: session) { break }
            }
            index += 1
        }
    }

    /// Values of choices of the same kind, and the simplest.
    private func lowerValues(than choice: Choice, in session: ShrinkSession) -> [UInt64] {
        let values = session.current.choices.filter { $0.isOneKind(with: choice) && $0.value < choice.value }
            .map(\.value)
        return LikelyValues(values).distinct
    }

    private func exchanges(_ choice: Choice, with value: UInt64, in session: ShrinkSession) -> Bool {
        let replacements = session.current.choices.enumerated().compactMap {
            index, other -> (index: Int, value: UInt64)? in
            guard other.isOneKind(with: choice), other.value == choice.value || other.value == value else { return nil }
            return (index, other.value == value ? choice.value : value)
        }
        return replacements.count > 2 && session.accepts(replacements)
    }
}
