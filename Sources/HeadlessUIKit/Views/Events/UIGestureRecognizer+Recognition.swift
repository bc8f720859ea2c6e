import TransitionCore

/// The grammar of states (ledger 8.1) and what a change of state means for other recognizers (8.4).
extension UIGestureRecognizer {
    func tracks(_ touch: UITouch) -> Bool {
        for tracked in recognition.touches where tracked === touch { return true }
        return false
    }

    func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        recognition.touches.contains { other.tracks($0) }
    }

    func request(_ new: State) {
        guard !World.isFrozen else { return }
        switch (recognition.state, new) {
        case (.possible, .began), (.possible, .ended):
            attempt(new)
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
            enter(.changed)
        case (.began, .ended), (.changed, .ended):
            enter(.ended)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            enter(.cancelled)
        default:
            break
        }
    }

    /// Ends whatever the recognizer is doing, with an action when it had begun (8.3).
    func abandon() {
        request(recognition.state.isActive ? .cancelled : .failed)
    }

    func fail() {
        guard let touches = World.current?.views.arbiter, touches.isLive(self) else { return }
        recognition.state = .failed
        recognition.waiting = []
        recognition.requirements = []
        touches.releaseThoseHeldBack(by: self)
        touches.settleUnlessDelivering()
    }

    private func attempt(_ new: State) {
        guard let touches = World.current?.views.arbiter else { return }
        guard !recognition.isHeldBack else {
            // The lift of a gesture that is held back; it follows the beginning when that is let through.
            if new == .ended, recognition.waiting.last == .began { recognition.waiting.append(.ended) }
            return
        }
        guard isAllowedToBegin else { return fail() }
        if touches.isExcluded(self) { return fail() }
        recognition.requirements = touches.requirements(of: self)
        if recognition.requirements.isEmpty {
            recognize(new)
        } else {
            recognition.waiting = [new]
        }
    }

    private var isAllowedToBegin: Bool {
        guard mayBegin, !isKeptFromControls, let touches = World.current?.views.arbiter else { return false }
        return touches.asking(self) {
            delegate?.gestureRecognizerShouldBegin(self) != false && view?.gestureRecognizerShouldBegin(self) != false
        }
    }

    /// A control under the finger keeps a tap from the views around it.
    private var isKeptFromControls: Bool {
        guard isPlainTap else { return false }
        return recognition.touches.contains { touch in
            guard let touched = touch.view else { return false }
            return touched.keepsTaps && touched !== view
        }
    }

    /// One of the recognizers that had to fail has; the last one lets through what waited.
    func stopWaiting(for failed: UIGestureRecognizer) {
        guard let touches = World.current?.views.arbiter, recognition.isHeldBack else { return }
        recognition.requirements.removeAll { $0 === failed }
        guard recognition.requirements.isEmpty else { return }
        if touches.isExcluded(self) { return fail() }
        recognize(recognition.waiting.removeFirst())
    }

    private func recognize(_ new: State) {
        recognition.isContinuous = new == .began
        enter(new)
        World.current?.views.arbiter?.preventOthers(than: self)
    }

    func enter(_ new: State) {
        guard let world = World.current else { return }
        if new != recognition.state { world.record(.gesture(recognizer: objectID, state: GestureState(new))) }
        recognition.state = new
        recognition.updateLocation()
        world.views.arbiter?.queueAction(of: self)
    }

    /// Returns to possible; touches that are still down are nothing to it any more.
    func finish() {
        recognition.state = .possible
        recognition.touches = []
        recognition.waiting = []
        recognition.requirements = []
        recognition.isContinuous = false
        reset()
    }
}
