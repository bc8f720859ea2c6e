/// Makes a step with a number one of a simpler kind, whose number grows to the end of its range.
public struct ReplaceAndRaise: ShrinkPass {
    public init() {}

    public var isLastResort: Bool { true }

    public func run(in session: ShrinkSession) {
        for step in session.current.spans.indices where session.isStep(session.current.spans[step]) {
            let choices = session.current.choices[session.current.spans[step].range]
            guard choices.contains(where: { $0.isNumber && $0.value > 0 }), let pick = session.kindIndex(of: step)
            else { continue }
            for kind in session.kinds(upTo: session.current.choices[pick].value)
            where kind < session.current.choices[pick].value
                && session.acceptsReplacement(of: step, kind: (pick, kind))
            {
                return
            }
        }
    }
}
