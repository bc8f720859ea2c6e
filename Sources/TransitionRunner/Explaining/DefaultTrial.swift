import Foundation
import HeadlessUIKit
import TransitionCore
import TransitionGenerators

/// Performs by the ledger's answers what failed with a contested rule flipped; each script in a child of its own.
@MainActor
struct DefaultTrial {
    let scene: TransitionScene
    let options: SearchOptions
    let vocabulary: ScriptVocabulary

    /// The first of some flipped scripts, unflipped, that shows the failure by the ledger's answers as well; nil
    /// tells nothing where a problem is noted.
    func script(of identity: ViolationIdentity, among scripts: [Script]) -> Script? {
        scripts.lazy.map(\.unflipped).first { identities(of: $0).contains(identity) }
    }

    /// The same for a crash.
    func crashingScript(of identity: ViolationIdentity, among scripts: [Script]) -> Script? {
        let explainer = CrashExplainer(scene: scene, options: options, vocabulary: vocabulary)
        return scripts.lazy.map(\.unflipped).first { script in
            explainer.crash(of: script).map(CrashExplainer.identity) == identity
        }
    }

    /// What the script breaks; nothing for one that kills its process.
    private func identities(of script: Script) -> [ViolationIdentity] {
        SearchProblems.noting("What fails by the ledger's answers as well could not be seen") {
            try shownIdentities(of: script)
        } ?? []
    }

    private func shownIdentities(of script: Script) throws(IsolationError) -> [ViolationIdentity] {
        let outcome = try scene.judgeInChild(
            script, timeout: options.hangTimeout, by: Evaluator(scene: scene, restriction: options.invariants)
        ) { $0.violations.map(\.identity) }
        guard case .finished(let data) = outcome else { return [] }
        return try ChildWords.read(from: data)
    }
}
