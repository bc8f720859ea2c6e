/// Deletes single steps while the numbers of the others are still what they were: large ones may do what else takes
/// several steps.
public struct DeleteSteps: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.siblingGroups.count {
            session.deleteByDoubling(ofGroup: group, where: session.isStep) { session.acceptsDeletion(of: $0) }
            group += 1
        }
    }
}
