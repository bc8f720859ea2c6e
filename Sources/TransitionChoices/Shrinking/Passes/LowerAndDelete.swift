/// Lowers a choice by one and deletes something after it: an element of a list whose length was drawn first.
///
/// What can be deleted belongs to the same span as the choice: a span directly in it, or a choice of its own.
public struct LowerAndDelete: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var index = 0
        while index < session.current.choices.count {
            while lowersWithDeletion(index, in: session) {}
            index += 1
        }
    }

    private func lowersWithDeletion(_ index: Int, in session: ShrinkSession) -> Bool {
        let sequence = session.current
        guard index < sequence.choices.count, sequence.choices[index].value > 0,
            sequence.choices[index].kind != .more
        else { return false }
        for range in elements(after: index, in: sequence) {
            let lower = (index, sequence.choices[index].value - 1)
            if session.acceptsDeletion(of: [range], replacing: [lower]) { return true }
        }
        return false
    }

    /// The spans whose parent is the innermost span of a choice, and the choices that have the same one.
    private func elements(after index: Int, in sequence: ChoiceSequence) -> [Range<Int>] {
        let home = sequence.spans.last { $0.range.contains(index) }
        let end = home?.end ?? sequence.choices.count
        let depth = home.map { $0.depth + 1 } ?? 0
        let children = sequence.spans.filter { $0.depth == depth && $0.start > index && $0.end <= end }.map(\.range)
        let own = ((index + 1)..<max(index + 1, end)).filter { other in !children.contains { $0.contains(other) }
        }
        return children + own.map { $0..<($0 + 1) }
    }
}
