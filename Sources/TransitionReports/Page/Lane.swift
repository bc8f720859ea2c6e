import TransitionCore

/// One line of the page's timeline: what lasts, and what happens at an instant.
struct Lane {
    struct Span {
        /// How it is coloured.
        enum Tone: String { case plain = "", weak, good, bad, hand }

        let from, to: Int
        let label: String
        let tone: Tone
    }

    struct Point {
        let frame: Int
        let label: String
        var isBad = false
    }

    let name: String
    var spans: [Span] = []
    var points: [Point] = []
    /// How far it had come, where that is known.
    var curve = FractionTrack()
}

/// The lanes of one run: fingers, gestures, transitions, animators, and what controllers are told of their appearance.
struct Lanes {
    private let trace: Trace
    private let end: Int
    private let fractions: [ObjectID: FractionTrack]

    init(of run: BugRecording.Run) {
        trace = run.trace
        end = run.recording.frameCount
        fractions = run.recording.fractions
    }

    var all: [Lane] {
        [fingers].filter { !$0.spans.isEmpty } + gestures + transitions + animators + appearances
    }

    private var fingers: Lane {
        var lane = Lane(name: "Fingers")
        var (down, begin) = (0, 0)
        for event in trace.events {
            guard case .touch(let phase) = event.kind else { continue }
            switch phase {
            case .began:
                if down == 0 { begin = event.time.frame }
                down += 1
            case .moved: break
            case .ended, .cancelled:
                down = max(0, down - 1)
                if down == 0 {
                    lane.spans.append(Lane.Span(from: begin, to: event.time.frame, label: "down", tone: .hand))
                    if phase == .cancelled {
                        lane.points.append(Lane.Point(frame: event.time.frame, label: "cancelled"))
                    }
                }
            }
        }
        if down > 0 { lane.spans.append(Lane.Span(from: begin, to: end, label: "down", tone: .hand)) }
        return lane
    }

    private var gestures: [Lane] {
        var lanes = LaneTable(trace)
        for event in trace.events {
            guard case .gesture(let recognizer, let state) = event.kind else { continue }
            let frame = event.time.frame
            switch state {
            case .began: lanes.turn(recognizer, frame, "recognizes", .hand)
            case .ended: lanes.end(recognizer, frame, mark: "ended")
            case .cancelled, .failed: lanes.end(recognizer, frame, mark: "\(state)")
            case .possible, .changed: break
            }
        }
        return lanes.finished(at: end)
    }

    private var animators: [Lane] {
        var lanes = LaneTable(trace)
        for event in trace.events {
            guard case .propertyAnimator(let animator, let change) = event.kind else { continue }
            let frame = event.time.frame
            switch change {
            case .started: lanes.turn(animator, frame, "active", .plain)
            case .paused: lanes.turn(animator, frame, "paused", .weak)
            case .continued(let isReversed): lanes.turn(animator, frame, isReversed ? "runs back" : "runs", .plain)
            case .reversed: lanes.mark(animator, frame, "reversed")
            case .scrubbed(let fraction): lanes.mark(animator, frame, "at \(RecordedPane.Item.bounded(fraction))")
            case .stopped: lanes.end(animator, frame, mark: "stopped")
            case .finished(let position): lanes.end(animator, frame, mark: "finished at \(position)")
            }
        }
        return lanes.finished(at: end, curves: fractions)
    }

    private var appearances: [Lane] {
        var lanes = LaneTable(trace)
        for event in trace.events {
            guard case .appearance(let controller, let callback, _) = event.kind else { continue }
            let frame = event.time.frame
            switch callback {
            case .viewDidLoad: lanes.mark(controller, frame, "viewDidLoad")
            case .willAppear: lanes.turn(controller, frame, "appearing", .weak)
            case .isAppearing: lanes.mark(controller, frame, "viewIsAppearing")
            case .didAppear: lanes.turn(controller, frame, "appeared", .good)
            case .willDisappear: lanes.turn(controller, frame, "disappearing", .weak)
            case .didDisappear: lanes.end(controller, frame, mark: "viewDidDisappear")
            }
        }
        return lanes.finished(at: end)
    }

    private var transitions: [Lane] {
        trace.transitions.map { record in
            let name = "\(record.kind.noun) of \(trace.object(record.presented).typeName)"
            var lane = TransitionLane(name: name)
            for event in trace.events { lane.take(event, of: record.id) }
            return lane.finished(at: end)
        }
    }
}

/// The lane of one transition: it waits, runs, and is open until its end.
private struct TransitionLane {
    private var lane: Lane
    private var open: (from: Int, label: String, tone: Lane.Span.Tone)?

    init(name: String) { lane = Lane(name: name) }

    mutating func take(_ event: TraceEvent, of id: TransitionID) {
        let frame = event.time.frame
        switch event.kind {
        case .requested(id): turn(frame, "requested", .weak)
        case .started(id, let isInteractive, _):
            turn(frame, isInteractive ? "interactive" : "runs", isInteractive ? .hand : .plain)
        case .interactionChanged(id, let change):
            lane.points.append(Lane.Point(frame: frame, label: "interaction \(change)"))
            // What it came to is told at its end.
            turn(frame, change == .paused ? "interactive" : "settling", change == .paused ? .hand : .plain)
        case .progressed(id, let fraction): lane.curve.add(min(max(fraction, 0), 1), frame: frame)
        case .completeTransitionCalled(id, let didComplete, _, let count):
            lane.points.append(
                Lane.Point(frame: frame, label: "completeTransition(\(didComplete)), call \(count)", isBad: count > 1))
        case .ended(id, let didComplete):
            close(frame)
            lane.spans.append(
                Lane.Span(
                    from: frame, to: frame + 6, label: didComplete ? "finished" : "cancelled",
                    tone: didComplete ? .good : .weak))
        default: break
        }
    }

    func finished(at frame: Int) -> Lane {
        guard let open else { return lane }
        var lane = lane
        lane.spans.append(Lane.Span(from: open.from, to: frame, label: "\(open.label): never ends", tone: .bad))
        return lane
    }

    private mutating func turn(_ frame: Int, _ label: String, _ tone: Lane.Span.Tone) {
        close(frame)
        open = (frame, label, tone)
    }

    private mutating func close(_ frame: Int) {
        if let open { lane.spans.append(Lane.Span(from: open.from, to: frame, label: open.label, tone: open.tone)) }
        open = nil
    }
}

/// Lanes of objects, in the order in which they are first named.
private struct LaneTable {
    private let trace: Trace
    private var order: [ObjectID] = []
    private var lanes: [ObjectID: Lane] = [:]
    private var open: [ObjectID: (from: Int, label: String, tone: Lane.Span.Tone)] = [:]

    init(_ trace: Trace) { self.trace = trace }

    /// What it was, if anything, is over, and something else begins.
    mutating func turn(_ object: ObjectID, _ frame: Int, _ label: String, _ tone: Lane.Span.Tone) {
        close(object, frame)
        open[object] = (frame, label, tone)
    }

    mutating func end(_ object: ObjectID, _ frame: Int, mark: String) {
        close(object, frame)
        self.mark(object, frame, mark)
    }

    mutating func mark(_ object: ObjectID, _ frame: Int, _ label: String) {
        prepare(object)
        lanes[object]?.points.append(Lane.Point(frame: frame, label: label))
    }

    func finished(at frame: Int, curves: [ObjectID: FractionTrack] = [:]) -> [Lane] {
        order.compactMap { object in
            guard var lane = lanes[object] else { return nil }
            lane.curve = curves[object] ?? FractionTrack()
            if let last = open[object] {
                lane.spans.append(Lane.Span(from: last.from, to: frame, label: last.label, tone: last.tone))
            }
            return lane
        }
    }

    private mutating func close(_ object: ObjectID, _ frame: Int) {
        prepare(object)
        guard let last = open.removeValue(forKey: object) else { return }
        lanes[object]?.spans.append(Lane.Span(from: last.from, to: frame, label: last.label, tone: last.tone))
    }

    private mutating func prepare(_ object: ObjectID) {
        guard lanes[object] == nil else { return }
        order.append(object)
        lanes[object] = Lane(name: trace.label(object))
    }
}
