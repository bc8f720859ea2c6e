import TransitionCore
import TransitionRunner

/// A known defect of a published sample: steps that show it, and the rule that they break.
///
/// Use them to measure how soon a search finds each, and whether it tells them apart.
public struct PublishedDefect: Sendable {
    /// What goes wrong, in a few words.
    public let name: String
    public let scene: TransitionScene
    public let invariant: InvariantID
    /// The name of the defect that this is another form of; nil if it is one of its own.
    public let formOf: String?
    private let steps: [Step]
    private let profile: UIKitProfile

    init(
        _ name: String, _ scene: TransitionScene, _ steps: [Step], under profile: UIKitProfile = .default,
        breaks invariant: InvariantID, formOf: String? = nil
    ) {
        self.name = name
        self.scene = scene
        self.steps = steps
        self.profile = profile
        self.invariant = invariant
        self.formOf = formOf
    }

    /// Every known defect, the samples that present first.
    public static let all = modal + navigation

    /// The steps as a script of that scene: the defect's own, or its repaired twin.
    public func script(in scene: TransitionScene) -> Script {
        Script(scene: scene.name, profile: profile, steps: steps)
    }
}
