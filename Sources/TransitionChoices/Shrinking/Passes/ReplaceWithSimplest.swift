/// Sets many choices to their simplest at once: all quantities, then all choices of each innermost span, for values
/// that do not matter or only change together.
public struct ReplaceWithSimplest: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        let choices = session.current.choices
        replace(choices.indices.filter { choices[$0].isQuantity }, in: session)
        var index = 0
        while index < session.current.spans.count {
            let spans = session.current.spans
            let hasParts = index + 1 < spans.count && spans[index + 1].depth > spans[index].depth
            if !hasParts { replace(Array(spans[index].range), in: session) }
            index += 1
        }
    }

    private func replace(_ indices: [Int], in session: ShrinkSession) {
        let indices = indices.filter { index in
            // A list that ends earlier is for passes that delete.
            session.current.choices[index].value > 0 && session.current.choices[index].kind != .more
        }
        // A single choice is another pass's business.
        if indices.count > 1 { _ = session.accepts(indices.map { ($0, 0) }) }
    }
}
