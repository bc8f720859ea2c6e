import TransitionCore

extension Transition {
    /// Notes that another page comes by what a tap has left to be done, though its own page has been left since.
    ///
    /// Code that waits, as for an answer, seldom asks whether the user has gone elsewhere. UIKit does as it is told.
    func noteLateRequest() {
        guard kind == .push || kind == .presentation else { return }
        let trace = world.recorder.trace
        let record = trace.record(of: id)
        guard !record.cause.isDirect, trace.deeds.indices.contains(record.cause.deed),
            let left = trace.pageLeft(after: record.cause.deed)
        else { return }
        world.noteMisuse(
            "\(world.label(to)) came by what a tap in \(trace.object(left.from).typeName) had left to be done, after "
                + "that page had been left. If it is not wanted any more then, ask before whether the page is still "
                + "shown.")
    }
}

extension Trace {
    /// How the page of a finger was left by something else that was done later, and did not come back.
    fileprivate func pageLeft(after deed: Int) -> TransitionRecord? {
        let pages = deeds[deed].pages
        guard !pages.isEmpty else { return nil }
        var left: TransitionRecord?
        for event in events[deeds[deed].event...] {
            guard case .ended(let id, true) = event.kind else { continue }
            let record = record(of: id)
            switch record.kind {
            case .dismissal, .pop:
                if record.cause.deed > deed, pages.contains(record.from) { left = record }
            case .presentation, .push:
                if record.to == left?.from { left = nil }
            case .stackChange, .tabSelection: break
            }
        }
        return left
    }
}
