import Foundation
import TransitionCore
import TransitionRunner

/// The rules that the first script breaks whose broken rules are enough; none if no script's are.
///
/// One child judges the scripts one after the other. To `replay` each would perform it twice, and make every twin anew;
/// only a script that kills the child is replayed.
@MainActor
package func rulesOfFirstFailure(
    among scripts: [Script], in scene: TransitionScene,
    where isEnough: (Set<InvariantID>) -> Bool = { !$0.isEmpty }
) throws -> Set<InvariantID> {
    var start = 0
    while start < scripts.count {
        let outcome = try runInChild(timeout: secondsForScript, prints: false) { journal in
            let judge = Judge(scene: scene)
            for script in scripts[start...] {
                journal.beginRun([])
                let rules = Set(judge.judge(script).violations.map(\.invariant))
                if isEnough(rules) { return encoded(rules) }
            }
            return encoded([])
        }
        switch outcome {
        case .finished(let data): return Set(try JSONDecoder().decode([InvariantID].self, from: data))
        case .crashed(let crash), .hung(let crash):
            // Runs are counted from 1.
            let index = start + Int(crash.journal.sequence) - 1
            guard scripts.indices.contains(index) else {
                throw NothingHandedOver(description: "the child died before its first script: \(crash.reason)")
            }
            let rules = Set(replay(scripts[index], in: scene).violations.map(\.invariant))
            if isEnough(rules) { return rules }
            start = index + 1
        }
    }
    return []
}

/// Of work; a script that takes longer is replayed, which tells whether it hangs.
private let secondsForScript = 5.0

private func encoded(_ rules: Set<InvariantID>) -> Data {
    (try? JSONEncoder().encode(rules.sorted { $0.name < $1.name })) ?? Data()
}
