import TransitionCore

/// What becomes of scripts in which the app dies: they are tried again without the step in which it died, so that the
/// rest of them is judged.
///
/// A step in which it dies at every try is left out of the scripts that come later: nothing new would be seen.
struct ScriptRevisions {
    /// How often one script is tried again.
    private static let tryLimit = 4
    /// After so many deaths, and none between them lived, it is the step that the app dies in.
    private static let rowLimit = 16
    /// Each hang is waited for.
    private static let hangWeight = 8
    /// So many scripts that hang in a step are enough, whatever others do in it.
    private static let hangLimit = 3

    private var revised: [Int: Script] = [:]
    private var tryCounts: [Int: Int] = [:]
    /// The deaths in a step since a script performed it and lived.
    private var rows: [Step: Int] = [:]
    private var hangCounts: [Step: Int] = [:]
    /// The index of the first script from which a step is left out.
    private var firstWithout: [Step: Int] = [:]
    /// The steps up to the one in which a script died, where all scripts that there are are tried.
    private var deadlyStarts: Set<[Step]> = []

    /// Notes that every script dies that begins as this one does.
    mutating func noteDeadlyStart(of script: Script, _ crash: ChildCrash) {
        guard script.steps.indices.contains(crash.journal.step) else { return }
        deadlyStarts.insert(Array(script.steps[...crash.journal.step]))
    }

    /// Whether the script begins as one that died.
    func isKnownToDie(_ script: Script) -> Bool {
        !deadlyStarts.isEmpty && script.steps.indices.contains { deadlyStarts.contains(Array(script.steps[...$0])) }
    }

    func leavesOut(_ step: Step) -> Bool { firstWithout[step] != nil }

    func script(at index: Int, of plan: ScriptPlan, guide: ScriptGuide? = nil) -> Script {
        var script = revised[index] ?? plan.script(at: index, guide: guide)
        if !firstWithout.isEmpty { script.steps.removeAll { firstWithout[$0].map { $0 <= index } ?? false } }
        return script
    }

    /// Takes the death of a script up.
    ///
    /// - Returns: whether the script is worth another try, which leaves out what it died in. What died in what was
    ///   tried after it is not.
    mutating func revise(_ script: Script, at index: Int, after crash: ChildCrash) -> Bool {
        guard script.steps.indices.contains(crash.journal.step) else { return false }
        let deadly = script.steps[crash.journal.step]
        if deadly.mayBeDeadly { noteDeath(in: deadly, at: index, isHang: crash.reason == .hang) }
        tryCounts[index, default: 0] += 1
        guard tryCounts[index, default: 0] <= Self.tryLimit else { return false }
        var rest = script
        if deadly.mayBeDeadly {
            rest.steps.removeAll { $0 == deadly }
        } else {
            // What a wait or a finger meets there comes of what was done before.
            rest.steps.removeSubrange(crash.journal.step...)
        }
        revised[index] = rest
        return !rest.steps.isEmpty
    }

    /// Notes that scripts performed these actions and came to their end.
    mutating func noteSurvived(_ actions: some Sequence<String>) {
        for name in actions { rows[.act(name)] = nil }
    }

    private mutating func noteDeath(in step: Step, at index: Int, isHang: Bool) {
        rows[step, default: 0] += isHang ? Self.hangWeight : 1
        if isHang { hangCounts[step, default: 0] += 1 }
        guard rows[step, default: 0] >= Self.rowLimit || hangCounts[step, default: 0] >= Self.hangLimit,
            firstWithout[step] == nil
        else { return }
        firstWithout[step] = index + 1
    }
}

extension Step {
    /// Whether it asks the app itself for something, which others like it ask for as well.
    fileprivate var mayBeDeadly: Bool {
        if case .act = self { true } else { taps != nil }
    }
}
