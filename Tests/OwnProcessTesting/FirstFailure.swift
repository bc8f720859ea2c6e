import Foundation
import TransitionCore
import TransitionInvariants
import TransitionRunner

/// The rules that the first script breaks whose broken rules are enough; none if no script's are.
///
/// On the way it holds every violation to the rules of UIKit that its cause declares.
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
            var undeclared: [String] = []
            for script in scripts[start...] {
                journal.beginRun([])
                let violations = judge.judge(script).violations
                undeclared += violations.filter { !scene.invariantSet.declaresRules(of: $0) }.map(complaint)
                let rules = Set(violations.map(\.invariant))
                if isEnough(rules) { return encoded(Judgement(rules: rules, undeclared: undeclared)) }
            }
            return encoded(Judgement(rules: [], undeclared: undeclared))
        }
        switch outcome {
        case .finished(let data):
            let judgement = try JSONDecoder().decode(Judgement.self, from: data)
            guard judgement.undeclared.isEmpty else { throw UndeclaredRules(complaints: judgement.undeclared) }
            return judgement.rules
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

/// What the child came to.
private struct Judgement: Codable {
    let rules: Set<InvariantID>
    let undeclared: [String]
}

private func encoded(_ judgement: Judgement) -> Data { (try? JSONEncoder().encode(judgement)) ?? Data() }

/// A violation said that it rests on a rule of UIKit that its cause does not declare.
private struct UndeclaredRules: Error, CustomStringConvertible {
    let complaints: [String]

    var description: String { Set(complaints).sorted().joined(separator: "; ") }
}

private func complaint(of violation: Violation) -> String {
    "\(violation.identity.invariant) \(violation.identity.cause.code) rests on \(violation.restsOn), and its cause "
        + "does not declare all of that"
}

extension InvariantSet {
    /// Whether the cause of the violation declares every rule of UIKit that it states.
    fileprivate func declaresRules(of violation: Violation) -> Bool {
        let declared = self[violation.invariant]?.causes.first { $0.code == violation.identity.cause.code }?.rules
        return Set(violation.restsOn).isSubset(of: declared ?? [])
    }
}
