import TransitionCore

/// The steps of a search: those of each action by its name, the others by their kind.
struct StepTally: Codable {
    private var actions: [String: StepCoverage] = [:]
    private var others: [String: StepCoverage] = [:]

    mutating func note(_ script: Script, _ trace: Trace) {
        var skipped = [Bool](repeating: false, count: script.steps.count)
        for event in trace.events {
            if case .stepSkipped = event.kind, skipped.indices.contains(Int(event.step)) {
                skipped[Int(event.step)] = true
            }
        }
        for (index, step) in script.steps.enumerated() {
            if case .act(let name) = step {
                actions[name, default: Self.none(of: name)].count(isSkipped: skipped[index])
            } else {
                others[step.word, default: StepCoverage(subject: step.word)].count(isSkipped: skipped[index])
            }
        }
    }

    /// The actions that were performed at least once.
    var performedActions: [String] { actions.filter { $1.performedCount > 0 }.map(\.key) }

    mutating func add(_ other: StepTally) {
        for (name, steps) in other.actions { actions[name, default: Self.none(of: name)].add(steps) }
        for (word, steps) in other.others { others[word, default: StepCoverage(subject: word)].add(steps) }
    }

    /// The actions in the order of their declaration, also those that were in no script, then the other steps by name.
    func coverage(actionNames: [String]) -> [StepCoverage] {
        actionNames.map { actions[$0] ?? Self.none(of: $0) } + others.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func none(of action: String) -> StepCoverage {
        StepCoverage(subject: ScriptText.line(.act(action)), action: action)
    }
}
