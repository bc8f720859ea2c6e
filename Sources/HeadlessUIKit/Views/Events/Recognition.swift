import TransitionCore

/// How far one recognizer is with the gesture under its fingers.
@MainActor
struct Recognition {
    var state = UIGestureRecognizer.State.possible
    /// The touches it follows, in the order in which they went down, those that are just lifting included.
    var touches: [UITouch] = []
    /// States that wait for another recognizer to fail, or for an earlier state's action.
    var waiting: [UIGestureRecognizer.State] = []
    /// The recognizers that have to fail before `waiting` may begin.
    var requirements: [UIGestureRecognizer] = []
    /// Whether the gesture has passed through `began`, which a discrete one never does.
    var isContinuous = false
    var isActionQueued = false
    /// What its actions go back to: the first finger that it follows.
    var cause = Cause()
    /// The middle of the touches in window points.
    private(set) var location = CGPoint.zero

    /// Waits for its requirements: it has seen its gesture, and its state does not say so yet.
    var isHeldBack: Bool { state == .possible && !waiting.isEmpty }

    /// The touches that `numberOfTouches` counts: a discrete gesture is made of touches that have lifted.
    var countedTouches: [UITouch] {
        isContinuous ? touches.filter { !$0.isOver } : touches
    }

    mutating func updateLocation() {
        if touches.count == 1 {
            if !isContinuous || !touches[0].isOver { location = touches[0].locationInWindow }
            return
        }
        let counted = countedTouches
        guard !counted.isEmpty else { return }
        let sum = counted.reduce(into: CGPoint.zero) { sum, touch in
            let point = touch.locationInWindow
            sum.x += point.x
            sum.y += point.y
        }
        location = CGPoint(x: sum.x / CGFloat(counted.count), y: sum.y / CGFloat(counted.count))
    }
}

// Asked of the state alone: a question to the whole would copy it.
extension UIGestureRecognizer.State {
    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
    var isActive: Bool { self == .began || self == .changed }
}

extension GestureState {
    init(_ state: UIGestureRecognizer.State) {
        switch state {
        case .possible: self = .possible
        case .began: self = .began
        case .changed: self = .changed
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .failed: self = .failed
        }
    }
}
