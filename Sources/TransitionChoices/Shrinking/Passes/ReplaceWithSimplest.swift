/// Sets all choices of a span to their simplest at once: values that only change together.
public struct ReplaceWithSimplest: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var index = 0
        while index < session.current.spans.count {
            let range = session.current.spans[index].range
            var values = session.current.values
            // A single choice is another pass's business.
            if values[range].count(where: { $0 > 0 }) > 1 {
                for place in range { values[place] = 0 }
                _ = session.accepts(values)
            }
            index += 1
        }
    }
}
