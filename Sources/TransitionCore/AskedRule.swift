/// A contested rule that a run came upon: with another answer to it, the run might have gone another way.
public struct AskedRule: Hashable, Sendable, Codable {
    public let rule: ContestedRule
    /// The step in which the model first asked for it; -1 before the first.
    public let step: Int

    public init(rule: ContestedRule, step: Int) {
        self.rule = rule
        self.step = step
    }
}
