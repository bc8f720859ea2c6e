/// A scene's name, a profile, and the steps to perform: all that a run depends on.
public struct Script: Hashable, Sendable {
    public var scene: String
    public var profile: UIKitProfile
    public var steps: [Step]

    public init(scene: String, profile: UIKitProfile = .default, steps: [Step]) {
        self.scene = scene
        self.profile = profile
        self.steps = steps
    }

    /// Whether it asks for another answer to a contested rule than the ledger's.
    public var isFlipped: Bool { !profile.flippedRules.isEmpty }

    /// The same steps by the ledger's answers.
    public var unflipped: Script { Script(scene: scene, profile: profile.withoutFlips, steps: steps) }
}
