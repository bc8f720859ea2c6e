/// Moves as much as possible from an earlier quantity to a later one of the same range: quantities whose sum matters.
public struct RedistributePairs: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var earlier = 0
        while earlier < session.current.choices.count {
            var later = earlier + 1
            while later < session.current.choices.count, session.current.choices[earlier].value > 0 {
                let choice = session.current.choices[earlier]
                if !choice.isPick, choice.kind != .real, choice.isOneKind(with: session.current.choices[later]) {
                    move(from: earlier, to: later, in: session)
                }
                later += 1
            }
            earlier += 1
        }
    }

    /// Looks for the least that has to be left where it is.
    private func move(from earlier: Int, to later: Int, in session: ShrinkSession) {
        guard let least = least(earlier, later, in: session), !accepts(least, earlier, later, in: session) else {
            return
        }
        // A pair with nothing in the later place is left alone unless all of it can go there.
        guard session.current.choices[later].value > 0 else { return }
        BoundarySearch(
            from: {
                guard earlier < session.current.choices.count else { return nil }
                let magnitude = session.current.choices[earlier].distance.magnitude
                return magnitude >= least ? magnitude - least : nil
            }, accepts: { accepts(least + $0, earlier, later, in: session) }
        ).run()
    }

    /// How near the earlier one can come to its simplest value before the later one is at the end of its range.
    private func least(_ earlier: Int, _ later: Int, in session: ShrinkSession) -> UInt64? {
        guard later < session.current.choices.count else { return nil }
        let (first, second) = (session.current.choices[earlier].distance, session.current.choices[later])
        let end = second.largestDistance(isBelow: first.isBelow)
        let room = end.adding(second.distance.negated) ?? end
        guard first.magnitude > 0, room.magnitude > 0 else { return nil }
        return first.magnitude > room.magnitude ? first.magnitude - room.magnitude : 0
    }

    private func accepts(_ rest: UInt64, _ earlier: Int, _ later: Int, in session: ShrinkSession) -> Bool {
        guard later < session.current.choices.count else { return false }
        let (first, second) = (session.current.choices[earlier], session.current.choices[later])
        guard rest < first.distance.magnitude else { return false }
        let moved = Distance(magnitude: first.distance.magnitude - rest, isBelow: first.distance.isBelow)
        guard let lowered = first.value(for: Distance(magnitude: rest, isBelow: moved.isBelow)),
            let raised = second.distance.adding(moved).flatMap({ second.value(for: $0) })
        else { return false }
        return session.accepts([(earlier, lowered), (later, raised)])
    }
}
