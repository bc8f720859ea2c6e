/// Puts a number as far on the other side of an equally ranged one in another step, if it is simpler there: numbers
/// whose distance matters, whichever is the larger.
public struct MirrorPairs: ShrinkPass {
    public init() {}

    public var isLastResort: Bool { true }

    public func run(in session: ShrinkSession) {
        var earlier = 0
        while earlier < session.current.choices.count {
            var later = earlier + 1
            while later < session.current.choices.count {
                let (first, second) = (session.current.choices[earlier], session.current.choices[later])
                if first.isNumber, first.isOneKind(with: second), first != second, session.areApart(earlier, later) {
                    _ = mirrors(earlier, about: later, in: session) || mirrors(later, about: earlier, in: session)
                }
                later += 1
            }
            earlier += 1
        }
    }

    private func mirrors(_ index: Int, about other: Int, in session: ShrinkSession) -> Bool {
        let (choice, center) = (session.current.choices[index], session.current.choices[other].distance)
        guard let mirrored = center.adding(center)?.adding(choice.distance.negated),
            let value = choice.value(for: mirrored), value < choice.value
        else { return false }
        return session.accepts(value, at: index)
    }
}
