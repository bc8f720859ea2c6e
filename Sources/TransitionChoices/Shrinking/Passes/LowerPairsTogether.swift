/// Brings two quantities of the same range nearer to their simplest values by the same amount: values that must keep
/// their distance or their sum.
public struct LowerPairsTogether: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var earlier = 0
        while earlier < session.current.choices.count {
            var later = earlier + 1
            while later < session.current.choices.count {
                let first = session.current.choices[earlier]
                let second = session.current.choices[later]
                if first.isOneKind(with: second), !first.isPick || (first.value == second.value && first.kind != .more)
                {
                    session.lowerTogether([earlier, later])
                }
                later += 1
            }
            earlier += 1
        }
    }
}
