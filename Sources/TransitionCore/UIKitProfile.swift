/// The answers that the model gives to UIKit's contested rules.
///
/// `.default` takes the ledger's default for each. Use another to ask whether a failure rests on one of those guesses.
public struct UIKitProfile: Hashable, Sendable, CustomStringConvertible {
    private var flippedBits: UInt64 = 0

    /// Every rule as the ledger suggests.
    public static let `default` = UIKitProfile()

    public init(flipping rules: [ContestedRule] = []) {
        for rule in rules { flippedBits |= 1 << UInt64(rule.rawValue) }
    }

    /// Whether the rule holds as its case name says.
    public subscript(rule: ContestedRule) -> Bool {
        flippedBits & (1 << UInt64(rule.rawValue)) == 0
    }

    /// The rules that do not have their default, in ledger order.
    public var flippedRules: [ContestedRule] {
        flippedBits == 0 ? [] : ContestedRule.allCases.filter { !self[$0] }
    }

    /// `default`, or the flipped rules: `C27 C28`.
    public var description: String {
        flippedBits == 0 ? "default" : flippedRules.map(\.ledgerName).joined(separator: " ")
    }
}

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

    /// The default profile alone.
    public static let defaultOnly = ProfileSet([.default])
}
