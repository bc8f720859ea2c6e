import TransitionCore

/// A gesture that asks for more while the transition waits for its own.
extension OpenTransition {
    /// The first request by another gesture that had to wait for this transition, or was refused for it, before its own
    /// gesture was over.
    ///
    /// One that comes later finds a transition that is lost already.
    var secondRequest: Int? {
        let own = trace.firstGestureEnd(of: drivers, in: request..<trace.events.count)?.event ?? start
        return (request..<max(start, own)).first {
            trace.events[$0].kind == .requestWaits(for: history.record.id, isByGesture: true)
                || isRefusedToAnotherGesture($0)
        }
    }

    private func isRefusedToAnotherGesture(_ index: Int) -> Bool {
        guard isRefusal(index) else { return false }
        let last = trace.events[request..<index].last { event in
            if case .gesture = event.kind { event.time == trace.events[index].time } else { false }
        }
        guard case .gesture(let recognizer, .began)? = last?.kind else { return false }
        return !drivers.contains(recognizer)
    }

    private func isRefusal(_ index: Int) -> Bool {
        if case .refused = trace.events[index].kind { true } else { false }
    }

    /// What begins anew with every request, as a driver's flags, was still the first one's.
    func overtaken(_ second: Int) -> Finding {
        Finding(
            cause: .gestureAskedForMore,
            story: "and at \(trace.events[second].time.text) a gesture asked for another transition, which "
                + "\(isRefusal(second) ? "UIKit refused" : "has to wait"), and neither finish() nor cancel() followed",
            remedy: isUIKitsSwipe
                ? Self.remedyForSwipe
                : "Let a gesture ask for nothing, and leave the driver alone, while a transition is under way: "
                    + "return without doing either unless transitionCoordinator is nil.",
            decisions: [
                DecisionNote(
                    .event(making(of: second)), "asked for more while the \(history.record.kind.noun) was under way")
            ] + vended("vended the driver") + [asked])
    }

    /// Where the code made it: one that has waited already is made anew at the end of what it has waited for.
    private func making(of second: Int) -> Int {
        for index in (0..<second).reversed() where trace.events[index].time == trace.events[second].time {
            guard case .ended(let earlier, _) = trace.events[index].kind else { continue }
            let first = (0..<index).last {
                trace.events[$0].kind == .requestWaits(for: earlier, isByGesture: true)
            }
            return first.map(making) ?? second
        }
        return second
    }
}
