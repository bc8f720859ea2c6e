import TransitionCore

/// Takes the fingers' changes as they happen and delivers them when the run loop gets to it.
///
/// The order within one event: recognizers see it, `touchesCancelled` for touches that a gesture has taken, actions,
/// then the view (ledger 8.2, 8.12).
@MainActor
final class TouchDispatcher {
    struct RawEvent {
        let touch: UITouch
        let phase: UITouch.Phase
        let location: CGPoint
        let frame: Int
    }

    @exclusivity(unchecked) private var queue: [RawEvent] = []
    /// The events of the delivery that is under way, in an array that is kept for its memory.
    @exclusivity(unchecked) private var delivering: [RawEvent] = []
    @exclusivity(unchecked) private var event: UIEvent?
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
    @exclusivity(unchecked) private(set) var isSendingAction = false

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
        queue.append(RawEvent(touch: touch, phase: phase, location: location, frame: world.frame))
    }

    /// Delivers everything that is queued, in order, each event with its actions before the next.
    func deliver() {
        guard !isDelivering, !World.isFrozen, !(queue.isEmpty && live.isEmpty && queuedActions.isEmpty) else { return }
        isDelivering = true
        finishEvent()
        swap(&queue, &delivering)
        for event in delivering where !World.isFrozen {
            perform(event)
            finishEvent()
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

    /// A touch that has lifted is down no more, though its view has not heard of it.
    var hasHeldEnds: Bool { !heldEnds.isEmpty }

    /// Forgets everything at the end of the world.
    func removeAll() {
        queue = []
        event = nil
        for touch in activeTouches { touch.alone = nil }
        activeTouches = []
        live = []
        queuedActions = []
        heldEnds = []
    }

    // MARK: - One event

    private func perform(_ event: RawEvent) {
        let touch = event.touch
        touch.update(event.phase, at: event.location, seconds: VirtualTime(frame: event.frame).seconds)
        if event.phase == .began { activeTouches.append(touch) }
        countTaps(touch, event)
        let delivery = makeEvent(timestamp: touch.timestamp)
        if event.phase == .began { findReceivers(of: touch, delivery) }
        if event.phase != .moved { World.current?.record(.touch(TouchPhase(event.phase))) }
        let changed = touch.alone ?? [touch]
        touch.alone = changed
        for recognizer in touch.recognizers where recognizer.tracks(touch) && !recognizer.recognition.state.isOver {
            recognizer.recognition.updateLocation()
            recognizer.receive(changed, touch.phase, delivery)
        }
        if !queuedActions.isEmpty { sendActions(delivery) }
        tellView(of: touch, changed, delivery)
        if touch.isOver { forget(touch) }
    }

    private func makeEvent(timestamp: TimeInterval) -> UIEvent {
        if isKnownUniquelyReferenced(&event), let event {
            event.update(touches: activeTouches, timestamp: timestamp)
            return event
        }
        let made = UIEvent(touches: activeTouches, timestamp: timestamp)
        event = made
        return made
    }

    private func findReceivers(of touch: UITouch, _ event: UIEvent) {
        guard let world = World.current, !(world.hasEnvironment && world.environment.ignoredInteractionCount > 0)
        else { return }
        let location = touch.location(in: nil)
        for window in world.windowsByLevel.reversed() {
            let origin = window.frame.origin
            let inside = CGPoint(x: location.x - origin.x, y: location.y - origin.y)
            guard let view = window.hitTest(inside, with: event) else { continue }
            touch.enter(window)
            touch.view = view
            break
        }
        var view = touch.view
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.accepts(touch, event) {
                touch.recognizers.append(recognizer)
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
        if !queuedActions.isEmpty { sendActions(makeEvent(timestamp: World.current?.seconds ?? 0)) }
        settle()
        releaseHeldEnds()
    }

    private func sendActions(_ event: UIEvent) {
        while !queuedActions.isEmpty, !World.isFrozen {
            let recognizer = queuedActions.removeFirst()
            recognizer.recognition.isActionQueued = false
            takeTouchesFromView(for: recognizer, event)
            isSendingAction = true
            recognizer.sendActions()
            isSendingAction = false
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
