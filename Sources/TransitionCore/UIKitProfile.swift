/// The answers that the model gives to UIKit's contested rules, and the faults that it has.
///
/// `.default` takes the ledger's default for each. Use another to ask whether a failure rests on one of those guesses.
public struct UIKitProfile: Hashable, Sendable, CustomStringConvertible {
    private var flippedBits: UInt64 = 0
    private var faultBits: UInt64 = 0

    /// Every rule as the ledger suggests, without a fault.
    public static let `default` = UIKitProfile()

    public init(flipping rules: [ContestedRule] = [], injecting faults: [Fault] = []) {
        for rule in rules { flippedBits |= 1 << UInt64(rule.rawValue) }
        for fault in faults { faultBits |= 1 << UInt64(fault.rawValue) }
    }

    /// Whether the rule holds as its case name says.
    public subscript(rule: ContestedRule) -> Bool {
        flippedBits & (1 << UInt64(rule.rawValue)) == 0
    }

    /// Whether the model has the fault.
    public func has(_ fault: Fault) -> Bool {
        faultBits & (1 << UInt64(fault.rawValue)) != 0
    }

    /// The rules that do not have their default, in ledger order.
    public var flippedRules: [ContestedRule] {
        flippedBits == 0 ? [] : ContestedRule.allCases.filter { !self[$0] }
    }

    /// The same without a flipped rule: the ledger's answers, and the faults that it has.
    public var withoutFlips: UIKitProfile { UIKitProfile(injecting: faults) }

    /// The faults that the model has, in ledger order.
    public var faults: [Fault] {
        faultBits == 0 ? [] : Fault.allCases.filter(has)
    }

    /// `default`, or the flipped rules and the faults: `C27 C28 F3`.
    public var description: String {
        let names = flippedRules.map(\.ledgerName) + faults.map(\.ledgerName)
        return names.isEmpty ? "default" : names.joined(separator: " ")
    }
}
