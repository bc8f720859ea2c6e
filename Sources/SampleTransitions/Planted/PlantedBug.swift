import TransitionRunner

/// A small scene with one bug that one invariant alone catches, and transitions that it leaves alone.
public struct PlantedBug: Sendable {
    /// The id of the invariant: `input-is-live`.
    public let invariant: String
    /// What is wrong in the scene, in one sentence.
    public let mistake: String
    /// The scene with the bug. No other invariant finds anything in it.
    public let scene: TransitionScene
    /// Correct scenes that come close to the bug, or are unusual in its way. No invariant finds anything in them.
    public let leftAlone: [TransitionScene]
}

/// The planted bugs: one for each invariant, in the order of their names.
public enum PlantedBugs {
    public static let all: [PlantedBug] = {
        let families = [viewBugs, endBugs, inputBugs, objectBugs, containerBugs, stackBugs, noteBugs, progressBugs]
        return families.flatMap { $0 }.sorted { $0.invariant < $1.invariant }
    }()

    /// Every scene of the table once: each bug, followed by what it is held against.
    public static let scenes: [TransitionScene] = {
        var scenes: [TransitionScene] = []
        for scene in all.flatMap({ [$0.scene] + $0.leftAlone })
        where !scenes.contains(where: { $0.name == scene.name }) {
            scenes.append(scene)
        }
        return scenes
    }()
}
