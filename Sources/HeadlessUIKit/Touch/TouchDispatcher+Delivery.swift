import TransitionCore

/// What views are told of touches, and when (ledger 8.12).
extension TouchDispatcher {
    /// The end of a touch that its view has not heard of, and the recognizers that it waits for.
    struct HeldEnd {
        let touch: UITouch
        var recognizers: [UIGestureRecognizer]
    }

    /// What a view is told of an event at once: all of its touches that have changed in the same way.
    struct Announcement {
        let view: UIView
        let phase: UITouch.Phase
        var touches: Set<UITouch>
        /// Of the first of them.
        let cause: Cause
    }

    /// How long a scroll view keeps a touch from its content, to see whether it is a drag: 0.15 s, in frames.
    static let contentDelayFrames = 9

    func delay(_ touch: UITouch, in scrollView: any ContentScrolling) {
        guard scrollView.delaysContentTouches, scrollView.isScrollEnabled, touch.contentDelayEnd == 0,
            let world = World.current
        else { return }
        touch.contentDelayEnd = world.frame + Self.contentDelayFrames
        world.work.enqueue(atFrame: touch.contentDelayEnd) { [weak touch, weak self] in
            guard let self, let touch, !touch.isOver else { return }
            self.tellView(of: touch)
            self.announce(UIEvent(touches: self.activeTouches, frame: World.current?.frame ?? 0))
        }
    }

    private func note(_ touch: UITouch, _ phase: UITouch.Phase, for view: UIView) {
        let index = announcements.firstIndex { $0.view === view && $0.phase == phase }
        if let index {
            announcements[index].touches.insert(touch)
        } else {
            announcements.append(
                Announcement(view: view, phase: phase, touches: touch.alone ?? [touch], cause: touch.cause))
        }
    }

    /// Tells the views what was noted for them.
    func announce(_ event: UIEvent) {
        guard !announcements.isEmpty else { return }
        let all = announcements
        announcements = []
        for announcement in all where !World.isFrozen {
            let (view, touches) = (announcement.view, announcement.touches)
            // Another finger may have lifted with it: what the view does goes back to its own.
            World.current?.cause = announcement.cause
            switch announcement.phase {
            case .began: view.touchesBegan(touches, with: event)
            case .moved, .stationary: view.touchesMoved(touches, with: event)
            case .ended: view.touchesEnded(touches, with: event)
            case .cancelled: tellCancel(touches, to: view, event)
            }
        }
    }

    /// Notes for the touch's view what has become of the touch.
    func tellView(of touch: UITouch) {
        guard !World.isFrozen, let view = touch.view else { return }
        switch touch.viewDelivery {
        case .withheld, .over: break
        case .nothing:
            if touch.phase == .cancelled {
                touch.viewDelivery = .over
            } else if !isBeginningHeld(touch) {
                begin(touch, in: view)
                if touch.phase == .ended, touch.viewDelivery == .began { end(touch, in: view) }
            } else if touch.phase == .ended {
                holdEnd(of: touch, for: touch.recognizers.filter { $0.delaysTouchesBegan && $0.mayStillCome })
            }
        case .began:
            switch touch.phase {
            case .began, .stationary: break
            case .moved: note(touch, .moved, for: view)
            case .ended: end(touch, in: view)
            case .cancelled:
                touch.viewDelivery = .over
                note(touch, .cancelled, for: view)
            }
        }
    }

    private func begin(_ touch: UITouch, in view: UIView) {
        guard mayHave(touch, view), contentViewIsAllowed(touch, view) else {
            touch.viewDelivery = .over
            return
        }
        touch.viewDelivery = .began
        note(touch, .began, for: view)
    }

    private func end(_ touch: UITouch, in view: UIView) {
        let waitsFor = touch.recognizers.filter { $0.delaysTouchesEnded && $0.mayStillCome }
        guard waitsFor.isEmpty else { return holdEnd(of: touch, for: waitsFor) }
        touch.viewDelivery = .over
        note(touch, .ended, for: view)
    }

    private func holdEnd(of touch: UITouch, for recognizers: [UIGestureRecognizer]) {
        heldEnds.append(HeldEnd(touch: touch, recognizers: recognizers))
    }

    /// A view that does not take several touches has the first only, and one that wants all for itself shares none.
    private func mayHave(_ touch: UITouch, _ view: UIView) -> Bool {
        for other in activeTouches where other !== touch && other.viewDelivery == .began {
            guard let otherView = other.view else { continue }
            if otherView === view, !view.isMultipleTouchEnabled { return false }
            if otherView !== view, view.isExclusiveTouch || otherView.isExclusiveTouch { return false }
        }
        return true
    }

    private func contentViewIsAllowed(_ touch: UITouch, _ view: UIView) -> Bool {
        guard touch.contentDelayEnd > 0 else { return true }
        let event = UIEvent(touches: activeTouches, frame: touch.frame)
        var container = view.superview
        while let current = container {
            if let scrollView = current.asScrollView {
                return scrollView.touchesShouldBegin([touch], with: event, in: view)
            }
            container = current.superview
        }
        return true
    }

    private func isBeginningHeld(_ touch: UITouch) -> Bool {
        if touch.contentDelayEnd > (World.current?.frame ?? 0), !touch.isOver { return true }
        return touch.recognizers.contains { $0.delaysTouchesBegan && $0.mayStillCome }
    }

    /// The gesture has the touches now: the views that know of them lose them.
    func takeTouchesFromView(for recognizer: UIGestureRecognizer, _ event: UIEvent) {
        guard recognizer.cancelsTouchesInView, recognizer.recognition.state != .failed else { return }
        if !heldEnds.isEmpty {
            let held = heldEnds.filter { $0.recognizers.contains { $0 === recognizer } }.map(\.touch)
            heldEnds.removeAll { end in held.contains { $0 === end.touch } }
            for touch in held { withhold(touch, event) }
        }
        for touch in recognizer.recognition.touches { withhold(touch, event) }
    }

    /// Views that have left the window have lost their touches with it (ledger 8.11).
    func withdrawTouches() {
        for touch in activeTouches where touch.hasLostView && !World.isFrozen {
            withhold(touch, UIEvent(touches: activeTouches, frame: World.current?.frame ?? 0))
        }
    }

    private func withhold(_ touch: UITouch, _ event: UIEvent) {
        guard touch.viewDelivery == .nothing || touch.viewDelivery == .began else { return }
        let wasTold = touch.viewDelivery == .began
        touch.viewDelivery = .withheld
        if wasTold, let view = touch.view { tellCancel([touch], to: view, event) }
    }

    /// What a view puts back then had shown the finger: that is no transition's doing.
    private func tellCancel(_ touches: Set<UITouch>, to view: UIView, _ event: UIEvent) {
        World.following { view.touchesCancelled(touches, with: event) }
    }

    /// Tells views of ends that nothing waits for any more.
    func releaseHeldEnds() {
        guard !heldEnds.isEmpty, !World.isFrozen else { return }
        for index in heldEnds.indices { heldEnds[index].recognizers.removeAll { !$0.mayStillCome } }
        let released = heldEnds.filter(\.recognizers.isEmpty)
        heldEnds.removeAll(where: \.recognizers.isEmpty)
        for end in released {
            guard let view = end.touch.view else { continue }
            World.current?.cause = end.touch.cause
            if end.touch.hasLostView {
                withhold(end.touch, UIEvent(touches: activeTouches, frame: end.touch.frame))
                continue
            }
            if end.touch.viewDelivery == .nothing { begin(end.touch, in: view) }
            if end.touch.viewDelivery == .began {
                end.touch.viewDelivery = .over
                note(end.touch, .ended, for: view)
            }
            announce(UIEvent(touches: activeTouches, frame: end.touch.frame))
        }
    }
}

extension UITouch {
    /// Whether its view, which has yet to hear of it, is in no window any more.
    var hasLostView: Bool {
        guard viewDelivery == .nothing || viewDelivery == .began, let view else { return false }
        return !view.isInWindow
    }
}

extension UIGestureRecognizer {
    /// Whether it follows touches and may yet recognize them.
    fileprivate var mayStillCome: Bool {
        recognition.state == .possible && (World.current?.touches.isLive(self) ?? false)
    }
}
