/// Where a generator's decisions come from: chance, an earlier run, a fuzzer's bytes, or one after the other.
public protocol ChoiceSource {
    /// The next value, 0…`maximum`.
    ///
    /// Every source gives the simplest value, 0, when it has nothing left to say.
    mutating func value(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64

    /// Asks for one more record, such as a step, and says whether there is one.
    ///
    /// A generator with a limit of its own asks until it is reached or the answer is no.
    mutating func beginRecord() -> Bool
}
