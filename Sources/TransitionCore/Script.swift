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
}
