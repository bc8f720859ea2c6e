import TransitionCore

extension Trace {
    /// Where the code last hid a view or made it transparent, as a decision, within the events of `range`.
    func hiding(of view: ObjectID, in range: Range<Int>) -> DecisionNote? {
        for place in range.reversed() {
            switch events[place].kind {
            case .viewHidden(view): return DecisionNote(.event(place), "hid the view")
            case .viewFaded(view): return DecisionNote(.event(place), "made the view transparent")
            default: continue
            }
        }
        return nil
    }
}
