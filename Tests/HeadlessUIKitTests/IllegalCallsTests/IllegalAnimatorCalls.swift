import HeadlessUIKit
import TransitionCore

extension IllegalCaller {
    static let animatorCalls: [Call] = [
        { $0.animators.append($0.makeAnimator()) },
        { $0.animator.startAnimation() },
        { $0.animator.startAnimation(afterDelay: $0.seconds()) },
        { $0.animator.pauseAnimation() },
        { $0.animator.stopAnimation($0.flag()) },
        { $0.animator.finishAnimation(at: $0.pick([.start, .end, .current])) },
        { $0.animator.fractionComplete = $0.number() },
        { $0.animator.isReversed = $0.flag() },
        { $0.animator.isInterruptible = $0.flag() },
        { $0.animator.isUserInteractionEnabled = $0.flag() },
        { $0.animator.pausesOnCompletion = $0.flag() },
        { $0.animator.scrubsLinearly = $0.flag() },
        { $0.animator.continueAnimation(withTimingParameters: nil, durationFactor: $0.number()) },
        { caller in caller.animator.addAnimations { caller.view.frame = caller.rect() } },
        { caller in caller.animator.addAnimations({ caller.view.alpha = 0 }, delayFactor: caller.number()) },
        { caller in caller.animator.addCompletion { _ in caller.animator.startAnimation() } },
        { $0.animators.removeFirst($0.animators.count > 1 ? 1 : 0) },
    ]

    static let gestureCalls: [Call] = [
        { $0.view.addGestureRecognizer($0.recognizer) },
        { $0.view.addGestureRecognizer($0.recognizer) },
        { $0.view.removeGestureRecognizer($0.recognizer) },
        { $0.view.gestureRecognizers = [$0.recognizer, $0.recognizer] },
        { $0.recognizers.append($0.makeRecognizer()) },
        { $0.recognizer.isEnabled = $0.flag() },
        { $0.recognizer.state = $0.pick([.possible, .began, .changed, .ended, .cancelled, .failed]) },
        { $0.recognizer.require(toFail: $0.recognizer) },
        { $0.recognizer.delegate = $0.flag() ? $0.greedy : nil },
        { $0.recognizer.cancelsTouchesInView = $0.flag() },
        { $0.recognizer.delaysTouchesBegan = $0.flag() },
        { $0.recognizer.delaysTouchesEnded = $0.flag() },
        { _ = $0.recognizer.location(in: $0.view) },
        { caller in if caller.chance(1, 20) { _ = caller.recognizer.location(ofTouch: caller.whole(), in: nil) } },
        { ($0.recognizer as? UIPanGestureRecognizer)?.setTranslation($0.point(), in: $0.view) },
        { ($0.recognizer as? UIPanGestureRecognizer)?.minimumNumberOfTouches = $0.whole() },
        { ($0.recognizer as? UIPinchGestureRecognizer)?.scale = $0.number() },
        { ($0.recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = $0.whole() },
        { ($0.recognizer as? UILongPressGestureRecognizer)?.minimumPressDuration = $0.seconds() },
        { $0.fingers.append($0.app.touchDown(at: $0.point())) },
        { $0.fingers.append($0.app.touchDown(at: $0.point())) },
        { $0.fingers.last?.move(to: $0.point()) },
        { $0.fingers.last?.lift() },
        { $0.fingers.last?.cancel() },
        { $0.app.pan(from: $0.point(), by: CGVector(dx: $0.number(), dy: $0.number()), frames: $0.flag() ? 3 : 0) },
        { $0.app.tap(at: $0.point()) },
    ]
}
