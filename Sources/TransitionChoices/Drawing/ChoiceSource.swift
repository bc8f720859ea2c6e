/// Where a generator's decisions come from: chance, an earlier run, or a fuzzer's bytes.
public protocol ChoiceSource {
    /// The next value, 0…`maximum`.
    ///
    /// Every source gives the simplest value, 0, when it has nothing left to say.
    mutating func value(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64

    /// Asks for one more record, such as a step, and says whether there is one.
    ///
    /// A generator with a limit of its own asks until it is reached or the answer is no.
    mutating func beginRecord() -> Bool

    /// How long a list of that many elements is to be; nil if the source wants to be asked before each element.
    mutating func count(in range: ClosedRange<Int>) -> Int?

    /// A span begins or ends here; a replay keeps in step with the spans of the sequence that it reads.
    mutating func beginSpan(_ label: String)
    mutating func endSpan()

    /// Whether another try can come to something else, once a value was refused.
    var canRetry: Bool { get }
}

extension ChoiceSource {
    public mutating func count(in range: ClosedRange<Int>) -> Int? { nil }

    public mutating func beginSpan(_ label: String) {}

    public mutating func endSpan() {}

    public var canRetry: Bool { false }
}
