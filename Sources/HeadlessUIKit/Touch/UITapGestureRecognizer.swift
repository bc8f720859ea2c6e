import TransitionCore

/// Recognizes fingers that go down and lift without moving, as often as asked.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How far a finger may slide in a tap, in points.
    static let slop = UITouch.slop
    /// How long the next of several taps may be in coming: 0.35 s, in frames.
    static let pauseFrames = 21

    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    /// Nothing is pressed; kept for the caller.
    @Held open var buttonMaskRequired = UIEvent.ButtonMask.primary

    /// One tap with one finger.
    override var isPlainTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

    private var tapCount = 0
    /// The most fingers that were down at once in this tap.
    private var fingerCount = 0
    /// Where each finger went down, by the touch's serial.
    private var starts: [Int: CGPoint] = [:]
    /// Tells a pause that has run out from one that a later tap has ended.
    private var pause = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pause += 1
        for touch in touches { starts[touch.serial] = touch.location(in: nil) }
        fingerCount = max(fingerCount, recognition.touches.count { !$0.isOver })
        if fingerCount > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = starts[touch.serial] else { continue }
            let point = touch.location(in: nil)
            if hypot(point.x - start.x, point.y - start.y) > Self.slop { state = .failed }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard recognition.touches.allSatisfy(\.isOver) else { return }
        guard fingerCount == numberOfTouchesRequired else {
            state = .failed
            return
        }
        tapCount += 1
        fingerCount = 0
        starts = [:]
        if tapCount == numberOfTapsRequired {
            state = .ended
        } else {
            awaitNextTap()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        tapCount = 0
        fingerCount = 0
        starts = [:]
        pause += 1
    }

    private func awaitNextTap() {
        guard let world = World.current else { return }
        let pauseNow = pause
        world.work.enqueue(atFrame: world.frame + Self.pauseFrames) { [weak self] in
            guard let self, self.pause == pauseNow else { return }
            self.state = .failed
        }
    }
}
