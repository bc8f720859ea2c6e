import TransitionCore

/// Finds the parts of a shrunk script that may be something else (the explain pass).
///
/// Of what can be counted it looks for how far the number can go from the one that is there; of anything else every
/// other value that is tried has to fail.
public struct FreeStepPartFinder {
    private struct BudgetSpent: Error {}

    private let script: Script
    private let makers: StepMakers
    private let budget: Int

    /// - Parameter budget: in runs; parts that it does not suffice for are left out.
    public init(script: Script, vocabulary: ScriptVocabulary, budget: Int) {
        self.script = script
        makers = StepMakers(vocabulary)
        self.budget = budget
    }

    /// - Parameter fails: runs a script and says whether it fails in the same way.
    public func find(_ fails: (Script) -> Bool) -> [FreeStepPart] {
        var parts: [FreeStepPart] = []
        var runCount = 0
        var known: [Step: Bool] = [:]
        for index in script.steps.indices {
            known.removeAll()
            func stillFails(_ step: Step) throws(BudgetSpent) -> Bool {
                if step == script.steps[index] { return true }
                if let result = known[step] { return result }
                guard runCount < budget else { throw BudgetSpent() }
                runCount += 1
                var changed = script
                changed.steps[index] = step
                let result = fails(changed)
                known[step] = result
                return result
            }
            let variations = makers[script.steps[index]].variations(ofStep: script.steps[index])
            do throws(BudgetSpent) {
                for number in variations.numbers {
                    if let part = try range(of: number, step: index, stillFails) { parts.append(part) }
                }
                for (part, alternatives) in variations.alternatives {
                    if try all(alternatives, stillFails) { parts.append(FreeStepPart(step: index, part: part)) }
                }
            } catch {
                return parts
            }
        }
        return parts
    }

    private func all(
        _ alternatives: [Step], _ fails: (Step) throws(BudgetSpent) -> Bool
    ) throws(BudgetSpent) -> Bool {
        for step in alternatives {
            guard try fails(step) else { return false }
        }
        return !alternatives.isEmpty
    }

    /// How far the number can go with all in between failing that is tried; nil if it is exact.
    private func range(
        of number: VariedNumber, step: Int, _ fails: (Step) throws(BudgetSpent) -> Bool
    ) throws(BudgetSpent) -> FreeStepPart? {
        var reach = number.room
        while reach > 0 {
            guard let passing = try firstPassing(number, upTo: reach, fails) else {
                return number.part(reach: reach, step: step)
            }
            reach = try lastFailing(number, below: passing, fails)
        }
        return nil
    }

    private func firstPassing(
        _ number: VariedNumber, upTo reach: Int, _ fails: (Step) throws(BudgetSpent) -> Bool
    ) throws(BudgetSpent) -> Int? {
        for offset in Self.samples(upTo: reach) {
            if !(try fails(number.step(reach: offset))) { return offset }
        }
        return nil
    }

    /// The last that fails below one that passes, as halving finds it.
    private func lastFailing(
        _ number: VariedNumber, below passing: Int, _ fails: (Step) throws(BudgetSpent) -> Bool
    ) throws(BudgetSpent) -> Int {
        var (failing, passing) = (0, passing)
        while passing - failing > 1 {
            let middle = failing + (passing - failing) / 2
            if try fails(number.step(reach: middle)) { failing = middle } else { passing = middle }
        }
        return failing
    }

    /// The end first, which most often tells; then what lies next to the number, and between.
    private static func samples(upTo reach: Int) -> [Int] {
        var samples: [Int] = []
        for offset in [reach, 1, reach / 2, reach / 4, reach - reach / 4, reach - 1] where offset > 0 {
            if !samples.contains(offset) { samples.append(offset) }
        }
        return samples
    }
}
