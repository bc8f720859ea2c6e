/// Deletes single spans, from the last to the first.
public struct DeleteSpans: ShrinkPass {
    private let sparesSteps: Bool

    /// A pass over all spans, or over those that `DeleteSteps` leaves.
    public init(sparingSteps sparesSteps: Bool = false) {
        self.sparesSteps = sparesSteps
    }

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.siblingGroups.count {
            session.deleteByDoubling(ofGroup: group, where: { !sparesSteps || !session.isStep($0) }) {
                session.acceptsDeletion(of: $0)
            }
            group += 1
        }
    }
}
