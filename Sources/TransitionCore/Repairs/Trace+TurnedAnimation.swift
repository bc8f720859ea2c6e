extension Trace {
    /// The event by which an animation that was turned round while it ran has come back to its start, in a frame of the
    /// virtual time; nil where none has, or where another one has come to its end in that frame.
    ///
    /// One that was turned round before it started runs backwards from its end by intent.
    ///
    /// - Parameter range: The events since the transition's request.
    package func endOfTurnedAnimation(in range: Range<Int>, atFrame frame: Int) -> Int? {
        var running: Set<ObjectID> = []
        var turned: Set<ObjectID> = []
        var found: Int?
        for index in range {
            guard case .propertyAnimator(let animator, let change) = events[index].kind else { continue }
            switch change {
            case .started: running.insert(animator)
            case .reversed where running.contains(animator): turned.formSymmetricDifference([animator])
            case .finished(.start) where events[index].time.frame == frame && turned.contains(animator): found = index
            case .finished where events[index].time.frame == frame: return nil
            default: break
            }
        }
        return found
    }
}
