/// Lowers each choice alone, as far as it goes.
///
/// A pick's values have no order: all lower ones are tried from 0. Of a quantity 0 is tried, and then the boundary is
/// looked for between what passes and what fails.
public struct LowerChoices: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var index = 0
        while index < session.current.choices.count {
            let choice = session.current.choices[index]
            // Where a list ends is for passes that delete.
            if choice.value > 0, choice.kind != .more, !session.accepts(0, at: index) {
                if choice.isPick {
                    scan(index, in: session)
                } else if choice.kind == .real {
                    simplify(index, in: session)
                } else {
                    search(index, in: session)
                }
            }
            index += 1
        }
    }

    private func scan(_ index: Int, in session: ShrinkSession) {
        for value in 1..<max(1, session.current.choices[index].value) where session.accepts(value, at: index) { return }
    }

    /// Looks for the smallest failing distance on the side of the number, or on the other side if it is simpler there.
    private func search(_ index: Int, in session: ShrinkSession) {
        if let choice = choice(at: index, in: session), choice.distance.isBelow {
            _ = accepts(choice.distance.magnitude, isBelow: false, at: index, in: session)
        }
        repeat {
            guard let isBelow = choice(at: index, in: session)?.distance.isBelow else { return }
            BoundarySearch(
                from: { choice(at: index, in: session)?.distance.magnitude },
                accepts: { accepts($0, isBelow: isBelow, at: index, in: session) }
            ).run()
        } while isSimplerBelow(index, in: session)
    }

    private func isSimplerBelow(_ index: Int, in session: ShrinkSession) -> Bool {
        guard let distance = choice(at: index, in: session)?.distance, !distance.isBelow, distance.magnitude > 1
        else { return false }
        return accepts(distance.magnitude - 1, isBelow: true, at: index, in: session)
    }

    private func accepts(_ magnitude: UInt64, isBelow: Bool, at index: Int, in session: ShrinkSession) -> Bool {
        guard let choice = choice(at: index, in: session),
            let value = choice.value(for: Distance(magnitude: magnitude, isBelow: isBelow)), value < choice.value
        else { return false }
        return session.accepts(value, at: index)
    }

    /// A double nearer to what people write: whole, then with few decimals.
    private func simplify(_ index: Int, in session: ShrinkSession) {
        guard let code = choice(at: index, in: session)?.value else { return }
        let order = RealOrder(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
        let real = order.real(for: code)
        for scale in [1.0, 10, 100, 1_000] where abs(real * scale) < 0x1p52 {
            let down = Double(Int(real * scale))
            for whole in [down, down + (real < 0 ? -1 : 1), -down] {
                if session.accepts(order.code(for: whole / scale), at: index) {
                    search(index, in: session)
                    return
                }
            }
        }
        search(index, in: session)
    }

    private func choice(at index: Int, in session: ShrinkSession) -> Choice? {
        index < session.current.choices.count ? session.current.choices[index] : nil
    }
}
