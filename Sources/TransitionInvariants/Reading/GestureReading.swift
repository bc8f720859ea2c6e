import TransitionCore

/// What fingers and recognizers did, read from a trace.
struct GestureReading {
    /// The recognizers whose gesture was under way at an event, in the order of their beginning.
    let underWay: [ObjectID]

    /// Reads the state of all recognizers just before the event at `index`.
    init(_ trace: Trace, before index: Int) {
        var underWay: [ObjectID] = []
        for event in trace.events[..<index] {
            guard case .gesture(let recognizer, let state) = event.kind else { continue }
            switch state {
            case .began, .changed:
                if !underWay.contains(recognizer) { underWay.append(recognizer) }
            case .possible, .ended, .cancelled, .failed:
                underWay.removeAll { $0 == recognizer }
            }
        }
        self.underWay = underWay
    }
}

extension Trace {
    /// By which events the gestures began that are under way at an event and were heard of last: one of them asked for
    /// a transition that a gesture asks for there.
    ///
    /// A recognizer tells of its state just before its action asks; of several that tell of it at once, as those of one
    /// finger may, each may be the one. What another finger drags meanwhile, and what the same recognizer dragged in an
    /// earlier gesture, is not for the transition to put back.
    func beginsOfLastGestures(before index: Int) -> [ObjectID: Int] {
        var begins: [ObjectID: Int] = [:]
        var last: (event: TraceEvent, recognizers: Set<ObjectID>)?
        for (index, event) in events[..<index].enumerated() {
            guard case .gesture(let recognizer, let state) = event.kind else { continue }
            switch state {
            case .began: begins[recognizer] = index
            case .changed: break
            case .possible, .ended, .cancelled, .failed: begins[recognizer] = nil
            }
            if let earlier = last?.event, earlier.time == event.time, earlier.step == event.step {
                last?.recognizers.insert(recognizer)
            } else {
                last = (event, [recognizer])
            }
        }
        return begins.filter { last?.recognizers.contains($0.key) == true }
    }

    /// By which events the gestures began that may have asked for a transition, as it is asked for; none for one that
    /// no gesture has asked for.
    func beginsOfAskingGestures(for record: TransitionRecord, before requested: Int) -> [ObjectID: Int] {
        record.isRequestedByGesture ? beginsOfLastGestures(before: requested) : [:]
    }

    /// How the first of `recognizers` to end did end, within the events of `range`.
    func firstGestureEnd(of recognizers: [ObjectID], in range: Range<Int>) -> (event: Int, state: GestureState)? {
        for index in range {
            guard case .gesture(let recognizer, let state) = events[index].kind else { continue }
            switch state {
            case .ended, .cancelled, .failed:
                if recognizers.contains(recognizer) { return (index, state) }
            case .possible, .began, .changed:
                break
            }
        }
        return nil
    }

    /// Whether a recognizer began within the events of `range`.
    func gestureBegins(in range: Range<Int>) -> Bool {
        events[range].contains {
            if case .gesture(_, .began) = $0.kind { return true }
            return false
        }
    }

    /// Whether a finger was lifted or taken away within the events of `range`.
    func touchEnds(in range: Range<Int>) -> Bool {
        events[range].contains { $0.kind == .touch(.ended) || $0.kind == .touch(.cancelled) }
    }

    /// How many fingers are down after the events of `range`, which starts at 0.
    func touchesDown(after range: Range<Int>) -> Int {
        var count = 0
        for event in events[range] {
            switch event.kind {
            case .touch(.began): count += 1
            case .touch(.ended), .touch(.cancelled): count -= 1
            default: break
            }
        }
        return count
    }

    /// Whether the app was in the background at some time within the events of `range`.
    func isInBackground(during range: Range<Int>) -> Bool {
        var isInBackground = false
        for index in 0..<range.upperBound {
            switch events[index].kind {
            case .environment(.enteredBackground): isInBackground = true
            case .environment(.enteredForeground): if index < range.lowerBound { isInBackground = false }
            default: break
            }
            if isInBackground, index >= range.lowerBound { return true }
        }
        return false
    }

    /// Whether the window got another root within the events of `range`.
    func isRootReplaced(in range: Range<Int>) -> Bool {
        events[range].contains {
            if case .environment(.rootReplaced) = $0.kind { return true }
            return false
        }
    }

    /// Whether the window changed its size within the events of `range`.
    func isResized(in range: Range<Int>) -> Bool {
        events[range].contains {
            if case .environment(.resized) = $0.kind { return true }
            return false
        }
    }
}
