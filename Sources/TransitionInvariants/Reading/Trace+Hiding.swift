import TransitionCore

extension Trace {
    /// Where the code last hid a view or made it transparent, as a decision, within the events of `range`.
    func hiding(of view: ObjectID, in range: Range<Int>) -> DecisionNote? {
        for index in range.reversed() {
            switch events[index].kind {
            case .viewHidden(view): return DecisionNote(.event(index), "hid the view")
            case .viewFaded(view): return DecisionNote(.event(index), "made the view transparent")
            default: continue
            }
        }
        return nil
    }
}
