import TransitionCore

/// Actions in which the app dies when they are tried after a script.
///
/// The script did nothing of it, and most other scripts would die as well, so that none would be judged. An action that
/// has shown its trap is tried no more; scripts that perform it themselves still do.
@MainActor
final class FatalActions {
    /// After so many deaths it is the action that the app dies of, and not what a script has done before.
    private nonisolated static let limit = 4

    private var counts: [String: Int]
    /// Those in which a script of the search has died, as a step or tried after it.
    private(set) var names: Set<String>

    nonisolated init(forbidden: Set<String> = []) {
        names = forbidden
        counts = Dictionary(uniqueKeysWithValues: forbidden.map { ($0, Self.limit) })
    }

    /// Takes a death up if it is one of an action.
    func note(_ crash: ChildCrash, of script: Script, in scene: TransitionScene) {
        guard crash.journal.aftermath == nil else { return }
        if let name = scene.actionTried(after: script, whenDied: crash) {
            names.insert(name)
            counts[name, default: 0] += crash.reason == .hang ? Self.limit : 1
        } else if script.steps.indices.contains(crash.journal.step),
            case .act(let name) = script.steps[crash.journal.step]
        {
            names.insert(name)
        }
    }

    func forbids(_ name: String) -> Bool { counts[name, default: 0] >= Self.limit }

    /// Those that are tried no more.
    func forbidden(of names: [String]) -> [String] { names.filter(forbids) }
}

extension TransitionScene {
    /// The action that was being tried after a script as the app died; nil if it died before.
    func actionTried(after script: Script, whenDied crash: ChildCrash) -> String? {
        let index = crash.journal.step - script.steps.count
        guard crash.journal.aftermath == nil, actionNames.indices.contains(index) else { return nil }
        return actionNames[index]
    }
}
