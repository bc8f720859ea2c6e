/// Deletes a step and makes another one of a kind with a number, at the end of its range: one step of another kind may
/// do what two do.
///
/// Only where there is a sign that it may: a number that is at the end of its range, or the same step three times in a
/// row.
public struct DeleteAndReplace: ShrinkPass {
    private let repetitionLimit = 3

    public init() {}

    public var isLastResort: Bool { true }

    public func run(in session: ShrinkSession) {
        let steps = session.current.spans.indices.filter { session.isStep(session.current.spans[$0]) }
        for step in steps where isAtEnd(session.current.spans[step], in: session) {
            for other in steps.reversed() where other != step && replaces(step, without: other, in: session) { return }
        }
        if let row = longestRow(of: steps, in: session), row.count >= repetitionLimit {
            _ = replaces(row[0], without: row[row.count - 1], in: session)
        }
    }

    private func isAtEnd(_ step: Span, in session: ShrinkSession) -> Bool {
        session.current.choices[step.range].contains { $0.isNumber && $0.value > 0 && $0.value == $0.farthest }
    }

    /// The most neighbours that are all equal.
    private func longestRow(of steps: [Int], in session: ShrinkSession) -> [Int]? {
        let (values, spans) = (session.current.values, session.current.spans)
        var rows: [[Int]] = []
        for step in steps {
            if let last = rows.last?.last, spans[last].end == spans[step].start,
                values[spans[last].range] == values[spans[step].range]
            {
                rows[rows.count - 1].append(step)
            } else {
                rows.append([step])
            }
        }
        return rows.max { $0.count < $1.count }
    }

    private func replaces(_ step: Int, without other: Int, in session: ShrinkSession) -> Bool {
        guard let pick = session.kindIndex(of: step) else { return false }
        let choice = session.current.choices[pick]
        return session.kinds(upTo: choice.maximum).contains { kind in
            session.acceptsReplacement(of: step, kind: (pick, kind), without: other)
        }
    }
}
