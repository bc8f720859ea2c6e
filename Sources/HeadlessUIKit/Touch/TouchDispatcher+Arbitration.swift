/// Which of several recognizers that follow the same fingers may have them (ledger 8.4).
extension TouchDispatcher {
    /// Whether another gesture has the touches already, or one that had to fail has not.
    func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
        live.contains { other in
            guard other !== recognizer, other.hasRecognized else { return false }
            return recognizer.needsFailure(of: other)
                || (other.sharesTouches(with: recognizer) && other.excludes(recognizer))
        }
    }

    /// The gestures that have to fail first and may still come about.
    func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        live.filter { other in
            other !== recognizer && other.recognition.state == .possible && recognizer.needsFailure(of: other)
        }
    }

    func releaseThoseHeldBack(by failed: UIGestureRecognizer) {
        for recognizer in live where recognizer.isWaiting(for: failed) { recognizer.stopWaiting(for: failed) }
    }

    /// Fails what may not run beside a gesture that has just been recognized.
    func preventOthers(than recognizer: UIGestureRecognizer) {
        for other in live where other !== recognizer && other.recognition.state == .possible {
            if other.isWaiting(for: recognizer) || other.needsFailure(of: recognizer)
                || (other.sharesTouches(with: recognizer) && recognizer.excludes(other))
            {
                other.fail()
            }
        }
    }
}

extension UIGestureRecognizer {
    fileprivate var hasRecognized: Bool { recognition.state.isActive || recognition.state == .ended }

    fileprivate func excludes(_ other: UIGestureRecognizer) -> Bool {
        let isShared =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
        return !isShared && canPrevent(other) && other.canBePrevented(by: self)
    }

    fileprivate func isWaiting(for other: UIGestureRecognizer) -> Bool {
        recognition.isHeldBack && recognition.requirements.contains { $0 === other }
    }

    /// Whether this gesture has to wait for the other to fail; rules that are asked live count among shared touches
    /// only.
    fileprivate func needsFailure(of other: UIGestureRecognizer) -> Bool {
        if hasRequirement(toFail: other) { return true }
        guard sharesTouches(with: other) else { return false }
        return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Whether a finger that has just come down is one for this recognizer.
    func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, !recognition.state.isOver, shouldReceive(event) else { return false }
        guard let delegate else { return true }
        return delegate.gestureRecognizer(self, shouldReceive: event)
            && delegate.gestureRecognizer(self, shouldReceive: touch)
    }

    /// Takes what has become of its touches, unless its gesture is over.
    func hear(_ changed: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        guard !recognition.state.isOver else { return }
        recognition.updateLocation()
        receive(changed, phase, event)
    }

    private func receive(_ changed: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(changed, with: event)
        case .moved, .stationary: touchesMoved(changed, with: event)
        case .ended: touchesEnded(changed, with: event)
        case .cancelled: touchesCancelled(changed, with: event)
        }
    }
}
