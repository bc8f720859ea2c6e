import Foundation
import TransitionCore
import TransitionGenerators

/// Performs a scene's actions once, one after the other, to learn how long its transitions last.
@MainActor
struct Calibration {
    let scene: TransitionScene
    let options: SearchOptions

    /// The vocabulary of the scene's scripts, and how its launch crashed if it did.
    func run() -> (ScriptVocabulary, ChildCrash?) {
        let outcome = try? runInChild(timeout: options.hangTimeout) { journal in
            journal.beginRun(ScriptBinary.encode(Script(scene: scene.name, steps: [])))
            let durations = measuredDurations(journal)
            return (try? JSONEncoder().encode(durations)) ?? Data()
        }
        switch outcome {
        case .finished(let data):
            return (vocabulary((try? JSONDecoder().decode([Int].self, from: data)) ?? []), nil)
        case .crashed(let crash), .hung(let crash):
            // An action that traps is the search's to find; a launch that traps leaves nothing to search.
            return (vocabulary([]), crash.journal.step < 0 ? crash : nil)
        case nil:
            return (vocabulary([]), nil)
        }
    }

    private func measuredDurations(_ journal: Journal) -> [Int] {
        let performer = ScriptPerformer(scene: scene)
        let app = performer.launch(profile: .default)
        for (index, name) in scene.actionNames.enumerated() {
            journal.beginStep(index)
            performer.perform(.act(name), in: app)
            app.advanceToRest()
        }
        var durations: [Int] = []
        for event in app.trace.events {
            if case .started(_, _, let frames) = event.kind, frames > 0, !durations.contains(frames) {
                durations.append(frames)
            }
        }
        _ = app.tearDown()
        return durations
    }

    private func vocabulary(_ durations: [Int]) -> ScriptVocabulary {
        makeVocabulary(scene: scene, durations: durations, profiles: options.profiles)
    }
}
