import TransitionChoices
import TransitionCore

/// Makes scripts that are like others: a step more or less, two scripts in one, the same at another time.
public struct ScriptMutator: Sendable {
    typealias Record = MutatedChoiceSource.Record

    private let generator: ScriptGenerator
    private let maxSteps: Int
    /// The number of the profile that flips a rule.
    private var flips: [ContestedRule: UInt64] = [:]
    /// The numbers of a wait but for its frames.
    private let wait: [UInt64]

    /// - Parameter maxSteps: steps of each script, 1 or more.
    public init(_ generator: ScriptGenerator, maxSteps: Int) {
        for (index, profile) in generator.vocabulary.profiles.enumerated().reversed() {
            for rule in profile.flippedRules { flips[rule] = UInt64(index) }
        }
        self.generator = generator
        self.maxSteps = maxSteps
        let record = generator.makers.record(of: .wait(frames: 0)) ?? StepRecord()
        wait = record.values
    }

    /// A script that begins like another one, and goes on by chance; the same for the same seed.
    ///
    /// - Parameters:
    ///   - stepCount: how many steps of the material it begins with, changed a little or not at all.
    ///   - other: what may be spliced in.
    ///   - rule: the contested rule that it finds flipped, if there is such a profile; nil leaves that to chance.
    public func script(
        like material: ScriptMaterial, upTo stepCount: Int, and other: ScriptMaterial, flipping rule: ContestedRule?,
        seed: UInt64
    ) -> Script {
        var chance = Xoshiro256StarStar(seed: seed ^ 0x4D55_5441_5445_5321)
        var records = material.records.prefix(stepCount).map(Record.kept)
        switch chance.next(upTo: 5) {
        case 0, 1: break
        case 2, 3: trim(&records, &chance)
        // One change tells what it does; two at once come further.
        case let more:
            var times: ScriptMaterial? = material
            for _ in 4...more { change(&records, times: &times, other: other, &chance) }
        }
        records = Array(records.prefix(maxSteps))
        // A full script has more to show, and shrinking shortens it.
        records += Array(repeating: .fresh, count: max(0, maxSteps - records.count))
        var source = MutatedChoiceSource(
            records, profile: rule.flatMap { flips[$0] }, chance: RandomChoiceSource(seed: seed))
        let mask = SwarmMask(seed: seed, vocabulary: generator.vocabulary)
        return generator.generate(from: &source, maxSteps: maxSteps, mask: mask).script
    }

    /// Leaves out up to half of the steps: the shorter the way to something rare, the more can come after it.
    private func trim(_ records: inout [Record], _ chance: inout Xoshiro256StarStar) {
        guard records.count > 1 else { return }
        for _ in 0...chance.next(upTo: UInt64(records.count / 2 - 1)) {
            records.remove(at: Int(chance.next(upTo: UInt64(records.count - 1))))
        }
    }

    /// - Parameter times: the run in which the steps stand at their times; nil once they have been moved.
    private func change(
        _ records: inout [Record], times: inout ScriptMaterial?, other: ScriptMaterial,
        _ chance: inout Xoshiro256StarStar
    ) {
        // Near the end of what was new at first; what comes after it is new anyway.
        let back = chance.next(upTo: 1) == 0 ? chance.next(upTo: 3) : chance.next(upTo: UInt64(records.count))
        let index = max(0, records.count - Int(back))
        switch chance.next(upTo: 9) {
        case 0, 1: cut(&records, at: index)
        case 2: insert(&records, at: index, &chance)
        case 3: `repeat`(&records, at: index, &chance)
        case 4: splice(&records, at: index, other, &chance)
        case 5: move(&records, at: index, &chance)
        case 6: delete(&records, at: index, &chance)
        case 7: redraw(&records, at: index, &chance)
        default:
            retime(&records, at: index, times ?? other, &chance)
            return
        }
        times = nil
    }

    /// What comes from there on is drawn anew.
    private func cut(_ records: inout [Record], at index: Int) { records.removeSubrange(index...) }

    private func insert(_ records: inout [Record], at index: Int, _ chance: inout Xoshiro256StarStar) {
        let count = 1 + Int(chance.next(upTo: 2))
        records.insert(contentsOf: Array(repeating: .fresh, count: count), at: index)
    }

    /// The steps before that index come once more.
    private func `repeat`(_ records: inout [Record], at index: Int, _ chance: inout Xoshiro256StarStar) {
        let count = min(index, 1 + Int(chance.next(upTo: 4)))
        records.insert(contentsOf: records[(index - count)..<index], at: index)
    }

    /// From there on it goes on as another script does somewhere.
    private func splice(
        _ records: inout [Record], at index: Int, _ other: ScriptMaterial, _ chance: inout Xoshiro256StarStar
    ) {
        let start = Int(chance.next(upTo: UInt64(other.records.count)))
        records.replaceSubrange(index..., with: other.records[start...].map(Record.kept))
    }

    private func move(_ records: inout [Record], at index: Int, _ chance: inout Xoshiro256StarStar) {
        guard index < records.count else { return }
        let step = records.remove(at: index)
        records.insert(step, at: Int(chance.next(upTo: UInt64(records.count))))
    }

    private func delete(_ records: inout [Record], at index: Int, _ chance: inout Xoshiro256StarStar) {
        let end = min(records.count, index + 1 + Int(chance.next(upTo: 2)))
        records.removeSubrange(index..<end)
    }

    /// One number of a step, or all of it, is drawn anew.
    private func redraw(_ records: inout [Record], at index: Int, _ chance: inout Xoshiro256StarStar) {
        guard index < records.count else { return }
        let column = Int(chance.next(upTo: UInt64(StepRecord.count - 1)))
        if column > 0, case .kept(let values) = records[index] {
            records[index] = .redrawn(values, column: column)
        } else {
            records[index] = .fresh
        }
    }

    /// A step lasts until about an instant at which something changed, or the next one waits for it.
    private func retime(
        _ records: inout [Record], at index: Int, _ material: ScriptMaterial, _ chance: inout Xoshiro256StarStar
    ) {
        let instants = material.instants(after: index)
        guard index < records.count, !instants.isEmpty else { return }
        let instant = instants[Int(chance.next(upTo: UInt64(instants.count - 1)))]
        let frames = UInt64(max(0, instant + Int(chance.next(upTo: 3)) - 2))
        if case .kept(var values) = records[index], values[1] > 0, chance.next(upTo: 1) == 1 {
            values[1] = frames
            records[index] = .kept(values)
        } else {
            var values = wait
            values[1] = frames
            records.insert(.kept(values), at: index + Int(chance.next(upTo: 1)))
        }
    }
}
