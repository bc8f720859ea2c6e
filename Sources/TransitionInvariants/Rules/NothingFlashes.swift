import TransitionCore

/// No view of a transition stands for some frames where neither the gesture, nor the animation, nor the rest puts it.
///
/// The classical flash: a layer's animation is over and removed (ledger 6.4), the model value has long been the end's,
/// and the code that puts it right comes a frame later. Or the view is added where it will end, and its animation
/// begins a frame later. Or it stands at the other end from the moment at which the hand lets go until the code puts it
/// back. What is seen before and after each turn of the run loop is compared, Core Animation, masks,
/// `zPosition` and the flat part of transforms with depth included, as far as no opaque view lies in front.
///
/// Not violations: a view that changes its place once, however far; what a start, an end, a finger, a change of the
/// window or an act of the app explains on both sides; a view that another transition takes away; changes of less than
/// a fifth of the window, or of half a view that is small; views of less than a hundredth of the window; more than a
/// tenth of a second; a view behind an opaque one; one that a timer or a display link changes over and over; a page
/// that only another transition moves, which that one tells, and what such a page carries along as it moves; anything
/// once an act has set how a view looks in the midst of the transition, be it over an animation of its own.
enum NothingFlashes {
    static let invariant = Invariant(
        id: "nothing-flashes",
        summary: "No view stands for some frames where neither the gesture, the animation nor the rest puts it.",
        causes: Cause.self, check: check)

    /// Frames up to which a standing view is a flash, and not a pause.
    private static let longestFlash = VirtualTime.framesPerSecond / 10
    /// The least part of the window that a view gains or loses, by area and alpha.
    private static let largePart = 0.2
    /// That of a view that is small itself, as a part of its greatest extent: of one that is almost covered, little is
    /// much of what is seen.
    private static let ownPart = 0.5
    /// The least part of the window that a small view fills.
    private static let smallestPart = 0.01

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen, trace.film.count > 2 else { return [] }
        var violations: [Violation] = []
        for history in trace.histories() {
            guard let flash = flash(of: history, trace) else { continue }
            let violation = violation(flash, history, trace)
            if !violations.contains(where: { $0.identity == violation.identity }) { violations.append(violation) }
        }
        return violations
    }

    private struct Flash {
        let view: ObjectID
        /// Indices in the film: of its first picture, and of the one after it.
        let first: Int
        let after: Int
        /// Whether the view came for some frames, or went.
        let isSeen: Bool
    }

    /// A sudden change between two pictures of one turn.
    private struct Jump {
        /// The index in the film of the picture after it.
        let index: Int
        /// What the view gained, in parts of the window; less than 0 for a loss.
        let gain: Double
    }

    private static func flash(of history: TransitionHistory, _ trace: Trace) -> Flash? {
        guard let start = history.start,
            let before = trace.snapshots.first(where: { $0.reason == .request(history.record.id) })
        else { return nil }
        let end = min((history.end?.event ?? trace.events.count) + 1, trace.events.count)
        guard !trace.isInBackground(during: start.event..<end),
            !trace.isResized(in: (history.requested ?? start.event)..<end),
            !isChangedByActs(history, until: end, trace),
            let low = trace.film.firstIndex(where: { $0.eventCount > start.event })
        else { return nil }
        // The turn of the end is a part of it, and the picture after that turn.
        let high = trace.film[low...].firstIndex { $0.eventCount >= end } ?? trace.film.count - 1
        var views: [ObjectID] = []
        for frame in trace.film[low...high] {
            for view in frame.views where !views.contains(view.id) { views.append(view.id) }
        }
        let elsewhere = pages(ofOthersThan: history.record, trace)
        views.removeAll { view in
            elsewhere.contains(view) || trace.snapshots.contains { $0.view(view)?.changedBy != nil }
        }
        let found = views.compactMap { view in
            let isNew = before.index(of: view).map { !before.isShown(at: $0) } ?? true
            let carriers = elsewhere.filter { holds($0, view, trace) }
            let flash = flash(of: view, in: low...high, isNew: isNew, carriers, before.windowSize, trace)
            return flash.flatMap { isCutOff($0, by: history.record.id, trace) ? nil : $0 }
        }
        // Where one flashes, those that it covers blink; where one blinks, those behind it flash.
        let own = found.filter { !isOthersDoing($0, trace) }
        return own.first(where: \.isSeen) ?? own.first ?? found.first(where: \.isSeen) ?? found.first
    }

    /// Whether another transition begins or ends as the flash is over, and takes along what was on its way: a tab that
    /// is selected takes away what the one before presents in its place.
    private static func isCutOff(_ flash: Flash, by own: TransitionID, _ trace: Trace) -> Bool {
        guard flash.isSeen, trace.film[flash.after].view(flash.view) == nil else { return false }
        return trace.events[trace.film[flash.after - 1].eventCount..<trace.film[flash.after].eventCount].contains {
            switch $0.kind {
            case .started(let id, _, _), .ended(let id, _): id != own
            default: false
            }
        }
    }

    /// Whether the view itself looks the same as the flash begins, as far as it is seen: what lies in front comes or
    /// goes.
    private static func isOthersDoing(_ flash: Flash, _ trace: Trace) -> Bool {
        guard flash.first > 0 else { return false }
        let pictures = [flash.first - 1, flash.first].map { trace.film[$0] }
        let shown = pictures.compactMap { $0.view(flash.view) }
        return pictures.allSatisfy { $0.view(flash.view) != nil || $0.covered.contains(flash.view) }
            && shown.allSatisfy { $0.frame == shown[0].frame && $0.alpha == shown[0].alpha }
    }

    /// Whether an act, and not the one that asked for it, has set how a view looks: that one may cover others, and what
    /// the app had animated before goes on beneath.
    private static func isChangedByActs(_ history: TransitionHistory, until end: Int, _ trace: Trace) -> Bool {
        let step = trace.step(of: history.record)
        return trace.events[(history.requested ?? 0)..<end].contains { event in
            guard case .valueSet(_, let value, by: .act) = event.kind else { return false }
            return Int(event.step) != step && ViewDifference.Aspect(value)?.saysWhatIsSeen == true
        }
    }

    /// The views of pages that only other transitions move. They are followed while those run, and told with them.
    private static func pages(ofOthersThan record: TransitionRecord, _ trace: Trace) -> Set<ObjectID> {
        func views(_ records: [TransitionRecord]) -> Set<ObjectID> {
            let controllers = records.flatMap { [$0.from, $0.to] }
            return Set(
                controllers.compactMap { controller in
                    trace.snapshots.lazy.compactMap { $0.controller(controller)?.view }.first { $0 != .none }
                })
        }
        return views(trace.transitions.filter { $0.id != record.id }).subtracting(views([record]))
    }

    /// Whether the one view lies in the other.
    private static func holds(_ holder: ObjectID, _ view: ObjectID, _ trace: Trace) -> Bool {
        trace.snapshots.contains { snapshot in
            guard let outer = snapshot.index(of: holder), let inner = snapshot.index(of: view) else { return false }
            return outer < inner && inner < snapshot.subtreeEnd(of: outer)
        }
    }

    /// - Parameters:
    ///   - isNew: whether the view has come with the start, which no picture was taken before.
    ///   - carriers: the pages of other transitions that it lies in.
    private static func flash(
        of view: ObjectID, in range: ClosedRange<Int>, isNew: Bool, _ carriers: Set<ObjectID>, _ window: Rectangle,
        _ trace: Trace
    ) -> Flash? {
        let parts = range.map { part(trace.film[$0].view(view), of: window) }
        let low = range.lowerBound
        guard parts.max() ?? 0 >= smallestPart else { return nil }
        let widest = range.map { extent(trace.film[$0].view(view), in: window) }.max() ?? 0
        let least = min(largePart, widest * ownPart)
        var last: Jump?
        if isNew, parts[0] >= least { last = Jump(index: low, gain: parts[0]) }
        for index in range.dropFirst() {
            // Between turns only time moves a view.
            guard trace.film[index].time.frame - trace.film[index - 1].time.frame <= 1 else { continue }
            let isCarried = carriers.contains {
                trace.film[index - 1].view($0)?.frame != trace.film[index].view($0)?.frame
            }
            guard !isCarried else { continue }
            let jump = Jump(index: index, gain: parts[index - low] - parts[index - low - 1])
            guard abs(jump.gain) >= least else { continue }
            if let first = last, isFlash(first, jump, trace),
                stands(parts[(first.index - low)..<(index - low)], within: least / 2),
                (first.index > low && (!isExplained(first.index, trace) || isSetAsHandLetsGo(first.index, trace))
                    && !isLetGo(from: first.index, to: index, trace))
                    || !(isExplained(index, trace) || isLetGo(from: first.index - 1, to: index, trace))
            {
                return Flash(view: view, first: first.index, after: index, isSeen: first.gain > 0)
            }
            last = jump
        }
        return nil
    }

    /// Whether the second jump takes back most of the first, soon, and after a frame that somebody could see.
    private static func isFlash(_ first: Jump, _ second: Jump, _ trace: Trace) -> Bool {
        let frames = trace.film[second.index].time.frame - trace.film[first.index].time.frame
        return first.gain * second.gain < 0 && (1...longestFlash).contains(frames)
            && abs(first.gain + second.gain) <= max(abs(first.gain), abs(second.gain)) / 2
    }

    /// Whether nothing much happens in between: what moves is on its way somewhere.
    private static func stands(_ parts: ArraySlice<Double>, within range: Double) -> Bool {
        (parts.max() ?? 0) - (parts.min() ?? 0) < range
    }

    /// Whether a hand caught or let go of something between two pictures, be it no transition: what is left of a short
    /// way takes a frame or two.
    ///
    /// - Parameter first: the index of the first picture; -1 for the beginning of the run.
    private static func isLetGo(from first: Int, to second: Int, _ trace: Trace) -> Bool {
        let start = first >= 0 ? trace.film[first].eventCount : 0
        let events = trace.events[start..<trace.film[second].eventCount]
        return events.indices.contains { index in
            switch events[index].kind {
            case .interactionChanged: true
            case .gesture(let recognizer, .ended), .gesture(let recognizer, .cancelled):
                // A tap ends without having moved anything.
                trace.events[..<index].contains { $0.kind == .gesture(recognizer: recognizer, state: .began) }
            default: false
            }
        }
    }

    /// Whether the hand let go in the turn before that picture, and nothing else came: what runs from there on has
    /// moved nothing by then.
    private static func isSetAsHandLetsGo(_ index: Int, _ trace: Trace) -> Bool {
        guard !trace.film[index].isByHand else { return false }
        let events = trace.events[trace.film[index - 1].eventCount..<trace.film[index].eventCount]
        let isAlone = events.allSatisfy { event in
            switch event.kind {
            case .started, .progressed, .environment, .touch(.moved), .gesture(_, .began), .gesture(_, .changed): false
            case .interactionChanged(_, .paused), .ended: false
            default: true
            }
        }
        return isAlone
            && events.contains {
                if case .interactionChanged = $0.kind { return true }
                return false
            }
    }

    /// The part of the window that the view fills, by alpha.
    private static func part(_ view: ShownView?, of window: Rectangle) -> Double {
        guard let view, window.width > 0, window.height > 0 else { return 0 }
        return view.alpha * view.area / (window.width * window.height)
    }

    /// The part of the window that it would fill with nothing in front, by alpha.
    private static func extent(_ view: ShownView?, in window: Rectangle) -> Double {
        guard let view, window.width > 0, window.height > 0 else { return 0 }
        return view.alpha * view.frame.width * view.frame.height / (window.width * window.height)
    }

    /// Whether something other than an animation may have changed what is seen in the turn before that picture.
    private static func isExplained(_ index: Int, _ trace: Trace) -> Bool {
        if trace.film[index].isByHand { return true }
        let range = trace.film[index - 1].eventCount..<trace.film[index].eventCount
        return trace.events[range].contains {
            switch $0.kind {
            case .started, .ended, .interactionChanged, .progressed, .gesture, .touch, .environment, .stepBegan: true
            default: false
            }
        }
    }

    private static func violation(_ flash: Flash, _ history: TransitionHistory, _ trace: Trace) -> Violation {
        let state = trace.snapshots.lazy.compactMap { $0.view(flash.view) }.first
        let causeName = state.map(trace.causeName) ?? .view(trace.object(flash.view).typeName)
        let name = causeName.words
        let (first, after) = (trace.film[flash.first], trace.film[flash.after])
        let frames = after.time.frame - first.time.frame
        let word = flash.isSeen ? "flashes" : "blinks"
        let what =
            flash.isSeen ? "it is seen where nothing puts it" : "most of it is gone, and nothing has taken it away"
        let text = { (view: ShownView?) in view.map { "\($0.frame.text), alpha \($0.alpha.text)" } ?? "not seen" }
        let before = flash.first > 0 ? text(trace.film[flash.first - 1].view(flash.view)) : "not seen"
        let call = history.completions.first.map {
            [DecisionNote(.event($0.event), "completed with \($0.didComplete)")]
        }
        return invariant.violation(
            of: trace.subject(of: history.record),
            cause: ViolationCause(flash.isSeen ? Cause.flashes : .blinks, causeName),
            summary: "In \(trace.name(of: history.record)), \(name) \(word): for \(frames) "
                + "frame\(frames == 1 ? "" : "s") \(what).",
            expected: "\(before) before, \(text(after.view(flash.view))) after",
            seen: "\(text(first.view(flash.view))) from \(first.time.text) to \(after.time.text)",
            remedy: history.hasOwnAnimator
                ? "Set the model value to where the animation ends, on a cancel to where it began, before the "
                    + "animation is removed; give an animation that waits fillMode .backwards, or set its first value "
                    + "at once."
                : TransitionHistory.remedyBesideUIKit,
            decisions: call ?? [], time: first.time)
    }
}
