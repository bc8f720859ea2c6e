import TransitionCore

extension HeadlessApp {
    /// Puts a finger on the glass; it is delivered in the next turn.
    public func touchDown(at location: CGPoint) -> HeadlessTouch {
        let finger = HeadlessTouch(at: location, in: world)
        heldTouches.append(finger)
        return finger
    }

    /// Drags one finger along a straight way, one movement a frame.
    ///
    /// - Parameters:
    ///   - way: The way in points, right and down positive.
    ///   - frames: Frames from the turn that delivers the touch to the one that delivers its end. With 0 the whole
    ///     gesture is delivered in one turn, as after a blocked main thread: it is over before a transition can start.
    ///   - ending: Whether the finger lifts, is cancelled, or stays down at the end.
    public func pan(from start: CGPoint, by way: CGVector, frames: Int, ending: GestureEnding = .lift) {
        let finger = touchDown(at: start)
        // In one turn it takes two movements: the first begins the gesture and the second changes it.
        let movements = frames > 0 ? frames : 2
        if frames > 0 { advance(frames: 1) }
        for movement in 1...movements {
            let part = CGFloat(movement) / CGFloat(movements)
            if frames <= 0 { world.touches.beginMoment() }
            finger.move(to: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part))
            if movement == movements { finger.end(ending) }
            if frames > 0 || movement == movements { advance(frames: 1) }
        }
    }

    /// Brings two fingers side by side together, or moves them apart, one movement of each a frame.
    ///
    /// At their widest they are 240 points apart, or as far as the window leaves on both sides.
    ///
    /// - Parameters:
    ///   - middle: Where the fingers' middle stays, in window points.
    ///   - scale: The distance at the end against that at the start; 0 or more.
    ///   - frames: As for `pan(from:by:frames:ending:)`.
    ///   - ending: What both fingers do at the end.
    public func pinch(at middle: CGPoint, to scale: CGFloat, frames: Int, ending: GestureEnding = .lift) {
        let reach = min(120, middle.x, window.bounds.width - middle.x)
        let start = reach / max(1, scale)
        let left = touchDown(at: CGPoint(x: middle.x - start, y: middle.y))
        let right = touchDown(at: CGPoint(x: middle.x + start, y: middle.y))
        let movements = frames > 0 ? frames : 2
        if frames > 0 { advance(frames: 1) }
        for movement in 1...movements {
            let part = CGFloat(movement) / CGFloat(movements)
            if frames <= 0 { world.touches.beginMoment() }
            let offset = start * (1 + (scale - 1) * part)
            left.move(to: CGPoint(x: middle.x - offset, y: middle.y))
            right.move(to: CGPoint(x: middle.x + offset, y: middle.y))
            if movement == movements {
                left.end(ending)
                right.end(ending)
            }
            if frames > 0 || movement == movements { advance(frames: 1) }
        }
    }

    /// Puts a finger down in one turn and lifts it in the next.
    public func tap(at location: CGPoint) {
        let finger = touchDown(at: location)
        advance(frames: 1)
        finger.lift()
        advance(frames: 1)
    }
}

extension HeadlessTouch {
    func end(_ ending: GestureEnding) {
        switch ending {
        case .lift: lift()
        case .cancel: cancel()
        case .hold: break
        }
    }
}
