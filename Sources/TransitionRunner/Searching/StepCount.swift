import TransitionCore

/// How often steps of one kind were performed and skipped, in the form in which it leaves a child process.
struct StepCount: Codable {
    var performed = 0
    var skipped = 0

    mutating func add(_ other: StepCount) {
        performed += other.performed
        skipped += other.skipped
    }
}

/// The steps of a search: those of each action by its name, the others by their kind.
struct StepTally: Codable {
    private var actions: [String: StepCount] = [:]
    private var others: [String: StepCount] = [:]

    mutating func note(_ script: Script, _ trace: Trace) {
        var skipped = [Bool](repeating: false, count: script.steps.count)
        for event in trace.events {
            if case .stepSkipped = event.kind, skipped.indices.contains(Int(event.step)) {
                skipped[Int(event.step)] = true
            }
        }
        for (index, step) in script.steps.enumerated() {
            let count = skipped[index] ? StepCount(skipped: 1) : StepCount(performed: 1)
            if case .act(let name) = step {
                actions[name, default: StepCount()].add(count)
            } else {
                others[step.word, default: StepCount()].add(count)
            }
        }
    }

    /// The actions that were performed at least once.
    var performedActions: [String] { actions.filter { $1.performed > 0 }.map(\.key) }

    mutating func add(_ other: StepTally) {
        actions.merge(other.actions) { $0.adding($1) }
        others.merge(other.others) { $0.adding($1) }
    }

    /// The actions in the order of their declaration, also those that were in no script, then the other steps by name.
    func coverage(actionNames: [String]) -> [StepCoverage] {
        actionNames.map { name in
            let count = actions[name] ?? StepCount()
            return StepCoverage(
                subject: ScriptText.line(.act(name)), performedCount: count.performed, skippedCount: count.skipped,
                action: name)
        }
            + others.sorted { $0.key < $1.key }.map { name, count in
                StepCoverage(subject: name, performedCount: count.performed, skippedCount: count.skipped)
            }
    }
}

extension StepCount {
    fileprivate func adding(_ other: StepCount) -> StepCount {
        var sum = self
        sum.add(other)
        return sum
    }
}
