import TransitionCore

/// Takes the fingers' changes as they happen and delivers them when the run loop gets to it.
///
/// The order within one event: recognizers see it, `touchesCancelled` for touches that a gesture has taken, actions,
/// then the view (ledger 8.2, 8.12).
@MainActor
final class TouchDispatcher: ActingHand, GestureArbiter {
    struct RawEvent {
        let touch: UITouch
        let phase: UITouch.Phase
        let location: CGPoint
        let frame: Int
        /// Tells apart what came in one frame and yet not together.
        let moment: Int
    }

    @exclusivity(unchecked) private var queue: [RawEvent] = []
    /// The events of the delivery that is under way, in an array that is kept for its memory.
    @exclusivity(unchecked) private var delivering: [RawEvent] = []
    @exclusivity(unchecked) private var event: UIEvent?
    @exclusivity(unchecked) private var moment = 0
    /// What views have to be told of the event that is under way.
    @exclusivity(unchecked) var announcements: [Announcement] = []
    @exclusivity(unchecked) private(set) var activeTouches: [UITouch] = []
    /// Touches whose end waits for recognizers to fail before the view hears of it.
    @exclusivity(unchecked) var heldEnds: [HeldEnd] = []
    /// Where and when a finger last lifted, to count taps.
    @exclusivity(unchecked) private var lastLift: (frame: Int, location: CGPoint, tapCount: Int)?
    @exclusivity(unchecked) private var lastSerial = 0
    /// Recognizers that are in the middle of something, in the order in which they came in.
    @exclusivity(unchecked) private(set) var live: [UIGestureRecognizer] = []
    @exclusivity(unchecked) private var queuedActions: [UIGestureRecognizer] = []
    @exclusivity(unchecked) private var isDelivering = false
    /// Whether a recognizer's action is running.
    var isSendingAction: Bool { actingRecognizer != nil }
    /// The recognizer whose action is running.
    @exclusivity(unchecked) private(set) var actingRecognizer: UIGestureRecognizer?
    /// The recognizer that is being asked about: whether it may begin.
    @exclusivity(unchecked) private var askedRecognizer: UIGestureRecognizer?
    /// The recognizer in whose name something is asked for now: what its delegate does is the gesture's doing as well.
    var requestingRecognizer: UIGestureRecognizer? { actingRecognizer ?? askedRecognizer }

    var actingRecognizerID: ObjectID? { actingRecognizer?.objectID }

    var asker: RequestCause.Asker? {
        switch requestingRecognizer {
        case nil: nil
        case let tap as UITapGestureRecognizer: .tap(count: tap.numberOfTapsRequired)
        case is UILongPressGestureRecognizer: .press
        default: .drag
        }
    }

    var isHeardByAnother: Bool {
        guard let recognizer = requestingRecognizer, let touch = recognizer.recognition.touches.first else {
            return false
        }
        return recognizer.view?.nearestOwner !== touch.view?.nearestOwner
    }

    var isTrackingContent: Bool {
        for recognizer in live where recognizer.isTrackingContent { return true }
        return false
    }

    /// What tells where in the app a finger has come down.
    var touchedViews: (any TouchedViews)?

    /// Touches that the app knows to be down.
    var touchesDown: Int { activeTouches.count }

    /// Whether `deliver` has anything to do.
    var hasPending: Bool {
        if !queue.isEmpty || !queuedActions.isEmpty { return true }
        // A loop, where a closure would have its isolation checked at each call; so too below.
        for recognizer in live where recognizer.recognition.state.isOver || !recognizer.isInWindow { return true }
        return false
    }

    func makeTouch() -> UITouch {
        lastSerial += 1
        return UITouch(serial: lastSerial)
    }

    /// While the app is not in front the glass is another's: fingers that come down there are never heard of.
    func enqueue(_ touch: UITouch, _ phase: UITouch.Phase, at location: CGPoint) {
        guard !World.isFrozen, let world = World.current else { return }
        if world.isInactive {
            touch.isHeldDown = false
            return
        }
        if phase == .ended || phase == .cancelled { touch.isHeldDown = false }
        if phase == .began { touch.step = world.recorder.step }
        queue.append(RawEvent(touch: touch, phase: phase, location: location, frame: world.frame, moment: moment))
    }

    /// Keeps what the fingers do from here on apart from what they have done in this frame: to an app whose main thread
    /// is blocked a whole drag comes at once, and still bit by bit.
    func beginMoment() {
        moment += 1
    }

    /// Delivers everything that is queued, in order, each event with its actions before the next. What several fingers
    /// do in one frame is one event.
    func deliver() {
        let isIdle = queue.isEmpty && activeTouches.isEmpty && live.isEmpty && queuedActions.isEmpty
        guard !isDelivering, !World.isFrozen, !isIdle else { return }
        isDelivering = true
        // What was done between two turns, or by the event before, is committed before anything is touched.
        World.current?.commitWork.run()
        finishEvent()
        swap(&queue, &delivering)
        var start = 0
        while start < delivering.count, !World.isFrozen {
            World.current?.commitWork.run()
            let end = endOfEvent(from: start)
            let effects = World.effectCount
            perform(start..<end)
            finishEvent()
            if World.effectCount != effects {
                for event in delivering[start..<end] { World.current?.noteEffect(of: event.touch.cause) }
            }
            start = end
        }
        delivering.removeAll(keepingCapacity: true)
        isDelivering = false
    }

    /// The system takes every touch away: the app leaves the foreground, the screen turns (8.10).
    ///
    /// What the fingers did before is delivered first.
    func cancelAll() {
        deliver()
        for touch in activeTouches where touch.isHeldDown {
            enqueue(touch, .cancelled, at: touch.locationOnScreen)
        }
        deliver()
    }

    /// Forgets everything at the end of the world.
    func removeAll() {
        queue = []
        event = nil
        for touch in activeTouches { touch.alone = nil }
        activeTouches = []
        live = []
        queuedActions = []
        heldEnds = []
        announcements = []
    }

    // MARK: - One event

    /// The end of what belongs to one event: changes of one kind, of each finger one, at one moment of one frame.
    /// Several moves of a finger are the last of them.
    private func endOfEvent(from start: Int) -> Int {
        let first = delivering[start]
        var end = start + 1
        while end < delivering.count {
            let next = delivering[end]
            guard next.frame == first.frame, next.moment == first.moment, next.phase == first.phase else { break }
            if next.phase != .moved, delivering[start..<end].contains(where: { $0.touch === next.touch }) { break }
            end += 1
        }
        return end
    }

    private func perform(_ range: Range<Int>) {
        let phase = delivering[range.lowerBound].phase
        let touches = takeChanges(range)
        let delivery = makeEvent(frame: touches[0].frame)
        for touch in touches {
            if phase == .began {
                World.current?.beginDeed(of: touch)
                findReceivers(of: touch, delivery)
                World.current?.notePlace(of: touch)
            }
            World.current?.cause = touch.cause
            if phase == .moved {
                World.current?.hasMovedFinger = true
            } else {
                World.current?.record(.touch(TouchPhase(phase)))
            }
        }
        tellRecognizers(of: touches, phase, delivery)
        if !queuedActions.isEmpty { sendActions(delivery) }
        withdrawTouches()
        for touch in touches { tellView(of: touch) }
        announce(delivery)
        for touch in touches where touch.isOver { forget(touch) }
    }

    /// The touches that an event changes, in the order in which they were heard of.
    private func takeChanges(_ range: Range<Int>) -> [UITouch] {
        for touch in activeTouches { touch.rest() }
        var touches: [UITouch] = []
        for index in range where !isChangedAgain(index, before: range.upperBound) {
            let raw = delivering[index]
            raw.touch.update(raw.phase, at: raw.location, frame: raw.frame)
            if raw.phase == .began { activeTouches.append(raw.touch) }
            countTaps(raw.touch, raw)
            touches.append(raw.touch)
        }
        return touches
    }

    /// Whether the event has more of that touch.
    private func isChangedAgain(_ index: Int, before end: Int) -> Bool {
        for later in index + 1..<end where delivering[later].touch === delivering[index].touch { return true }
        return false
    }

    /// Each recognizer hears of the touches that it follows once.
    private func tellRecognizers(of touches: [UITouch], _ phase: UITouch.Phase, _ delivery: UIEvent) {
        guard touches.count > 1 else {
            let touch = touches[0]
            let changed = touch.alone ?? [touch]
            touch.alone = changed
            for recognizer in touch.recognizers where recognizer.tracks(touch) {
                recognizer.hear(changed, phase, delivery)
            }
            return
        }
        var told: [UIGestureRecognizer] = []
        for touch in touches {
            for recognizer in touch.recognizers where !told.contains(where: { $0 === recognizer }) {
                told.append(recognizer)
                let own = touches.filter(recognizer.tracks)
                if !own.isEmpty { recognizer.hear(Set(own), phase, delivery) }
            }
        }
    }

    private func makeEvent(frame: Int) -> UIEvent {
        if isKnownUniquelyReferenced(&event), let event {
            event.update(touches: activeTouches, frame: frame)
            return event
        }
        let made = UIEvent(touches: activeTouches, frame: frame)
        event = made
        return made
    }

    private func findReceivers(of touch: UITouch, _ event: UIEvent) {
        guard let world = World.current, (world.partIfMade(InteractionPause.self)?.count ?? 0) == 0 else { return }
        if let hit = world.hit(at: touch.location(in: nil), with: event) {
            touch.enter(hit.window)
            touch.view = hit.view
        }
        var view = touch.view
        while let current = view {
            for recognizer in current.recognizersInTurn where recognizer.accepts(touch, event) {
                touch.recognizers.append(recognizer)
                if recognizer.recognition.touches.isEmpty { recognizer.recognition.cause = touch.cause }
                recognizer.recognition.touches.append(touch)
                if !isLive(recognizer) { live.append(recognizer) }
            }
            view = current.superview
            if let scrollView = view?.asScrollView { delay(touch, in: scrollView) }
        }
    }

    /// A finger that comes down again soon and near counts on; one that moves away counts nothing.
    private func countTaps(_ touch: UITouch, _ event: RawEvent) {
        switch event.phase {
        case .began:
            if let last = lastLift, event.frame - last.frame <= UITapGestureRecognizer.pauseFrames,
                hypot(event.location.x - last.location.x, event.location.y - last.location.y) <= 45
            {
                touch.tapCount = last.tapCount + 1
            }
        case .moved, .stationary:
            if touch.hasMovedAway { touch.tapCount = 0 }
        case .ended: lastLift = (event.frame, event.location, touch.tapCount)
        case .cancelled: lastLift = nil
        }
    }

    private func forget(_ touch: UITouch) {
        activeTouches.removeFirst(identicalTo: touch)
        // The event must not keep the views of a sequence that is over.
        if activeTouches.isEmpty { event = nil }
        for recognizer in touch.recognizers { recognizer.recognition.touches.removeFirst(identicalTo: touch) }
        touch.recognizers = []
        touch.alone = nil
    }

    // MARK: - Actions and ends

    func isLive(_ recognizer: UIGestureRecognizer) -> Bool {
        for candidate in live where candidate === recognizer { return true }
        return false
    }

    func queueAction(of recognizer: UIGestureRecognizer) {
        guard !recognizer.recognition.isActionQueued else { return }
        recognizer.recognition.isActionQueued = true
        queuedActions.append(recognizer)
    }

    /// Sends what is left to send, and returns to possible whatever is over.
    private func finishEvent() {
        for recognizer in live where !recognizer.isInWindow { recognizer.abandon() }
        withdrawTouches()
        if !queuedActions.isEmpty { sendActions(makeEvent(frame: World.current?.frame ?? 0)) }
        settle()
        releaseHeldEnds()
    }

    /// Performs `question` about a recognizer, and returns the answer.
    func asking(_ recognizer: UIGestureRecognizer, _ question: () -> Bool) -> Bool {
        let outer = askedRecognizer
        askedRecognizer = recognizer
        defer { askedRecognizer = outer }
        return question()
    }

    private func sendActions(_ event: UIEvent) {
        while !queuedActions.isEmpty, !World.isFrozen {
            let recognizer = queuedActions.removeFirst()
            recognizer.recognition.isActionQueued = false
            takeTouchesFromView(for: recognizer, event)
            actingRecognizer = recognizer
            let outer = World.current?.enter(recognizer.recognition.cause)
            recognizer.sendActions()
            if let outer { World.current?.cause = outer }
            actingRecognizer = nil
            if recognizer.recognition.state.isActive, !recognizer.recognition.waiting.isEmpty {
                recognizer.enter(recognizer.recognition.waiting.removeFirst())
            }
        }
    }

    func settleUnlessDelivering() {
        guard !isDelivering else { return }
        settle()
        releaseHeldEnds()
    }

    private func settle() {
        for recognizer in live where recognizer.recognition.state.isOver && !recognizer.recognition.isActionQueued {
            live.removeFirst(identicalTo: recognizer)
            recognizer.finish()
        }
    }
}

extension TouchPhase {
    init(_ phase: UITouch.Phase) {
        switch phase {
        case .began: self = .began
        case .moved, .stationary: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
