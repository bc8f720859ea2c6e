import TransitionCore

/// A world's answers to the contested rules, and which of them its app has come upon.
@MainActor
final class ProfileInUse {
    private let profile: UIKitProfile
    private var askedBits: UInt64 = 0

    init(_ profile: UIKitProfile) {
        self.profile = profile
    }

    /// Whether the rule holds as its case name says, for an object of the app's.
    subscript(rule: ContestedRule) -> Bool {
        let bit: UInt64 = 1 << UInt64(rule.rawValue)
        if askedBits & bit == 0 {
            askedBits |= bit
            askedRules.append(rule)
        }
        return profile[rule]
    }

    func has(_ fault: Fault) -> Bool { profile.has(fault) }

    /// The rules that were asked for, in the order of the first time: another answer to one of the rest would change
    /// nothing.
    private(set) var askedRules: [ContestedRule] = []
}
