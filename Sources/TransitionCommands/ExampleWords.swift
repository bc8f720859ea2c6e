import TransitionCore
import TransitionRunner

/// What the examples of help texts name: a scene and a script that are there, so that they can be typed as they stand.
package struct ExampleWords {
    /// Stand for them in the grammar, which knows no scenes.
    static let (scene, token) = ("my-scene", "T1-my-script")

    let scene: String
    let token: String

    /// Nil where there is no scene.
    init?(_ scenes: [TransitionScene]) {
        guard let first = scenes.first else { return nil }
        scene = ShellText.word(first.name)
        token = ReplayToken.encode(
            Script(scene: first.name, steps: first.actionNames.prefix(1).map { .act($0) }))
    }
}
