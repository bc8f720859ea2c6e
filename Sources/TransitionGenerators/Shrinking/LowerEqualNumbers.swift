import TransitionChoices
import TransitionCore

/// Lowers a number together in all steps that have it: the same action again and again, a drag that lasts as long as a
/// wait.
///
/// The steps may be of different kinds, whose numbers have different bounds; what is equal is what the number means.
struct LowerEqualNumbers: ScriptShrinkPass {
    let generator: ScriptGenerator

    /// Numbers up to this one are tried one after the other.
    private let scannedLimit: UInt64 = 8

    func run(in session: ShrinkSession) {
        for index in session.current.choices.indices where index < session.current.choices.count {
            let indices = indices(equalTo: index, in: session)
            if indices.count > 1 { lower(indices, in: session) }
        }
    }

    /// The indices from this one on of the same value in the same column of their steps' records.
    private func indices(equalTo first: Int, in session: ShrinkSession) -> [Int] {
        let choices = session.current.choices
        // Before the first step there is the profile.
        guard first > 0, choices[first].value > 0 else { return [] }
        return stride(from: first, to: choices.count, by: StepRecord.count).filter {
            choices[$0].value == choices[first].value
        }
    }

    private func lower(_ indices: [Int], in session: ShrinkSession) {
        let start = session.current.choices[indices[0]].value
        for lower in 0..<min(start, scannedLimit) where accepts(lower, at: indices, in: session) { return }
        guard start > scannedLimit else { return }
        var (passing, failing) = (scannedLimit - 1, start)
        while failing - passing > 1 {
            let middle = passing + (failing - passing) / 2
            if accepts(middle, at: indices, in: session) { failing = middle } else { passing = middle }
        }
    }

    private func accepts(_ lower: UInt64, at indices: [Int], in session: ShrinkSession) -> Bool {
        session.accepts(indices.map { ($0, lower) })
    }
}
