/// Lowers quantities together that are equal or nearly so, all that are equal at once first.
///
/// Large numbers hardly come so near to each other by chance; where they depend on each other, none can be lowered
/// alone, and to find that out for each costs more than to lower them first.
public struct LowerTwinsTogether: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var earlier = 0
        while earlier < session.current.choices.count {
            lower(allEqualTo: earlier, in: session)
            var later = earlier + 1
            while later < session.current.choices.count {
                let choices = session.current.choices
                if areTwins(choices[earlier], choices[later]) { session.lowerTogether([earlier, later]) }
                later += 1
            }
            earlier += 1
        }
    }

    private func areTwins(_ first: Choice, _ second: Choice) -> Bool {
        guard first.isOneKind(with: second), !first.isPick else { return false }
        let (low, high) = (min(first.value, second.value), max(first.value, second.value))
        return low > 0 && high - low <= low / 1_000
    }

    private func lower(allEqualTo index: Int, in session: ShrinkSession) {
        let choices = session.current.choices
        guard choices[index].value > 0, !choices[index].isPick else { return }
        let indices = choices.indices.filter {
            $0 >= index && choices[$0].value == choices[index].value && choices[$0].isOneKind(with: choices[index])
        }
        if indices.count > 2 { session.lowerTogether(indices) }
    }
}
