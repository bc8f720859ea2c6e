import Testing
import TransitionTesting

/// A defect of a published sample: the steps that show it, and the rule that they break.
struct Defect: CustomTestStringConvertible {
    let testDescription: String
    let scene: TransitionScene
    let invariant: InvariantID
    private let steps: [Step]
    private let profile: UIKitProfile

    init(
        _ name: String, _ scene: TransitionScene, _ steps: [Step], under profile: UIKitProfile = .default,
        breaks invariant: InvariantID
    ) {
        testDescription = name
        self.scene = scene
        self.steps = steps
        self.profile = profile
        self.invariant = invariant
    }

    func script(in scene: TransitionScene) -> Script {
        Script(scene: scene.name, profile: profile, steps: steps)
    }
}
