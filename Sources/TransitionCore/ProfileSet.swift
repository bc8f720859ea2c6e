/// The profiles that a search draws from.
public struct ProfileSet: Hashable, Sendable {
    public let profiles: [UIKitProfile]

    /// A set of at least one profile; an empty list means the default profile alone.
    public init(_ profiles: [UIKitProfile]) {
        self.profiles = profiles.isEmpty ? [.default] : profiles
    }

    /// The default profile and each single flip of a contested rule.
    public static let standard = ProfileSet(
        [.default] + ContestedRule.allCases.map { UIKitProfile(flipping: [$0]) })

    /// The same profiles without their flipped rules, each once.
    public var withoutFlips: ProfileSet {
        ProfileSet(profiles.map(\.withoutFlips).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }

    /// The default profile alone.
    public static let defaultOnly = ProfileSet([.default])
}
