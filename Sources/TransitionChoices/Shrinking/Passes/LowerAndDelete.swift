/// Lowers a choice by one and deletes a later span or choice with it: an element of a list whose length was drawn first.
public struct LowerAndDelete: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var index = 0
        while index < session.current.choices.count {
            while session.current.choices[index].value > 0, lowersWithDeletion(index, in: session) {
                guard index < session.current.choices.count else { return }
            }
            index += 1
        }
    }

    private func lowersWithDeletion(_ index: Int, in session: ShrinkSession) -> Bool {
        let sequence = session.current
        let spans = sequence.spans.map(\.range).filter { $0.lowerBound > index && $0.count > 1 }
        let choices = ((index + 1)..<max(index + 1, sequence.choices.count)).map { $0..<($0 + 1) }
        for range in spans + choices {
            var values = sequence.values
            values[index] -= 1
            values.removeSubrange(range)
            if session.accepts(values) { return true }
        }
        return false
    }
}
